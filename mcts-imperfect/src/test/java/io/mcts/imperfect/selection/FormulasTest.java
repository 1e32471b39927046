package io.mcts.imperfect.selection;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.within;

import io.mcts.imperfect.strategy.MixedSelection.Choice;
import io.mcts.imperfect.strategy.MixedSelection.Learner;
import io.mcts.random.Xoroshiro128PlusPlus;
import io.mcts.selection.Children;
import org.assertj.core.data.Offset;
import org.junit.jupiter.api.Test;

/** The formulas, by numbers computed by hand. */
class FormulasTest {

    private static final Offset<Double> EXACTLY = within(1e-9);

    /** Against the same move of the others, move 1 brought 1 and move 0 nothing: the regret of not having played 1 is 1. */
    @Test
    void regretMatchingPlaysWhatWouldHaveBeenBetter() {
        Learner learner = RegretMatching.of(0.1).learner();
        assertThat(mix(learner)).containsExactly(new double[] {0.5, 0.5}, EXACTLY);
        learner.learn(new Chosen(0, "left"), 0);
        learner.learn(new Chosen(1, "left"), 1);
        assertThat(mix(learner)).as("no regret yet").containsExactly(new double[] {0.5, 0.5}, EXACTLY);
        learner.learn(new Chosen(0, "left"), 0);
        assertThat(mix(learner)).containsExactly(new double[] {0.05, 0.95}, EXACTLY);
        learner.learn(new Chosen(1, "right"), 0);
        assertThat(mix(learner)).as("nothing to compare with").containsExactly(new double[] {0.05, 0.95}, EXACTLY);
        assertThat(learner.weight(0)).isCloseTo(0.5 + 0.5, EXACTLY);
        assertThat(learner.weight(1)).isCloseTo(0.5 + 0.5 + 1 + 1, EXACTLY);
    }

    @Test
    void availabilityCountsWhatCouldHaveBeenChosen() {
        assertThat(AvailabilityUcb1.of(1).select(new Known(2, 2, 100), Xoroshiro128PlusPlus.of(1)))
                .isEqualTo(1);
        assertThat(AvailabilityUcb1.of(0).select(new Known(2, 2, 100), Xoroshiro128PlusPlus.of(1)))
                .isZero();
        assertThat(AvailabilityUcb1.of(0.7)).hasToString("availability-ucb1:c=0.7");
    }

    @Test
    void refusesParametersOutOfRange() {
        assertThatIllegalArgumentException().isThrownBy(() -> RegretMatching.of(0));
        assertThatIllegalArgumentException().isThrownBy(() -> AvailabilityUcb1.of(-1));
    }

    private static double[] mix(Learner learner) {
        double[] probabilities = new double[2];
        learner.mix(new Chosen(0, ""), probabilities);
        return probabilities;
    }

    /** A choice between two moves, each with a probability of 1/2. */
    private record Chosen(int chosen, Object others) implements Choice {

        @Override
        public int count() {
            return 2;
        }

        @Override
        public int move(int i) {
            return i;
        }

        @Override
        public double probability(int i) {
            return 0.5;
        }
    }

    /** Two children with the same visits and the same mean, that could have been chosen a different number of times. */
    private record Known(int visitsOfEach, int availabilityOfFirst, int availabilityOfSecond) implements Children {

        @Override
        public int count() {
            return 2;
        }

        @Override
        public int visits() {
            return 2 * visitsOfEach;
        }

        @Override
        public int visits(int child) {
            return visitsOfEach;
        }

        @Override
        public double sum(int child) {
            return 0.5 * visitsOfEach;
        }

        @Override
        public int availability(int child) {
            return child == 0 ? availabilityOfFirst : availabilityOfSecond;
        }
    }
}
