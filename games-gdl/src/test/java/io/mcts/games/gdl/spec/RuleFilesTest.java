package io.mcts.games.gdl.spec;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.io.IOException;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class RuleFilesTest {

    @TempDir
    Path folder;

    static Stream<Charset> encodings() {
        return Stream.of(StandardCharsets.UTF_8, StandardCharsets.UTF_16LE, StandardCharsets.UTF_16BE);
    }

    @ParameterizedTest
    @MethodSource("encodings")
    void readsFilesWithAByteOrderMark(Charset encoding) throws IOException {
        Path file = folder.resolve("nim.kif");
        Files.writeString(file, "\uFEFF" + Files.readString(Path.of("../examples/gdl/nim.kif")), encoding);

        assertThat(GdlProvider.read(file).roles()).containsExactly("first", "second");
    }

    @Test
    void namesAMissingFile() {
        Path file = folder.resolve("missing.kif");

        assertThatIllegalArgumentException()
                .isThrownBy(() -> GdlProvider.read(file))
                .withMessage("'" + file + "' cannot be read: no such file or folder");
    }

    @Test
    void namesTheFileOfAFault() throws IOException {
        Path file = Files.writeString(folder.resolve("open.kif"), "(role a");

        assertThatIllegalArgumentException()
                .isThrownBy(() -> GdlProvider.read(file))
                .withMessageStartingWith("'" + file + "': line 1, column 1");
    }
}
