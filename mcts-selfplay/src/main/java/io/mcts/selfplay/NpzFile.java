package io.mcts.selfplay;

import java.io.BufferedOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;
import java.util.zip.Deflater;
import java.util.zip.ZipEntry;
import java.util.zip.ZipException;
import java.util.zip.ZipFile;
import java.util.zip.ZipOutputStream;

/**
 * Writes arrays of floats for {@code numpy.load}: a zip file of {@code .npy} files (NumPy Enhancement Proposal 1, <i>A Simple File Format
 * for NumPy Arrays</i>, version 1.0).
 */
final class NpzFile {

    private static final byte[] MAGIC = {(byte) 0x93, 'N', 'U', 'M', 'P', 'Y', 1, 0};
    private static final String NPY = ".npy";
    private static final int ALIGNMENT = 64;
    private static final int LENGTH_BYTES = 2;

    /** An array of rows in row-major order, each with a shape, which is empty for a number. */
    @SuppressWarnings("ArrayRecordComponent") // carried to a file, never compared
    record Column(String name, int[] rowShape, List<float[]> rows) {}

    private NpzFile() {}

    /** Writes or replaces a file. The archive's comment, ignored by NumPy, may be blank. */
    static void write(Path file, String comment, List<Column> columns) throws IOException {
        try (ZipOutputStream zip = new ZipOutputStream(new BufferedOutputStream(Files.newOutputStream(file)))) {
            zip.setComment(comment);
            zip.setLevel(Deflater.BEST_SPEED); // most numbers are 0, and more takes as long as playing the games
            for (Column column : columns) {
                ZipEntry entry = new ZipEntry(column.name() + NPY);
                entry.setTime(0); // equal arrays, equal files
                zip.putNextEntry(entry);
                write(zip, column);
                zip.closeEntry();
            }
        }
    }

    /** Returns the comment of a file; blank if there is none. */
    static String comment(Path file) throws IOException {
        try (ZipFile zip = new ZipFile(file.toFile())) {
            String comment = zip.getComment();
            return comment == null ? "" : comment;
        } catch (ZipException foreign) {
            return "";
        }
    }

    /** Returns an array of numbers of a file that {@link #write} has written; empty if it has none of this name. */
    static float[] numbers(Path file, String column) throws IOException {
        try (ZipFile zip = new ZipFile(file.toFile())) {
            ZipEntry entry = zip.getEntry(column + NPY);
            if (entry == null) {
                return new float[0];
            }
            ByteBuffer bytes =
                    ByteBuffer.wrap(zip.getInputStream(entry).readAllBytes()).order(ByteOrder.LITTLE_ENDIAN);
            bytes.position(MAGIC.length + LENGTH_BYTES + bytes.getShort(MAGIC.length));
            float[] numbers = new float[bytes.remaining() / Float.BYTES];
            bytes.asFloatBuffer().get(numbers);
            return numbers;
        }
    }

    private static void write(OutputStream out, Column column) throws IOException {
        out.write(head(column));
        for (float[] row : column.rows()) {
            ByteBuffer bytes = ByteBuffer.allocate(Float.BYTES * row.length).order(ByteOrder.LITTLE_ENDIAN);
            bytes.asFloatBuffer().put(row);
            out.write(bytes.array());
        }
    }

    private static byte[] head(Column column) {
        String shape = Arrays.stream(column.rowShape())
                .mapToObj(Integer::toString)
                .collect(Collectors.joining(
                        ", ", column.rows().size() + (column.rowShape().length == 0 ? "," : ", "), ""));
        String text = "{'descr': '<f4', 'fortran_order': False, 'shape': (" + shape + "), }";
        int length = MAGIC.length + LENGTH_BYTES + text.length() + 1;
        String padded = text + " ".repeat(Math.floorMod(-length, ALIGNMENT)) + "\n";
        return ByteBuffer.allocate(MAGIC.length + LENGTH_BYTES + padded.length())
                .order(ByteOrder.LITTLE_ENDIAN)
                .put(MAGIC)
                .putShort((short) padded.length())
                .put(padded.getBytes(StandardCharsets.US_ASCII))
                .array();
    }
}
