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
 * Writes arrays of floats to a file that {@code numpy.load} reads: a zip file of {@code .npy} files, each a header in Python's notation
 * and the numbers in row-major order.
 *
 * <p>Source: NumPy Enhancement Proposal 1, <i>A Simple File Format for NumPy Arrays</i>, version 1.0.
 */
final class NpzFile {

    private static final byte[] MAGIC = {(byte) 0x93, 'N', 'U', 'M', 'P', 'Y', 1, 0};
    private static final int ALIGNMENT = 64;
    private static final int LENGTH_BYTES = 2;

    /**
     * An array.
     *
     * @param name what it is called in Python
     * @param rowShape the shape of each row; empty if it is one number
     * @param rows the rows, each in row-major order
     */
    @SuppressWarnings("ArrayRecordComponent") // carried to a file, never compared
    record Column(String name, int[] rowShape, List<float[]> rows) {}

    private NpzFile() {}

    /**
     * Writes a file, in place of one that exists.
     *
     * @param comment of the archive, which NumPy leaves alone; blank if there is none
     */
    static void write(Path file, String comment, List<Column> columns) throws IOException {
        try (ZipOutputStream zip = new ZipOutputStream(new BufferedOutputStream(Files.newOutputStream(file)))) {
            zip.setComment(comment);
            zip.setLevel(Deflater.BEST_SPEED); // most numbers are 0, and more takes as long as playing the games
            for (Column column : columns) {
                ZipEntry entry = new ZipEntry(column.name() + ".npy");
                entry.setTime(0); // equal arrays, equal files
                zip.putNextEntry(entry);
                write(zip, column);
                zip.closeEntry();
            }
        }
    }

    /** The comment of a file; blank if it has none, or is no such file. */
    static String comment(Path file) throws IOException {
        try (ZipFile zip = new ZipFile(file.toFile())) {
            String comment = zip.getComment();
            return comment == null ? "" : comment;
        } catch (ZipException foreign) {
            return "";
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
