package io.mcts.games.gdl.spec;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import io.mcts.games.gdl.GdlRules;
import io.mcts.spec.game.Board;
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

    @Test
    void signsOfPiecesAreShort() {
        GdlRules rules = GdlRules.parse("(role white) (role black) (init (cell 1 1 white)) (init (cell 2 1 blackKing))"
                + " (init (cell 1 2 queen)) (init (cell 2 2 wn))"
                + " (<= (legal ?r (take ?x ?y ?p)) (role ?r) (true (cell ?x ?y ?p)))"
                + " (<= (next (cell ?x ?y ?p)) (true (cell ?x ?y ?p)) (not (does white (take ?x ?y ?p))))"
                + " (<= (goal ?r 0) (role ?r)) (<= terminal (not (true (cell 1 1 white))))");

        assertThat(new GdlBoards(rules).paint(rules.initial()).orElseThrow().pieces())
                .extracting(Board.Piece::sign)
                .containsExactly("Ki", "qu", "w", "wn");
    }
}
