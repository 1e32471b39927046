package io.mcts.arena.statistics;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.util.SplittableRandom;
import java.util.stream.DoubleStream;
import org.junit.jupiter.api.Test;

class MeanRewardTest {

    private static MeanReward of(double... rewards) {
        return DoubleStream.of(rewards).mapToObj(MeanReward::of).reduce(MeanReward.NONE, MeanReward::plus);
    }

    /** By hand: squares 0.01 + 0 + 0.01 + 0, variance 0.02 / 3, standard error 0.0408248; t with 3 degrees of freedom is 3.182446. */
    @Test
    void theIntervalIsStudents() {
        MeanReward four = of(0.4, 0.5, 0.6, 0.5);

        assertThat(four.sets()).isEqualTo(4);
        assertThat(four.mean()).isCloseTo(0.5, within(1e-12));
        assertThat(four.variance()).isCloseTo(0.02 / 3, within(1e-12));
        assertThat(four.interval().low()).isCloseTo(0.5 - 0.129923, within(1e-6));
        assertThat(four.interval().high()).isCloseTo(0.5 + 0.129923, within(1e-6));
    }

    /** By hand: variance 0.0625, standard error 0.144338, t with 2 degrees of freedom 4.302653: 0.75 ± 0.621035. */
    @Test
    void theIntervalIsCutToThePossibleRewards() {
        assertThat(of(0.5, 0.75, 1).interval().low()).isCloseTo(0.128965, within(1e-6));
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

    @Test
    void partsAddUpInAnyOrder() {
        MeanReward parts = of(0.1, 0.9).plus(of(0.3)).plus(MeanReward.NONE).plus(of(0.7, 0.2, 0.8));
        MeanReward turned = of(0.7, 0.2, 0.8).plus(of(0.1, 0.9).plus(of(0.3)));

        assertThat(parts.mean()).isCloseTo(0.5, within(1e-12));
        assertThat(parts.squares()).isCloseTo(0.58, within(1e-12));
        assertThat(turned.mean()).isCloseTo(parts.mean(), within(1e-12));
        assertThat(turned.squares()).isCloseTo(parts.squares(), within(1e-12));
    }

    /** Of 2,000 samples of 20 from a skewed distribution, about 95 % have intervals with its mean in them. */
    @Test
    void theIntervalCoversTheTruth() {
        SplittableRandom random = new SplittableRandom(1);
        int covered = 0;
        for (int sample = 0; sample < 2_000; sample++) {
            MeanReward rewards = of(random.doubles(20)
                    .map(number -> 0.5 + 0.5 * (number - 0.5) * (number - 0.5))
                    .toArray());
            covered += rewards.interval().contains(0.5 + 0.5 / 12) ? 1 : 0;
        }
        assertThat(covered / 2_000.0).isBetween(0.91, 0.97);
    }

    @Test
    void refusesWhatIsNoReward() {
        assertThatThrownBy(() -> MeanReward.of(1.5)).hasMessageContaining("from 0 to 1, not 1, 0.0 and 1.5");
    }
}
