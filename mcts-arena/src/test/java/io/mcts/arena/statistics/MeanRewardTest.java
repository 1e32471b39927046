package io.mcts.arena.statistics;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.util.SplittableRandom;
import java.util.stream.DoubleStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class MeanRewardTest {

    private static MeanReward of(double... rewards) {
        return DoubleStream.of(rewards).mapToObj(MeanReward::of).reduce(MeanReward.NONE, MeanReward::plus);
    }

    /**
     * The roots s of n (m - s)² = t² σ²(s) by scipy.optimize.brentq, with t of 3 and 2 degrees of freedom 3.182446 and 4.302653, and rewards
     * possible up to 0.45 of the range beyond those seen.
     */
    @Test
    void theIntervalIsThatOfSciPy() {
        MeanReward four = of(0.4, 0.5, 0.6, 0.5);
        assertThat(four.sets()).isEqualTo(4);
        assertThat(four.mean()).isCloseTo(0.5, within(1e-12));
        assertThat(four.variance()).isCloseTo(0.02 / 3, within(1e-12));
        assertThat(four.interval().low()).isCloseTo(0.355044024, within(1e-6));
        assertThat(four.interval().high()).isCloseTo(0.644955976, within(1e-6));
        assertThat(of(0.5, 0.75, 1).interval().low()).isCloseTo(0.312072878, within(1e-6));
        assertThat(of(0.5, 0.75, 1).interval().high()).isEqualTo(1);
    }

    @Test
    void repeatedSetsMakeNothingSurer() {
        MeanReward twice = of(0.25, 0.5, 0.75).plus(of(0.25, 0.5, 0.75).repeated());
        assertThat(twice.sets()).isEqualTo(6);
        assertThat(twice.different()).isEqualTo(3);
        assertThat(twice.mean()).isEqualTo(0.5);
        assertThat(twice.interval()).isEqualTo(of(0.25, 0.5, 0.75).interval());
    }

    @Test
    void aSingleSetTellsNothingOfItsError() {
        assertThat(of(0.25).mean()).isEqualTo(0.25);
        assertThat(of(0.25).variance()).isZero();
        assertThat(of(0.25).interval()).isEqualTo(new Interval(0, 1));
        assertThat(MeanReward.NONE.interval()).isEqualTo(new Interval(0, 1));
        assertThat(MeanReward.NONE.plus(MeanReward.NONE)).isEqualTo(MeanReward.NONE);
    }

    /** By hand: differences 0.1, 0, 0.1 from a half, Φ(0.2 / sqrt(0.02)) = Φ(1.414214). */
    @Test
    void theLikelihoodIsThatOfTheDifferencesFromAHalf() {
        assertThat(of(0.6, 0.5, 0.6).likelihoodOfSuperiority()).isCloseTo(0.921350, within(1e-6));
        assertThat(of(0.4, 0.5, 0.4).likelihoodOfSuperiority()).isCloseTo(0.078650, within(1e-6));
        assertThat(of(0.5, 0.5).likelihoodOfSuperiority()).isEqualTo(0.5);
        assertThat(MeanReward.NONE.likelihoodOfSuperiority()).isEqualTo(0.5);
    }

    @Test
    void partsAddUpInAnyOrder() {
        MeanReward parts = of(0.1, 0.9).plus(of(0.3)).plus(MeanReward.NONE).plus(of(0.7, 0.2, 0.8));
        MeanReward turned = of(0.7, 0.2, 0.8).plus(of(0.1, 0.9).plus(of(0.3)));

        assertThat(parts.mean()).isCloseTo(0.5, within(1e-12));
        assertThat(parts.variance()).isCloseTo(0.58 / 5, within(1e-12));
        assertThat(turned).isEqualTo(parts).hasSameHashCodeAs(parts);
    }

    /**
     * Sets of the reward {@code usual}, but for some of another: how often the interval holds the mean. It may do so more often than in 95
     * of 100 matches, and less often by a hundredth and four standard errors.
     */
    @ParameterizedTest
    @CsvSource({
        "0.5, 0, 0.5",
        "0.5, 0, 0.2",
        "0.5, 0, 0.05",
        "0.5, 0, 0.02",
        "0.5, 0, 0.01",
        "0.5, 0.25, 0.02",
        "1, 0, 0.02",
        "1, 0, 0.05",
        "0.5, 1, 0.02"
    })
    void theIntervalCoversTheTruth(double usual, double other, double share) {
        int matches = 2_000;
        double leastShare = 0.94 - 4 * Math.sqrt(0.95 * 0.05 / matches);
        SplittableRandom random = new SplittableRandom(1);
        double truth = usual + share * (other - usual);
        for (int sets : new int[] {2, 10, 50, 200}) {
            int covered = 0;
            for (int match = 0; match < matches; match++) {
                MeanReward rewards = MeanReward.NONE;
                for (int set = 0; set < sets; set++) {
                    rewards = rewards.plus(MeanReward.of(random.nextDouble() < share ? other : usual));
                }
                Interval interval = rewards.interval();
                covered += interval.contains(truth) ? 1 : 0;
                assertThat(interval.high()).isGreaterThan(interval.low());
            }
            assertThat(covered / (double) matches).as("%d sets", sets).isGreaterThan(leastShare);
        }
    }

    @Test
    void refusesWhatIsNoReward() {
        assertThatThrownBy(() -> MeanReward.of(1.5)).hasMessageContaining("from 0 to 1, not 1.5");
    }
}
