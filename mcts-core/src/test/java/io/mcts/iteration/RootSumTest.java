package io.mcts.iteration;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;

/** Spread and values at the root, by hand. */
class RootSumTest {

    private final RootSum sum = new RootSum(2, 2);

    @Test
    void withoutSpreadTheErrorIsTheGreatestThereCanBe() {
        assertThat(sum.standardError(0, 0)).isEqualTo(0.5);
        sum.add(1, 0, new double[] {0.25, 0.75});
        assertThat(sum.standardError(1, 1)).isEqualTo(0.5);
        // the tree has three more visits of earlier searches: 0.5 / 2
        assertThat(sum.standardError(1, 4)).isEqualTo(0.25);
    }

    /** One of n rewards at the other end: the squares sum to (n - 1) / n, the variance is 1 / n, the error 1 / n. */
    @Test
    void equalRewardsCountAsIfOneOfThemDiffered() {
        for (int i = 0; i < 5; i++) {
            sum.add(1, 0, new double[] {0.3, 0.7});
        }
        assertThat(sum.standardError(1, 5)).isCloseTo(1.0 / 5, within(1e-12));
        assertThat(sum.standardError(1, 20)).as("of 20 visits").isCloseTo(1.0 / 10, within(1e-12));
        for (double reward : new double[] {1, 1, 1, 1, 0}) {
            sum.add(0, 0, new double[] {reward, 1 - reward});
        }
        assertThat(sum.standardError(0, 5)).as("one that does differ").isCloseTo(1.0 / 5, within(1e-12));
    }

    /** As after one reward or none. */
    @Test
    void fewEqualRewardsHaveTheGreatestErrorThereCanBe() {
        for (int n = 1; n <= 4; n++) {
            sum.add(1, 0, new double[] {1, 0});
            assertThat(sum.standardError(1, n)).isCloseTo(0.5 / Math.sqrt(n), within(1e-12));
            assertThat(sum.standardError(1, 9)).isEqualTo(sum.standardError(0, 9));
        }
    }

    @Test
    void theErrorIsThatOfTheMeanOfAllVisits() {
        sum.add(1, 0, new double[] {0.25, 0.75});
        sum.add(1, 0, new double[] {0.75, 0.25});
        // the mean is 0.5, the squares of what is beside it sum to 0.125, divided by n - 1 = 1
        assertThat(sum.standardError(1, 2)).isCloseTo(0.25, within(1e-12));
        assertThat(sum.standardError(1, 8)).isCloseTo(0.125, within(1e-12));
        RootSum twice = sum.copy();
        twice.add(sum);
        // 0.25 divided by 3: sqrt(0.083333 / 4)
        assertThat(twice.standardError(1, 4)).isCloseTo(0.144338, within(1e-6));
        assertThat(sum.standardError(1, 2)).as("of which it is a copy").isCloseTo(0.25, within(1e-12));
    }

    @Test
    void aPlayersValueIsTheMeanOfTheirRewards() {
        assertThat(sum.playerValue(1)).as("before any").isEqualTo(0.5);
        sum.add(0, 0, new double[] {0.25, 0.5});
        sum.add(1, 0, new double[] {0.75, 1});
        assertThat(sum.playerValue(0)).isEqualTo(0.5);
        assertThat(sum.playerValue(1)).isEqualTo(0.75);
        sum.add(sum.copy());
        assertThat(sum.playerValue(1)).isEqualTo(0.75);
    }
}
