package io.mcts.arena.tuning;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.within;

import io.mcts.control.Cancellation;
import io.mcts.random.Xoroshiro128PlusPlus;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CancellationException;
import org.junit.jupiter.api.Test;

class TunerTest {

    private static final TunedParameter C = TunedParameter.range("c", 0.1, 1, 10);
    private static final TunedParameter K = TunedParameter.integers("k", 10, 50, 10);
    private static final Tuner TUNER = Tuner.of(C, K).withEvaluations(60);

    /** A coin that shows heads with probability c; what it shows follows from the number. */
    private static double coin(Point point, int number) {
        return Xoroshiro128PlusPlus.of(number).nextDouble() < point.value("c") ? 1 : 0;
    }

    @Test
    void equalSeedsGiveEqualResults() {
        assertThat(TUNER.tune(TunerTest::coin)).isEqualTo(TUNER.tune(TunerTest::coin));
        assertThat(TUNER.withSeed(1).tune(TunerTest::coin)).isNotEqualTo(TUNER.tune(TunerTest::coin));
    }

    @Test
    void theResultIsMadeOfAllEvaluations() {
        List<TuningStep> steps = new ArrayList<>();
        TuningResult result = TUNER.tune(TunerTest::coin, new Cancellation(), steps::add);
        assertThat(result.evaluations()).isEqualTo(60).isEqualTo(steps.size());
        for (int number = 0; number < steps.size(); number++) {
            TuningStep step = steps.get(number);
            assertThat(step.number()).isEqualTo(number);
            assertThat(step.value()).isEqualTo(coin(step.point(), number));
        }
        for (TriedPoint tried : result.tried()) {
            List<Double> values = steps.stream()
                    .filter(step -> step.point().equals(tried.point()))
                    .map(TuningStep::value)
                    .toList();
            assertThat(tried.evaluations()).isEqualTo(values.size());
            double sum = values.stream().mapToDouble(Double::doubleValue).sum();
            assertThat(tried.mean()).isEqualTo(sum / values.size(), within(1e-12));
            assertThat(tried.modelMean()).isEqualTo(modelMean(tried.point(), steps), within(1e-12));
        }
        assertThat(result.tried()).isSortedAccordingTo(TriedPoint.BEST_FIRST);
        assertThat(result.recommended()).isEqualTo(result.tried().get(0));
        assertThat(steps.get(59).leader()).isEqualTo(result.recommended());
    }

    /** The average of three means: of the evaluations with the same c, the same k, the same point. */
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
        TUNER.tune(TunerTest::coin, new Cancellation(), step -> points.add(step.point()));
        for (int number = 1; number < points.size(); number++) {
            assertThat(points.get(number)).isNotEqualTo(points.get(number - 1));
        }
        // With two values the only mutant is the other one.
        TuningResult two =
                Tuner.of(TunedParameter.of("c", 0, 1)).withEvaluations(10).tune(TunerTest::coin);
        assertThat(two.tried()).extracting(TriedPoint::evaluations).containsExactly(5, 5);
        assertThat(two.recommended().point()).hasToString("c=1");
    }

    @Test
    void withoutExplorationItGoesToTheMutantWithTheGreatestMean() {
        // From three values there are two mutants, both among the 50 (but for one case in 2^49). The values 0, 1, 2
        // always give 0.2, 0.6, 0.4.
        // Before a
        // value is tried it has the mean of all. Once all are tried it goes to and fro between the best and the second.
        Tuner tuner =
                Tuner.of(TunedParameter.of("x", 0, 1, 2)).withEvaluations(40).withK(0);
        List<Point> points = new ArrayList<>();
        tuner.tune(
                (point, number) -> new double[] {0.2, 0.6, 0.4}[(int) point.value("x")],
                new Cancellation(),
                step -> points.add(step.point()));
        assertThat(points.subList(10, 40)).doesNotContain(new Point(Map.of("x", 0.0)));
    }

    @Test
    void aTuningBrokenOffGoesOnWhereItWas() {
        List<Double> known = new ArrayList<>();
        Cancellation cancellation = new Cancellation();
        TUNER.tune(TunerTest::coin, cancellation, step -> {
            known.add(step.value());
            if (step.number() == 29) {
                cancellation.cancel();
            }
        });
        assertThat(known).hasSize(30);
        TuningResult result =
                TUNER.tune((point, number) -> number < known.size() ? known.get(number) : coin(point, number));
        assertThat(result).isEqualTo(TUNER.tune(TunerTest::coin));
    }

    @Test
    void anEvaluationDuringWhichItIsCancelledDoesNotCount() {
        Cancellation cancellation = new Cancellation();
        TuningResult result = TUNER.tune(
                (point, number) -> {
                    if (number == 5) {
                        cancellation.cancel();
                        return Double.NaN;
                    }
                    return coin(point, number);
                },
                cancellation,
                step -> {});
        assertThat(result).isEqualTo(TUNER.withEvaluations(5).tune(TunerTest::coin));
    }

    @Test
    void cancelledBeforeItsFirstResultItHasNone() {
        Cancellation cancellation = new Cancellation();
        cancellation.cancel();
        assertThatExceptionOfType(CancellationException.class)
                .isThrownBy(() -> TUNER.tune(TunerTest::coin, cancellation, step -> {}))
                .withMessage("the tuning was cancelled before its first result");
    }

    @Test
    void valuesOutsideZeroToOneAreRefused() {
        Tuner one = Tuner.of(TunedParameter.of("c", 0.5, 0.7)).withEvaluations(4);
        assertThatIllegalArgumentException()
                .isThrownBy(() -> one.tune((point, number) -> point.value("c") == 0.7 ? 1.5 : 0.5))
                .withMessageMatching("evaluation [01], of c=0.7, gave 1.5, which is not in \\[0, 1]");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> one.tune((point, number) -> Double.NaN))
                .withMessageContaining("gave NaN");
    }

    @Test
    void settingsThatMakeNoTuningAreRefused() {
        refuses(() -> Tuner.of(), "a tuning has 1 parameter or more, not 0");
        refuses(() -> Tuner.of(C, C), "parameter c is there twice");
        refuses(() -> TUNER.withEvaluations(0), "a tuning has 1 evaluation or more, not 0");
        refuses(() -> TUNER.withNeighbours(0), "a point has 1 neighbour or more, not 0");
        refuses(() -> TUNER.withK(-1), "the exploration constant k is 0 or more and finite, not -1.0");
        refuses(() -> TUNER.withK(Double.NaN), "the exploration constant k is 0 or more and finite, not NaN");
        refuses(() -> TUNER.withEpsilon(0), "epsilon is more than 0 and finite, not 0.0");
        refuses(() -> TUNER.withEpsilon(Double.POSITIVE_INFINITY), "epsilon is more than 0 and finite, not Infinity");
    }

    private static void refuses(Runnable making, String message) {
        assertThatIllegalArgumentException().isThrownBy(making::run).withMessage(message);
    }

    @Test
    void theSettingsArePrinted() {
        assertThat(Tuner.of(K)
                        .withEvaluations(7)
                        .withNeighbours(8)
                        .withK(1)
                        .withEpsilon(2)
                        .withSeed(9))
                .hasToString("ntbea:evaluations=7:neighbours=8:k=1.0:epsilon=2.0:seed=9 k=10,20,30,40,50");
    }
}
