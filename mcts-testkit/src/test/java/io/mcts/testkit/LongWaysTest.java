package io.mcts.testkit;

import static io.mcts.testkit.rules.GameRules.named;
import static org.assertj.core.api.Assertions.assertThat;

import io.mcts.game.GameState;
import io.mcts.game.Move;
import io.mcts.testkit.report.Violation;
import java.util.Collections;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** An exception that a rule meets while it plays on is shown with the moves that lead to it, no more of them than needed. */
class LongWaysTest {

    @ParameterizedTest
    @ValueSource(booleans = {true, false})
    void theMovesToAnExceptionAreShown(boolean isThrown) {
        VerificationReport report = GameVerifier.of(() -> List.of(new Doors(isThrown)))
                .withRules(named("PLAY_OUT_ENDS_THE_GAME"))
                .verify();

        assertThat(report.findings()).hasSize(1);
        Violation found = report.findings().get(0).violation();
        assertThat(found.reproduction().moves())
                .isEqualTo(Collections.nCopies(isThrown ? Doors.TIMES - 1 : Doors.TIMES, new Door(0)));
        assertThat(found.hint())
                .startsWith(
                        isThrown
                                ? "as the exception says, this door is locked"
                                : "isTerminal() and legalMoves() each decide when the game is over");
    }

    record Door(int index) implements Move {
        @Override
        public String toString() {
            return "door" + index;
        }
    }

    /** Thirty doors are opened, each one of eight; who opens the first door moves again. Opened too often it jams, which is the fault. */
    private static final class Doors implements GameState<Doors, Door> {

        private static final int TIMES = 8;
        private static final int LENGTH = 30;
        private static final List<Door> ALL =
                IntStream.range(0, 8).mapToObj(Door::new).toList();

        private final boolean isThrown;
        private int player;
        private int count;
        private int opened;

        Doors(boolean isThrown) {
            this.isThrown = isThrown;
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
            return count == LENGTH;
        }

        @Override
        public List<Door> legalMoves() {
            return isTerminal() || (opened == TIMES && !isThrown) ? List.of() : ALL;
        }

        @Override
        public void play(Door move) {
            count++;
            opened += move.index() == 0 ? 1 : 0;
            player = move.index() == 0 ? player : 1 - player;
            if (opened == TIMES && isThrown) {
                throw new IllegalStateException("this door is locked");
            }
        }

        @Override
        public Doors copy() {
            Doors copy = new Doors(isThrown);
            copy.player = player;
            copy.count = count;
            copy.opened = opened;
            return copy;
        }

        @Override
        public double payoff(int who) {
            return who == player ? 1 : -1;
        }
    }
}
