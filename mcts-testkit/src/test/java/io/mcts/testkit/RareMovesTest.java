package io.mcts.testkit;

import static io.mcts.testkit.rules.GameRules.named;
import static org.assertj.core.api.Assertions.assertThat;

import io.mcts.game.GameState;
import io.mcts.game.Move;
import io.mcts.game.PositionKey;
import io.mcts.testkit.report.Violation;
import java.util.List;
import java.util.random.RandomGenerator;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** A play-out that never takes a move which is taken in 4 of 100 games, and which payoffs and a hash of the keys do not show. */
class RareMovesTest {

    @Test
    void aMoveThatPlayOutNeverTakesShowsInTheWrittenForm() {
        for (long seed = 1; seed <= 3; seed++) {
            Violation found = violation(verifier(new Numbers(true, true)).withSeed(seed));
            assertThat(found.expected()).startsWith("final positions, by the number of 's' in their written form,");
            assertThat(found.hint()).contains("leaves out a move or an outcome, such as a rare one");
        }
    }

    @Test
    void aMoveThatPlayOutNeverTakesShowsInALabel() {
        GameVerifier<Numbers, Number> verifier = verifier(new Numbers(true, false));
        assertThat(verifier.verify().isRight()).isTrue();
        assertThat(violation(verifier.withLabel("swapped", state -> state.isSwapped))
                        .expected())
                .startsWith("final positions, by whether they are swapped, as often as ");
    }

    @Test
    void aRightPlayOutRaisesNoFalseAlarm() {
        for (long seed = 1; seed <= 10; seed++) {
            VerificationReport report = verifier(new Numbers(false, true))
                    .withSeed(seed)
                    .withLabel("swapped", state -> state.isSwapped)
                    .verify();
            assertThat(report.findings()).isEmpty();
        }
    }

    private static GameVerifier<Numbers, Number> verifier(Numbers initial) {
        return GameVerifier.of(() -> List.of(initial.copy())).withRules(named("PLAY_OUT_PAYS_AS_RANDOM_PLAY_DOES"));
    }

    private static Violation violation(GameVerifier<Numbers, Number> verifier) {
        VerificationReport report = verifier.verify();
        assertThat(report.findings()).as(report.toString()).hasSize(1);
        return report.findings().get(0).violation();
    }

    record Number(int index) implements Move {}

    /** Two players choose eight numbers in turn; instead of the second number seats may be swapped. The last number decides. */
    private static final class Numbers implements GameState<Numbers, Number>, PositionKey {

        private static final int LENGTH = 8;
        private static final int NUMBERS = 24;
        private static final Number SWAP = new Number(NUMBERS);
        private static final List<Number> ALL =
                IntStream.range(0, NUMBERS).mapToObj(Number::new).toList();
        private static final List<Number> ALL_AND_SWAP =
                IntStream.rangeClosed(0, NUMBERS).mapToObj(Number::new).toList();

        private final boolean isFaulty;
        private final boolean isWritten;
        private int count;
        private long chosen;
        private int last;
        private boolean isSwapped;

        Numbers(boolean isFaulty, boolean isWritten) {
            this.isFaulty = isFaulty;
            this.isWritten = isWritten;
        }

        @Override
        public int playerCount() {
            return 2;
        }

        @Override
        public int currentPlayer() {
            return count % 2;
        }

        @Override
        public boolean isTerminal() {
            return count == LENGTH;
        }

        @Override
        public List<Number> legalMoves() {
            return isTerminal() ? List.of() : count == 1 ? ALL_AND_SWAP : ALL;
        }

        @Override
        public void play(Number move) {
            count++;
            isSwapped |= move.equals(SWAP);
            last = move.index();
            chosen = (NUMBERS + 1) * chosen + last;
        }

        @Override
        public void playOut(RandomGenerator random) {
            while (!isTerminal()) {
                play(isFaulty ? ALL.get(random.nextInt(NUMBERS)) : randomMove(random));
            }
        }

        @Override
        public Numbers copy() {
            Numbers copy = new Numbers(isFaulty, isWritten);
            copy.count = count;
            copy.chosen = chosen;
            copy.last = last;
            copy.isSwapped = isSwapped;
            return copy;
        }

        @Override
        public double payoff(int player) {
            return (player == 0) == (last % 2 == 0) ? 1 : -1;
        }

        @Override
        public long key() {
            return chosen * LENGTH + count;
        }

        @Override
        public String toString() {
            return isWritten ? chosen + (isSwapped ? " s" : "") : "numbers";
        }
    }
}
