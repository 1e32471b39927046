package io.mcts.testkit;

import static io.mcts.testkit.rules.GameRules.named;
import static org.assertj.core.api.Assertions.assertThat;

import io.mcts.game.GameState;
import io.mcts.game.Move;
import io.mcts.game.PositionKey;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** A key without the history on which repetition depends: random games seldom come back to a position, games that are steered back do. */
class RepetitionTest {

    @Test
    void aKeyWithoutTheHistoryIsFound() {
        for (long seed = 1; seed <= 3; seed++) {
            VerificationReport report =
                    verifier(new Counters(true)).withSeed(seed).verify();
            assertThat(report.findings()).as("seed %s", seed).hasSize(1);
            assertThat(report.findings().get(0).violation().hint())
                    .startsWith("key() leaves out something that the game depends on");
        }
    }

    @Test
    void aKeyWithTheHistoryIsRight() {
        assertThat(verifier(new Counters(false)).verify().findings()).isEmpty();
    }

    private static GameVerifier<Counters, Shift> verifier(Counters initial) {
        return GameVerifier.of(() -> List.of(initial.copy())).withRules(named("EQUAL_KEYS_MEAN_EQUAL_POSITIONS"));
    }

    record Shift(int from, int to) implements Move {
        @Override
        public int index() {
            return from * Counters.CELLS + to;
        }

        @Override
        public String toString() {
            return from + "-" + to;
        }
    }

    /** Two players move one of their two counters to any empty cell; the first cell wins, the third occurrence of a position is a draw. */
    static final class Counters implements GameState<Counters, Shift>, PositionKey {

        private static final int CELLS = 16;
        private static final int OCCURRENCES = 3;

        private final boolean isHistoryForgotten;
        private char[] cells = "............aabb".toCharArray();
        private int player;
        private List<String> history = new ArrayList<>(List.of(toString()));

        Counters(boolean isHistoryForgotten) {
            this.isHistoryForgotten = isHistoryForgotten;
        }

        @Override
        public int playerCount() {
            return 2;
        }

        @Override
        public int currentPlayer() {
            return player;
        }

        @Override
        public boolean isTerminal() {
            return cells[0] != '.' || isDrawn();
        }

        private boolean isDrawn() {
            return history.stream().filter(toString()::equals).count() == OCCURRENCES;
        }

        @Override
        public List<Shift> legalMoves() {
            return isTerminal()
                    ? List.of()
                    : IntStream.range(0, CELLS * CELLS)
                            .filter(move -> cells[move / CELLS] == "ab".charAt(player) && cells[move % CELLS] == '.')
                            .mapToObj(move -> new Shift(move / CELLS, move % CELLS))
                            .toList();
        }

        @Override
        public void play(Shift move) {
            cells[move.to()] = cells[move.from()];
            cells[move.from()] = '.';
            player = 1 - player;
            history.add(toString());
        }

        @Override
        public Counters copy() {
            Counters copy = new Counters(isHistoryForgotten);
            copy.cells = cells.clone();
            copy.player = player;
            copy.history = new ArrayList<>(history);
            return copy;
        }

        @Override
        public double payoff(int who) {
            return cells[0] == '.' ? 0 : cells[0] == "ab".charAt(who) ? 1 : -1;
        }

        @Override
        public long key() {
            return isHistoryForgotten
                    ? toString().hashCode()
                    : history.stream().sorted().toList().hashCode()
                            + ((long) toString().hashCode() << Integer.SIZE);
        }

        @Override
        public String toString() {
            return new String(cells) + " " + player;
        }
    }
}
