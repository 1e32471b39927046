package io.mcts.arena.statistics;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.util.SplittableRandom;
import java.util.stream.DoubleStream;
import org.apache.commons.math3.distribution.BinomialDistribution;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class MeanRewardTest {

    private static MeanReward of(double... rewards) {
        return DoubleStream.of(rewards).mapToObj(MeanReward::of).reduce(MeanReward.NONE, MeanReward::plus);
    }

    /** By hand: with 0, 0, 1, 1 squares 0.02 + 1, variance 1.02 / 7, standard error 0.134961; t with 7 degrees of freedom is 2.364624. */
    @Test
    void theIntervalIsStudentsWithFourSetsMore() {
        MeanReward four = of(0.4, 0.5, 0.6, 0.5);

        assertThat(four.sets()).isEqualTo(4);
        assertThat(four.mean()).isCloseTo(0.5, within(1e-12));
        assertThat(four.variance()).isCloseTo(0.02 / 3, within(1e-12));
        assertThat(four.interval().low()).isCloseTo(0.5 - 0.319130, within(1e-6));
        assertThat(four.interval().high()).isCloseTo(0.5 + 0.319130, within(1e-6));
    }

    /** By hand: mean 4.25 / 7, variance 1.232143 / 6, standard error 0.171279, t with 6 degrees of freedom 2.446912. */
    @Test
    void theIntervalIsCutToThePossibleRewards() {
        assertThat(of(0.5, 0.75, 1).interval().low()).isCloseTo(0.607143 - 0.419106, within(1e-6));
        assertThat(of(0.5, 0.75, 1).interval().high()).isEqualTo(1);
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
        assertThat(parts.squares()).isCloseTo(0.58, within(1e-12));
        assertThat(turned.mean()).isCloseTo(parts.mean(), within(1e-12));
        assertThat(turned.squares()).isCloseTo(parts.squares(), within(1e-12));
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
        for (int sets : new int[] {2, 10, 50, 200, 1_000}) {
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

    /**
     * Few pairs, of games that go alike (binomial) or are independent (binomial with twice as many trials): the exact share of the matches
     * whose interval holds the strength.
     */
    @ParameterizedTest
    @CsvSource({"0.5", "0.6", "0.7", "0.8", "0.9", "0.95"})
    void theIntervalOfFewPairsCoversTheTruth(double strength) {
        for (int pairs = 2; pairs <= 10; pairs++) {
            BinomialDistribution alike = new BinomialDistribution(pairs, strength);
            double covered = 0;
            for (int won = 0; won <= pairs; won++) {
                double mean = (double) won / pairs;
                Interval interval = new MeanReward(pairs, mean, pairs * mean * (1 - mean)).interval();
                covered += interval.contains(strength) ? alike.probability(won) : 0;
            }
            assertThat(covered).as("%d pairs that go alike", pairs).isGreaterThan(0.95);
            assertThat(coverageOfIndependentGames(pairs, strength))
                    .as("%d pairs of independent games", pairs)
                    .isGreaterThan(0.95);
        }
    }

    /** The exact coverage of pairs of which each is won twice, once or not at all. */
    private static double coverageOfIndependentGames(int pairs, double strength) {
        BinomialDistribution decided =
                new BinomialDistribution(pairs, 1 - 2 * strength * (1 - strength)); // both won or both lost
        double twice = strength * strength / (strength * strength + (1 - strength) * (1 - strength));
        double covered = 0;
        for (int alike = 0; alike <= pairs; alike++) {
            BinomialDistribution wonTwice = new BinomialDistribution(alike, twice);
            for (int won = 0; won <= alike; won++) {
                double mean = (won + 0.5 * (pairs - alike)) / pairs;
                double squares = won + 0.25 * (pairs - alike) - pairs * mean * mean;
                boolean isHeld = new MeanReward(pairs, mean, Math.max(0, squares))
                        .interval()
                        .contains(strength);
                covered += isHeld ? decided.probability(alike) * wonTwice.probability(won) : 0;
            }
        }
        return covered;
    }

    @Test
    void refusesWhatIsNoReward() {
        assertThatThrownBy(() -> MeanReward.of(1.5)).hasMessageContaining("from 0 to 1, not 1, 0.0 and 1.5");
    }
}
