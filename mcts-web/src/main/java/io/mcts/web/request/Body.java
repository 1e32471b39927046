package io.mcts.web.request;

import io.javalin.http.BadRequestResponse;
import io.javalin.http.ContentTooLargeResponse;
import io.javalin.http.Context;
import io.javalin.http.HttpResponseException;
import io.javalin.http.RequestTimeoutResponse;
import io.javalin.http.TooManyRequestsResponse;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.util.concurrent.Semaphore;

/** Reads bodies of requests within limits of size, time and concurrency, as slow clients occupy threads. */
public final class Body {

    private static final int PIECE = 1 << 13;

    /** The length above which a body is not even read to be discarded. */
    private static final long MOST_THROWN_AWAY = 100L * Limits.BODY_BYTES;

    private static final Semaphore PLACES = new Semaphore(Limits.BODIES);

    private Body() {}

    public static byte[] bytes(Context request, int most) {
        if (request.req().getContentLengthLong() > MOST_THROWN_AWAY) {
            throw tooLong(most); // at once, though who is sending it may see a broken connection instead
        }
        if (!PLACES.tryAcquire()) {
            throw new TooManyRequestsResponse(
                    "the server is reading too many bodies at a time; at most " + Limits.BODIES);
        }
        try {
            return read(request.bodyInputStream(), most);
        } catch (IOException | RuntimeException failure) {
            // An idle connection may time out just as a request arrives. That is not the client's fault: answer 408 so
            // that it retries.
            throw failure instanceof HttpResponseException refusal
                    ? refusal
                    : new RequestTimeoutResponse("the body cannot be read or comes too slowly; send it again");
        } finally {
            PLACES.release();
        }
    }

    private static byte[] read(InputStream body, int most) throws IOException {
        long end = System.nanoTime() + Limits.BODY_TIME.toNanos();
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        byte[] piece = new byte[PIECE];
        long length = 0;
        for (int count = body.read(piece); count >= 0; count = body.read(piece)) {
            length += count;
            if (length <= most) {
                bytes.write(piece, 0, count);
            } // the rest is thrown away: who still sends would not hear the answer
            if (System.nanoTime() - end > 0) {
                throw new RequestTimeoutResponse(
                        "the body comes too slowly; it may take " + Limits.BODY_TIME.toSeconds() + " s");
            }
        }
        if (length > most) {
            throw tooLong(most);
        }
        return bytes.toByteArray();
    }

    public static Fields fields(Context request) {
        return Fields.parse(text(bytes(request, Limits.BODY_BYTES)));
    }

    public static String text(byte[] bytes) {
        try {
            return StandardCharsets.UTF_8
                    .newDecoder()
                    .decode(ByteBuffer.wrap(bytes))
                    .toString();
        } catch (CharacterCodingException failure) {
            throw new BadRequestResponse("the body is no text in UTF-8");
        }
    }

    private static HttpResponseException tooLong(int most) {
        return new ContentTooLargeResponse("the body is too long; at most " + most + " bytes");
    }
}
