package io.mcts.selection;

import static org.assertj.core.api.Assertions.assertThat;

import io.mcts.fixture.ArrayChildren;
import io.mcts.random.Xoroshiro128PlusPlus;
import java.util.Arrays;
import java.util.random.RandomGenerator;
import org.apache.commons.math3.stat.inference.ChiSquareTest;
import org.junit.jupiter.api.Test;

class UnvisitedFirstTest {

    private static final SelectionPolicy POLICY = new MostVisited().unvisitedFirst();

    private final Xoroshiro128PlusPlus random = Xoroshiro128PlusPlus.of(1);

    @Test
    void thoseNeverVisitedHaveEqualChances() {
        ArrayChildren children = ArrayChildren.ofMeans(new int[] {0, 4, 0, 9, 0}, 0, 1, 0, 1, 0);
        long[] counts = new long[5];
        for (int i = 0; i < 30_000; i++) {
            counts[POLICY.select(children, random)]++;
        }
        assertThat(counts[1] + counts[3]).isZero();
        assertThat(new ChiSquareTest()
                        .chiSquareTest(
                                new double[] {10_000, 10_000, 10_000}, new long[] {counts[0], counts[2], counts[4]}))
                .as("counts %s", Arrays.toString(counts))
                .isGreaterThan(1e-4);
    }

    @Test
    void thenTheOtherPolicyChooses() {
        assertThat(POLICY.select(ArrayChildren.ofMeans(new int[] {3, 9, 4}, 0, 0, 0), random))
                .isEqualTo(1);
        assertThat(POLICY).hasToString("most-visited");
    }

    @Test
    void whatTheOtherPolicySaysOfItselfIsPassedOn() {
        SelectionPolicy halving = new SequentialHalving(100).unvisitedFirst();
        assertThat(halving.share(4)).isEqualTo(new SequentialHalving(25).unvisitedFirst());
        assertThat(new Ucb1Tuned().unvisitedFirst().needs()).containsExactly(Statistic.SQUARES);
        assertThat(Rave.grave(0, 50, 0).unvisitedFirst().amafReference()).isEqualTo(50);
    }

    private record MostVisited() implements SelectionPolicy {

        @Override
        public int select(Children children, RandomGenerator random) {
            int most = 0;
            for (int child = 1; child < children.count(); child++) {
                most = children.visits(child) > children.visits(most) ? child : most;
            }
            return most;
        }

        @Override
        public String toString() {
            return "most-visited";
        }
    }
}
