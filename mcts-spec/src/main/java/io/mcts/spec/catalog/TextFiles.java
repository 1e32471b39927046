package io.mcts.spec.catalog;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;

/** Reads text files in UTF-8, with or without a byte order mark, or in UTF-16 with one. */
public final class TextFiles {

    private static final char MARK = '\uFEFF';
    private static final byte[] UTF_8_MARK = {(byte) 0xEF, (byte) 0xBB, (byte) 0xBF};
    private static final byte[] UTF_16LE_MARK = {(byte) 0xFF, (byte) 0xFE};
    private static final byte[] UTF_16BE_MARK = {(byte) 0xFE, (byte) 0xFF};

    private TextFiles() {}

    /**
     * Returns the text of a file, without a byte order mark.
     *
     * @throws IOException if the file cannot be read or has another encoding
     */
    public static String read(Path file) throws IOException {
        byte[] bytes = Files.readAllBytes(file);
        try {
            return charset(bytes)
                    .newDecoder()
                    .decode(ByteBuffer.wrap(bytes))
                    .toString()
                    .replaceFirst("^" + MARK, "");
        } catch (CharacterCodingException foreign) {
            throw new IOException("it is neither UTF-8 nor UTF-16 with a byte order mark", foreign);
        }
    }

    /** Returns text in any encoding without a byte order mark of UTF-8. */
    public static byte[] withoutMark(byte[] text) {
        int mark = lengthOfUtf8Mark(text);
        if (mark > 0) {
            return Arrays.copyOfRange(text, mark, text.length);
        }
        Charset charset = charset(text);
        return charset.equals(StandardCharsets.UTF_8)
                ? text
                : new String(text, charset).substring(1).getBytes(StandardCharsets.UTF_8);
    }

    /** Whether a text begins with a byte order mark of UTF-16. */
    public static boolean isUtf16(byte[] text) {
        return !charset(text).equals(StandardCharsets.UTF_8);
    }

    /** Returns the length of the byte order mark of UTF-8 with which a text begins; 0 without one. */
    public static int lengthOfUtf8Mark(byte[] text) {
        return beginsWith(text, UTF_8_MARK) ? UTF_8_MARK.length : 0;
    }

    private static Charset charset(byte[] text) {
        if (beginsWith(text, UTF_16LE_MARK)) {
            return StandardCharsets.UTF_16LE;
        }
        return beginsWith(text, UTF_16BE_MARK) ? StandardCharsets.UTF_16BE : StandardCharsets.UTF_8;
    }

    private static boolean beginsWith(byte[] text, byte[] mark) {
        return text.length >= mark.length && Arrays.equals(text, 0, mark.length, mark, 0, mark.length);
    }
}
