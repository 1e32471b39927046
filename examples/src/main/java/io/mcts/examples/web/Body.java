package io.mcts.examples.web;

import io.javalin.http.Context;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;

/** The body of a request, read no further than is allowed. */
final class Body {

    private Body() {}

    /** All bytes. */
    static byte[] bytes(Context request) {
        if (request.req().getContentLengthLong() > Limits.BODY_BYTES) {
            throw tooLong();
        }
        byte[] bytes;
        try {
            bytes = request.bodyInputStream().readNBytes(Limits.BODY_BYTES + 1);
        } catch (IOException failure) {
            throw new Refusal(400, "the body cannot be read: " + failure.getMessage());
        }
        if (bytes.length > Limits.BODY_BYTES) {
            throw tooLong();
        }
        return bytes;
    }

    /** The fields of a body that is a JSON object. */
    static Fields fields(Context request) {
        return Fields.parse(text(bytes(request)));
    }

    /** A text in UTF-8. */
    static String text(byte[] bytes) {
        try {
            return StandardCharsets.UTF_8
                    .newDecoder()
                    .decode(ByteBuffer.wrap(bytes))
                    .toString();
        } catch (CharacterCodingException failure) {
            throw new Refusal(400, "the body is no text in UTF-8");
        }
    }

    private static Refusal tooLong() {
        return new Refusal(413, "the body is too long; allowed: up to " + Limits.BODY_BYTES + " bytes");
    }
}
