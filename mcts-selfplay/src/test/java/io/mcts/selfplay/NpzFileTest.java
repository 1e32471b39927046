package io.mcts.selfplay;

import static java.nio.charset.StandardCharsets.US_ASCII;
import static org.assertj.core.api.Assertions.assertThat;

import io.mcts.selfplay.NpzFile.Column;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.file.Path;
import java.util.List;
import java.util.zip.ZipFile;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class NpzFileTest {

    /** The bytes that {@code numpy.save} writes for {@code numpy.array([[1.5, -2], [0, 8]], dtype='<f4')}. */
    private static final String HEAD = "{'descr': '<f4', 'fortran_order': False, 'shape': (2, 2), }";

    @Test
    void aColumnIsWhatNumpyWrites(@TempDir Path folder) throws IOException {
        Path file = folder.resolve("a.npz");
        NpzFile.write(
                file,
                "games 1 to 2",
                List.of(
                        new Column("pairs", new int[] {2}, List.of(new float[] {1.5f, -2}, new float[] {0, 8})),
                        new Column("numbers", new int[0], List.of(new float[] {3}))));
        try (ZipFile zip = new ZipFile(file.toFile())) {
            assertThat(zip.stream().map(Object::toString)).containsExactly("pairs.npy", "numbers.npy");
            assertThat(NpzFile.comment(file)).isEqualTo("games 1 to 2");
            ByteBuffer pairs = read(zip, "pairs.npy");
            assertThat(pairs.remaining()).isEqualTo(128 + 4 * Float.BYTES);
            byte[] magic = new byte[8];
            pairs.get(magic);
            assertThat(magic).containsExactly(0x93, 'N', 'U', 'M', 'P', 'Y', 1, 0);
            assertThat(pairs.getShort()).isEqualTo((short) (128 - 10));
            byte[] head = new byte[128 - 10];
            pairs.get(head);
            assertThat(new String(head, US_ASCII)).isEqualTo(HEAD + " ".repeat(128 - 10 - HEAD.length() - 1) + "\n");
            assertThat(List.of(pairs.getFloat(), pairs.getFloat(), pairs.getFloat(), pairs.getFloat()))
                    .containsExactly(1.5f, -2f, 0f, 8f);
            assertThat(new String(read(zip, "numbers.npy").array(), US_ASCII)).contains("'shape': (1,), }");
        }
    }

    @Test
    void equalArraysGiveEqualFiles(@TempDir Path folder) throws IOException {
        List<Column> columns = List.of(new Column("numbers", new int[0], List.of(new float[] {3})));
        NpzFile.write(folder.resolve("a.npz"), "", columns);
        NpzFile.write(folder.resolve("b.npz"), "", columns);
        assertThat(folder.resolve("a.npz")).hasSameBinaryContentAs(folder.resolve("b.npz"));
    }

    private static ByteBuffer read(ZipFile zip, String name) throws IOException {
        return ByteBuffer.wrap(zip.getInputStream(zip.getEntry(name)).readAllBytes())
                .order(ByteOrder.LITTLE_ENDIAN);
    }
}
