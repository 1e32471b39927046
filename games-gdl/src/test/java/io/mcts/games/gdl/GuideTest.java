package io.mcts.games.gdl;

import static org.assertj.core.api.Assertions.assertThat;

import io.mcts.Mcts;
import io.mcts.control.Budget;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;

class GuideTest {

    @Test
    void searchesAGameOfAFile() throws IOException {
        Path file = Path.of("../examples/gdl/strip.kif");
        GdlRules rules = GdlRules.parse(Files.readString(file));
        Mcts<GdlState, GdlMove> mcts = Mcts.<GdlState, GdlMove>builder().seed(1).build();
        GdlMove move = mcts.search(rules.initial(), Budget.millis(500)).bestMove();

        assertThat(move.toString()).startsWith("(mark ");
    }
}
