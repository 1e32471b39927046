package io.mcts.examples.command;

import static org.assertj.core.api.Assertions.assertThat;

import io.mcts.Mcts;
import io.mcts.control.Budget;
import io.mcts.control.SearchProgress;
import io.mcts.games.tictactoe.Cell;
import io.mcts.games.tictactoe.TicTacToe;
import io.mcts.result.MoveStatistics;
import io.mcts.result.SearchResult;
import java.io.BufferedReader;
import java.io.PrintWriter;
import java.io.Reader;
import java.io.StringWriter;
import org.junit.jupiter.api.Test;

class ProgressBarTest {

    private final StringWriter screen = new StringWriter();
    private final ProgressBar bar = new ProgressBar(new PrintWriter(screen));

    /** A search of which a share is done after some seconds. */
    private record Progress(double spentShare, double seconds) implements SearchProgress<Cell> {

        @Override
        public long iterations() {
            return 1_000;
        }

        @Override
        public long elapsedNanos() {
            return (long) (seconds * 1e9);
        }

        @Override
        public long nodes() {
            return 1;
        }

        @Override
        public int depth() {
            return 1;
        }

        @Override
        public long bytes() {
            return 1;
        }

        @Override
        public boolean isLeadGreaterThan(double visits) {
            return false;
        }

        @Override
        public MoveStatistics<Cell> best() {
            return snapshot().moves().get(0);
        }

        @Override
        public SearchResult<Cell> snapshot() {
            return Mcts.<TicTacToe, Cell>builder()
                    .seed(1)
                    .build()
                    .search(TicTacToe.NOTATION.parse("xx.oo...."), Budget.iterations(1_000));
        }
    }

    @Test
    void showsHowFarALongSearchHasCome() {
        bar.draw(new Progress(0.25, 1));
        assertThat(screen)
                .asString()
                .startsWith("\r[######..................]  25 %  1,000 iterations  c3 ")
                .endsWith("  3 s left");
    }

    @Test
    void countsSecondsWhereTheEndIsNotKnown() {
        bar.draw(new Progress(Double.NaN, 7));
        assertThat(screen).asString().startsWith("\r1,000 iterations  c3 ").endsWith("  7 s");
    }

    @Test
    void leavesAShortSearchAlone() {
        bar.draw(new Progress(0.5, 0.5));
        bar.draw(new Progress(Double.NaN, 0.5));
        bar.erase();
        assertThat(screen).asString().isEmpty();
    }

    @Test
    void isErasedInTheEnd() {
        bar.draw(new Progress(0.25, 100));
        bar.draw(new Progress(1, 400));
        bar.erase();
        String[] drawn = screen.toString().split("\r", -1);
        assertThat(drawn).hasSize(5);
        assertThat(drawn[3]).isBlank().hasSameSizeAs(drawn[2].stripTrailing());
        assertThat(drawn[4]).isEmpty();
    }

    @Test
    void aSearchWithAProgressBarFindsTheSame() {
        Terminal terminal = new Terminal(
                new BufferedReader(Reader.nullReader()), new PrintWriter(screen), new PrintWriter(screen), true, false);
        Mcts<TicTacToe, Cell> mcts = Mcts.<TicTacToe, Cell>builder().seed(1).build();
        SearchResult<Cell> watched =
                ProgressBar.search(mcts.tree(TicTacToe.initial()), Budget.iterations(1_000), terminal);
        assertThat(watched.moves())
                .isEqualTo(mcts.search(TicTacToe.initial(), Budget.iterations(1_000))
                        .moves());
        assertThat(screen).asString().isEmpty();
    }
}
