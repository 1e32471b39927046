package io.mcts.selection;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.mcts.Mcts;
import io.mcts.fixture.ArrayChildren;
import io.mcts.fixture.Branch;
import io.mcts.fixture.TreeGame;
import io.mcts.random.Xoroshiro128PlusPlus;
import org.junit.jupiter.api.Test;

class ProofNumberUcb1Test {

    private static final int NEVER = Children.NEVER_PROVEN;

    /** Four children with as many visits: ranks 3, 1, 3, 2 of the numbers 7, 2, 7, 3 give 1/4, 3/4, 1/4, 1/2 of the weight. */
    @Test
    void equalNumbersHaveEqualRanks() {
        int[] numbers = {7, 2, 7, 3};
        assertThat(select(0.7, numbers, 0.9, 0.5, 0.8, 0.7))
                .as("0.25 is too little")
                .isZero();
        assertThat(select(0.9, numbers, 0.9, 0.5, 0.8, 0.7))
                .as("0.9 + 0.225, 0.5 + 0.675, 0.8 + 0.225, 0.7 + 0.45")
                .isEqualTo(1);
        assertThat(select(0.9, numbers, 0.9, 0.4, 0.8, 0.7)).as("0.7 + 0.45").isEqualTo(3);
        assertThat(select(0.9, numbers, 0.5, 0.1, 0.95, 0.7)).as("0.95 + 0.225").isEqualTo(2);
    }

    /** Ranks 1, 1, 1, 1 give 3/4 of the weight to each; one number that is infinite gives it rank 4, and nothing. */
    @Test
    void whatCannotBeWonComesLast() {
        assertThat(select(9, new int[] {1, 1, 1, 1}, 0.5, 0.6, 0.5, 0.5)).isEqualTo(1);
        assertThat(select(9, new int[] {1, NEVER, 1, 1}, 0.5, 0.6, 0.5, 0.55)).isEqualTo(3);
        assertThat(select(9, new int[] {NEVER, NEVER, NEVER, NEVER}, 0.5, 0.4, 0.6, 0.5))
                .isEqualTo(2);
    }

    /** With N = 8 and n of 1 and 7: sqrt(ln 8) = 1.442 and 1.442 / sqrt(7) = 0.545, a difference of 0.897 c. */
    @Test
    void explores() {
        ArrayChildren children = ArrayChildren.ofMeans(new int[] {1, 7}, 0.4, 0.6);
        // the bonus of 1/2 is the second child's: 0.2 + 0.25 are 0.897 * 0.5017
        assertThat(select(0.5, 0.5, children, 9, 1)).isEqualTo(1);
        assertThat(select(0.51, 0.5, children, 9, 1)).isZero();
    }

    @Test
    void needsTheSolver() {
        Mcts.Builder<TreeGame, Branch> builder = Mcts.builder();
        builder.selection(new ProofNumberUcb1(0.7, 0.5));
        assertThatThrownBy(builder::build)
                .isInstanceOf(IllegalStateException.class)
                .hasMessage(
                        "the proof numbers of the selection policy proof-number-ucb1:c=0.7:weight=0.5 need the solver,"
                                + " and it is not set");
        builder.selection(Ucb1.of(1)).rootSelection(new ProofNumberUcb1(0.6, 0));
        assertThatThrownBy(builder::build)
                .hasMessageContaining("the selection policy proof-number-ucb1:c=0.6:weight=0.0 need");
        assertThat(builder.solver().build().isSolver()).isTrue();
    }

    @Test
    void refusesConstantsThatAreNone() {
        assertThatThrownBy(() -> new ProofNumberUcb1(-1, 0)).hasMessageContaining("the exploration constant c");
        assertThatThrownBy(() -> new ProofNumberUcb1(1, Double.NaN))
                .hasMessageContaining("the weight of the proof numbers");
    }

    private static int select(double weight, int[] numbers, double... means) {
        return select(0.7, weight, ArrayChildren.ofMeans(new int[] {5, 5, 5, 5}, means), numbers);
    }

    private static int select(double c, double weight, ArrayChildren children, int... numbers) {
        ChildSubset all = new ChildSubset(children) {
            @Override
            public int proofNumber(int child) {
                return numbers[child];
            }
        };
        for (int child = 0; child < numbers.length; child++) {
            all.add(child);
        }
        return new ProofNumberUcb1(c, weight).select(all, Xoroshiro128PlusPlus.of(1));
    }
}
