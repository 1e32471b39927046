package io.mcts.arena.tuning;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.within;

import io.mcts.random.Xoroshiro128PlusPlus;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.OptionalDouble;
import java.util.concurrent.CancellationException;
import org.junit.jupiter.api.Test;

class NtbeaTest {

    private static final List<TunedParameter> TWO =
            List.of(TunedParameter.range("c", 0.1, 1, 10), TunedParameter.of("k", 10, 20, 30, 40, 50));

    /** A coin that shows heads with probability c; what it shows follows from the number. */
    private static OptionalDouble coin(Point point, int number) {
        return OptionalDouble.of(Xoroshiro128PlusPlus.of(number).nextDouble() < point.value("c") ? 1 : 0);
    }

    private static List<TriedPoint> run(int trials, long seed, Ntbea.Trial trial) {
        return new Ntbea(TWO, Ntbea.EXPLORATION, seed).run(trials, trial, step -> {});
    }

    @Test
    void equalSeedsGiveEqualResults() {
        assertThat(run(60, 0, NtbeaTest::coin)).isEqualTo(run(60, 0, NtbeaTest::coin));
        assertThat(run(60, 1, NtbeaTest::coin)).isNotEqualTo(run(60, 0, NtbeaTest::coin));
    }

    @Test
    void theResultIsMadeOfAllTrials() {
        List<TuningStep> steps = new ArrayList<>();
        List<TriedPoint> result = new Ntbea(TWO, Ntbea.EXPLORATION, 0).run(60, NtbeaTest::coin, steps::add);
        assertThat(steps).hasSize(60);
        assertThat(result.stream().mapToInt(TriedPoint::trials).sum()).isEqualTo(60);
        for (int number = 0; number < steps.size(); number++) {
            TuningStep step = steps.get(number);
            assertThat(step.number()).isEqualTo(number);
            assertThat(step.value()).isEqualTo(coin(step.point(), number).getAsDouble());
        }
        for (TriedPoint tried : result) {
            List<Double> values = steps.stream()
                    .filter(step -> step.point().equals(tried.point()))
                    .map(TuningStep::value)
                    .toList();
            assertThat(tried.trials()).isEqualTo(values.size());
            double sum = values.stream().mapToDouble(Double::doubleValue).sum();
            assertThat(tried.mean()).isEqualTo(sum / values.size(), within(1e-12));
            assertThat(tried.modelMean()).isEqualTo(modelMean(tried.point(), steps), within(1e-12));
        }
        assertThat(result).isSortedAccordingTo(TriedPoint.BEST_FIRST);
        assertThat(steps.get(59).leader()).isEqualTo(result.get(0));
    }

    /** The average of three means: of the trials with the same c, the same k, the same point. */
    private static double modelMean(Point point, List<TuningStep> steps) {
        double[] sums = new double[3];
        int[] counts = new int[3];
        for (TuningStep step : steps) {
            boolean sameC = step.point().value("c") == point.value("c");
            boolean sameK = step.point().value("k") == point.value("k");
            boolean[] same = {sameC, sameK, sameC && sameK};
            for (int tuple = 0; tuple < 3; tuple++) {
                sums[tuple] += same[tuple] ? step.value() : 0;
                counts[tuple] += same[tuple] ? 1 : 0;
            }
        }
        return (sums[0] / counts[0] + sums[1] / counts[1] + sums[2] / counts[2]) / 3;
    }

    @Test
    void thePointIsNeverTheSameTwiceInARow() {
        List<Point> points = new ArrayList<>();
        new Ntbea(TWO, Ntbea.EXPLORATION, 0).run(60, NtbeaTest::coin, step -> points.add(step.point()));
        for (int number = 1; number < points.size(); number++) {
            assertThat(points.get(number)).isNotEqualTo(points.get(number - 1));
        }
        // With two values the only mutant is the other one.
        List<TriedPoint> two = new Ntbea(List.of(TunedParameter.of("c", 0, 1)), Ntbea.EXPLORATION, 0)
                .run(10, NtbeaTest::coin, step -> {});
        assertThat(two).extracting(TriedPoint::trials).containsExactly(5, 5);
        assertThat(two.get(0).point()).hasToString("c=1");
    }

    @Test
    void withoutExplorationItGoesToTheMutantWithTheGreatestMean() {
        // From three values there are two mutants, both among the 50 (but for one case in 2^49). The values 0, 1, 2
        // always give 0.2, 0.6, 0.4. Before a value is tried it has the mean of all. Once all are tried it goes to and
        // fro between the best and the second.
        List<Point> points = new ArrayList<>();
        new Ntbea(List.of(TunedParameter.of("x", 0, 1, 2)), 0, 0)
                .run(
                        40,
                        (point, number) -> OptionalDouble.of(new double[] {0.2, 0.6, 0.4}[(int) point.value("x")]),
                        step -> points.add(step.point()));
        assertThat(points.subList(10, 40)).doesNotContain(new Point(Map.of("x", 0.0)));
    }

    @Test
    void aTrialWithoutResultEndsTheRun() {
        assertThat(run(60, 0, (point, number) -> number < 5 ? coin(point, number) : OptionalDouble.empty()))
                .isEqualTo(run(5, 0, NtbeaTest::coin));
        assertThatExceptionOfType(CancellationException.class)
                .isThrownBy(() -> run(60, 0, (point, number) -> OptionalDouble.empty()))
                .withMessage("the tuning was cancelled before its first result");
    }

    @Test
    void resultsOutsideZeroToOneAreRefused() {
        Ntbea one = new Ntbea(List.of(TunedParameter.of("c", 0.5, 0.7)), Ntbea.EXPLORATION, 0);
        assertThatIllegalArgumentException()
                .isThrownBy(() -> one.run(
                        4, (point, number) -> OptionalDouble.of(point.value("c") == 0.7 ? 1.5 : 0.5), step -> {}))
                .withMessageMatching("trial [01], of c=0.7, gave 1.5, which is not in \\[0, 1]");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> run(4, 0, (point, number) -> OptionalDouble.of(Double.NaN)))
                .withMessageContaining("gave NaN");
    }
}
