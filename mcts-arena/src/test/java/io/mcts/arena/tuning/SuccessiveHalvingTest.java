package io.mcts.arena.tuning;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.within;

import io.mcts.random.Xoroshiro128PlusPlus;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.OptionalDouble;
import java.util.concurrent.CancellationException;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class SuccessiveHalvingTest {

    private static final List<TunedParameter> TWO =
            List.of(TunedParameter.range("c", 0.1, 1, 10), TunedParameter.of("k", 10, 20, 30, 40, 50));

    /** Eight points. */
    private static final List<TunedParameter> EIGHT = List.of(TunedParameter.range("c", 0.1, 0.8, 8));

    /** The share of heads of a coin that shows heads with probability c; what it shows follows from the number. */
    private static OptionalDouble coins(Point point, int first, int count) {
        return IntStream.range(first, first + count)
                .mapToDouble(number -> Xoroshiro128PlusPlus.of(number).nextDouble() < point.value("c") ? 1 : 0)
                .average();
    }

    private static OptionalDouble value(Point point, int first, int count) {
        return OptionalDouble.of(point.value("c"));
    }

    private static List<TriedPoint> run(int trials, long seed, SuccessiveHalving.Trials game) {
        return new SuccessiveHalving(TWO, trials, seed).run(game, step -> {});
    }

    @Test
    void equalSeedsGiveEqualResults() {
        assertThat(run(60, 0, SuccessiveHalvingTest::coins)).isEqualTo(run(60, 0, SuccessiveHalvingTest::coins));
        assertThat(run(60, 1, SuccessiveHalvingTest::coins)).isNotEqualTo(run(60, 0, SuccessiveHalvingTest::coins));
    }

    /** 96 trials of 8, 4 and 2 points in three equal rounds: 4, 8 and 16 each, and the better half survives each round. */
    @Test
    void theBetterHalfSurvivesEachRound() {
        List<TuningStep> steps = new ArrayList<>();
        List<TriedPoint> result = new SuccessiveHalving(EIGHT, 96, 0).run(SuccessiveHalvingTest::value, steps::add);
        assertThat(result).extracting(TriedPoint::trials).containsExactly(28, 28, 12, 12, 4, 4, 4, 4);
        assertThat(result)
                .extracting(TriedPoint::mean)
                .usingElementComparator(Comparator.comparingDouble(mean -> Math.round(1e9 * mean)))
                .containsExactly(0.8, 0.7, 0.6, 0.5, 0.4, 0.3, 0.2, 0.1);
        assertThat(steps).hasSize(14);
        assertThat(steps.get(0).trials()).isEqualTo(4);
        assertThat(steps.get(13).trials()).isEqualTo(96);
        assertThat(steps.get(13).leader()).isEqualTo(result.get(0));
    }

    /** What was good in the first round counts later: 0.8 gets 0 in all trials after its first 4, and its mean is 0.8 * 4 / 12. */
    @Test
    void allTrialsOfAPointCount() {
        List<TriedPoint> result = new SuccessiveHalving(EIGHT, 96, 0)
                .run(
                        (point, first, count) ->
                                OptionalDouble.of(first >= 32 && point.value("c") == 0.8 ? 0 : point.value("c")),
                        step -> {});
        assertThat(result.get(0).point()).hasToString("c=0.7");
        TriedPoint unlucky = result.get(3);
        assertThat(unlucky.point()).hasToString("c=0.8");
        assertThat(unlucky.trials()).isEqualTo(12);
        assertThat(unlucky.mean()).isEqualTo(0.8 * 4 / 12, within(1e-12));
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2, 3, 4, 5, 7, 8, 11, 12, 16, 60, 199, 200, 201, 399, 1000})
    void allTrialsArePlayedAndTheirNumbersFollowEachOther(int trials) {
        AtomicInteger next = new AtomicInteger();
        List<TriedPoint> result = run(trials, trials, (point, first, count) -> {
            assertThat(first).isEqualTo(next.getAndAdd(count));
            assertThat(count).isPositive();
            return coins(point, first, count);
        });
        assertThat(next).hasValue(trials);
        assertThat(result.stream().mapToInt(TriedPoint::trials).sum()).isEqualTo(trials);
        assertThat(result)
                .hasSize(Math.min(50, Math.min(trials, Math.max(2, trials / 4))))
                .extracting(TriedPoint::point)
                .doesNotHaveDuplicates();
    }

    @Test
    void aTrialWithoutResultEndsTheRun() {
        List<TriedPoint> result =
                run(60, 0, (point, first, count) -> first < 5 ? value(point, first, count) : OptionalDouble.empty());
        assertThat(result).hasSize(5).extracting(TriedPoint::trials).containsOnly(1);
        assertThat(result).extracting(TriedPoint::mean).isSortedAccordingTo(Comparator.reverseOrder());
        assertThatExceptionOfType(CancellationException.class)
                .isThrownBy(() -> run(60, 0, (point, first, count) -> OptionalDouble.empty()))
                .withMessage("the tuning was cancelled before its first result");
    }

    @Test
    void resultsOutsideZeroToOneAreRefused() {
        for (double wrong : new double[] {1.5, -0.1, Double.NaN}) {
            assertThatIllegalArgumentException()
                    .isThrownBy(() -> run(4, 0, (point, first, count) -> OptionalDouble.of(wrong)))
                    .withMessageMatching("trial 0, of c=.*, gave " + wrong + ", which is not in \\[0, 1]");
        }
    }
}
