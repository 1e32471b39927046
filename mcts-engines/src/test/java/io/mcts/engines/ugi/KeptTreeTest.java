package io.mcts.engines.ugi;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.fail;

import io.mcts.KeptTree;
import io.mcts.KeptTree.Line;
import io.mcts.Mcts;
import io.mcts.SearchTree;
import io.mcts.control.Budget;
import io.mcts.games.tictactoe.Cell;
import io.mcts.games.tictactoe.TicTacToe;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class KeptTreeTest {

    private static final String START = "startpos";

    private final KeptTree<TicTacToe, Cell> kept =
            new KeptTree<>(Mcts.<TicTacToe, Cell>builder().seed(1).build());

    private static Line<TicTacToe, Cell> line(String start, String... moves) {
        TicTacToe state = start.equals(START) ? TicTacToe.initial() : TicTacToe.NOTATION.parse(start);
        List<Cell> played = new ArrayList<>();
        for (String move : moves) {
            Cell cell = TicTacToe.NOTATION.parseMove(state, move);
            state.play(cell);
            played.add(cell);
        }
        return new Line<>(start, played, state);
    }

    private long visits(Line<TicTacToe, Cell> line) {
        SearchTree<TicTacToe, Cell> tree = kept.at(line);
        assertThat(tree.state()).hasToString(line.state().toString());
        return tree.snapshot(1, 9).children().stream()
                .mapToLong(child -> child.visits())
                .sum();
    }

    private void search(Line<TicTacToe, Cell> line) {
        kept.at(line).search(Budget.iterations(5_000));
    }

    @Test
    void aLineThatGoesOnKeepsWhatIsKnown() {
        search(line(START, "b2"));
        assertThat(visits(line(START, "b2"))).isEqualTo(5_000);
        assertThat(visits(line(START, "b2", "a1", "c3"))).isBetween(1L, 2_000L);
        assertThat(visits(line(START, "b2", "a1", "c3", "a2"))).isPositive();
    }

    /** As when an option comes right after the answer. */
    @Test
    void whatIsStoppedBeforeItBeginsIsNotPondered() {
        Line<TicTacToe, Cell> line = line(START, "b2");
        Cell answer = kept.at(line).search(Budget.iterations(100)).bestMove();
        kept.planPondering(answer);
        kept.stopPondering();
        kept.ponder(task -> fail("it ponders"), Budget.iterations(1));
        kept.planPondering(answer);
        List<Runnable> tasks = new ArrayList<>();
        kept.ponder(tasks::add, Budget.iterations(1));
        assertThat(tasks).hasSize(1);
        kept.stopPondering();
    }

    @Test
    void anyOtherLineBeginsAnew() {
        search(line(START, "b2", "a1"));
        assertThat(visits(line(START, "b2"))).isZero();
        search(line(START, "b2"));
        assertThat(visits(line(START, "a1", "b2"))).isZero();
        search(line(START));
        assertThat(visits(line("....x....", "a1"))).isZero();
    }
}
