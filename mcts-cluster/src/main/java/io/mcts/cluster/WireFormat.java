package io.mcts.cluster;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;

/** A binary format of numbers and texts. */
final class WireFormat {

    private WireFormat() {}

    @FunctionalInterface
    interface Writer {
        void write(DataOutputStream out) throws IOException;
    }

    @FunctionalInterface
    interface ElementWriter<T> {
        void write(T element, DataOutputStream out) throws IOException;
    }

    @FunctionalInterface
    interface Reader<T> {
        T read(DataInputStream in) throws IOException;
    }

    static byte[] of(Writer writer) {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try {
            writer.write(new DataOutputStream(bytes));
        } catch (IOException impossible) {
            throw new AssertionError(impossible);
        }
        return bytes.toByteArray();
    }

    static <T> T read(byte[] bytes, Reader<T> reader) {
        try {
            return reader.read(new DataInputStream(new ByteArrayInputStream(bytes)));
        } catch (IOException failure) {
            throw new IllegalArgumentException("a message ends too early: " + failure, failure);
        }
    }

    static void writeText(DataOutputStream out, String text) throws IOException {
        byte[] bytes = text.getBytes(StandardCharsets.UTF_8); // writeUTF takes no more than 64 kB
        out.writeInt(bytes.length);
        out.write(bytes);
    }

    static String readText(DataInputStream in) throws IOException {
        return new String(in.readNBytes(in.readInt()), StandardCharsets.UTF_8);
    }

    static <T> void writeList(DataOutputStream out, List<T> list, ElementWriter<T> writer) throws IOException {
        out.writeInt(list.size());
        for (T element : list) {
            writer.write(element, out);
        }
    }

    static <T> List<T> readList(DataInputStream in, Reader<T> reader) throws IOException {
        int count = in.readInt();
        List<T> list = new ArrayList<>();
        for (int i = 0; i < count; i++) {
            list.add(reader.read(in));
        }
        return list;
    }
}
