package io.mcts.testkit;

import static org.assertj.core.api.Assertions.assertThat;

import io.mcts.game.GameState;
import io.mcts.game.Move;
import io.mcts.game.StepRewards;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

class StepRewardsTest implements GameStateContract<StepRewardsTest.Walk, StepRewardsTest.Step> {

    enum Mistake {
        NONE,
        COPIES_FORGET,
        COUNTS_DOUBLE,
        DISCOUNTS_NEGATIVELY
    }

    @Override
    public List<Walk> initialStates() {
        return List.of(new Walk(Mistake.NONE));
    }

    static Stream<Arguments> mistakes() {
        return Stream.of(
                Arguments.of(Mistake.COPIES_FORGET, "broken rule: reward() and discount() are the same"),
                Arguments.of(Mistake.COUNTS_DOUBLE, "broken rule: the return from every state lies between"),
                Arguments.of(Mistake.DISCOUNTS_NEGATIVELY, "broken rule: a discount is a number from 0 to 1"));
    }

    @ParameterizedTest
    @MethodSource("mistakes")
    void mistakesAreFound(Mistake mistake, String message) {
        GameStateContract<Walk, Step> wrong = () -> List.of(new Walk(mistake));

        assertThat(ContractRun.failures(wrong).values())
                .anySatisfy(failure -> assertThat(failure).hasMessageContaining(message));
    }

    record Step(int index) implements Move {}

    /** Four steps, each of which brings 1 or 2; all together 8 at most. */
    static final class Walk implements GameState<Walk, Step>, StepRewards {

        private static final List<Step> STEPS = List.of(new Step(1), new Step(2));

        private final Mistake mistake;
        private int steps;
        private int last;

        Walk(Mistake mistake) {
            this.mistake = mistake;
        }

        @Override
        public int playerCount() {
            return 1;
        }

        @Override
        public int currentPlayer() {
            return 0;
        }

        @Override
        public boolean isTerminal() {
            return steps == 4;
        }

        @Override
        public List<Step> legalMoves() {
            return isTerminal() ? List.of() : STEPS;
        }

        @Override
        public void play(Step move) {
            steps++;
            last = move.index();
        }

        @Override
        public Walk copy() {
            Walk copy = new Walk(mistake);
            copy.steps = steps;
            copy.last = mistake == Mistake.COPIES_FORGET ? 0 : last;
            return copy;
        }

        @Override
        public double reward(int player) {
            return mistake == Mistake.COUNTS_DOUBLE ? 3 * last : last;
        }

        @Override
        public double discount() {
            return mistake == Mistake.DISCOUNTS_NEGATIVELY ? -1 : 1;
        }

        @Override
        public double payoff(int player) {
            return 0;
        }

        @Override
        public double minPayoff() {
            return 0;
        }

        @Override
        public double maxPayoff() {
            return 8;
        }
    }
}
