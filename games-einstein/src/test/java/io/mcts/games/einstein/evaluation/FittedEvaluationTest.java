package io.mcts.games.einstein.evaluation;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import io.mcts.games.einstein.EinStein;
import io.mcts.games.einstein.RandomPositions;
import io.mcts.games.einstein.SecondRules;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class FittedEvaluationTest {

    private static final double TOLERANCE = 1e-12;
    private static final int RACE = 61;
    private static final int OWN_THREAT = 62;
    private static final int ENEMY_THREAT = 63;

    /** The sum t where one weight is 1 and the others are 0. */
    private static double feature(int weight, String position) {
        double[] weights = new double[FittedEvaluation.WEIGHTS];
        weights[weight] = 1;
        return new FittedEvaluation(weights).total(EinStein.NOTATION.parse(position));
    }

    /**
     * Red has its 1 in its corner, class (0, 0), which moves with a 1 alone, and its 2 in the middle, class (2, 2), which moves
     * with 2 to 6. Blue has its 6 on c1, which it sees as (0, 2), and its 1 on e3, (2, 0), the same class. Between them all numbers are
     * gone: each has P = (1 + 4) / 6.
     */
    @ParameterizedTest
    @CsvSource({
        "0, 1",
        "1, 1", // own base (0, 0)
        "13, 0", // own base (3, 3)
        "10, 1", // own base (2, 2): the classes begin at 0, 5, 9, 12, 14
        "16, 0.16666666666666666", // own slope (0, 0): P = 1/6
        "25, 0.8333333333333334", // own slope (2, 2): P = 5/6
        "33, 2", // enemy base (0, 2)
        "48, 1.6666666666666667" // enemy slope (0, 2): 5/6 twice
    })
    void aStoneCountsByItsCellAndItsMobility(int weight, double expected) {
        assertThat(feature(weight, "A4/5/2B1a/5/2f2 r -")).isCloseTo(expected, within(TOLERANCE));
    }

    @Test
    void theClassesOfCellsAreTheUpperTriangleRowByRow() {
        int[] classes = new int[25];
        for (int cell = 1; cell <= 25; cell++) {
            classes[cell - 1] = FittedEvaluation.cellClass(cell);
        }
        assertThat(classes)
                .containsExactly(0, 1, 2, 3, 4, 1, 5, 6, 7, 8, 2, 6, 9, 10, 11, 3, 7, 10, 12, 13, 4, 8, 11, 13, 14);
    }

    @Test
    void whatIsNotNamedIsTheSumOfTheOtherEvaluations() {
        Random random = new Random(3);
        AttackThreatEvaluation threats =
                AttackThreatEvaluation.of(EvaluationWeights.DEFAULT, Mobility.FULL, CellValues.RAISED_RIM);
        for (int i = 0; i < 200; i++) {
            String position = RandomPositions.draw(random, 1 + random.nextInt(6), 1 + random.nextInt(6), false);
            EinStein state = EinStein.NOTATION.parse(position);
            int player = state.nextPlayer();
            assertThat(feature(OWN_THREAT, position)).isCloseTo(threats.threat(state, player), within(TOLERANCE));
            assertThat(feature(ENEMY_THREAT, position)).isCloseTo(threats.threat(state, 1 - player), within(TOLERANCE));
            double u = 2 * RaceEvaluation.of().chance(state) - 1;
            u = Math.signum(u) * Math.min(0.995, Math.abs(u));
            assertThat(feature(RACE, position)).isCloseTo(u / Math.sqrt(1 - u * u), within(1e-9));
        }
    }

    @Test
    void thereIsAWeightForEachFeature() {
        assertThat(FittedWeights.ALL).hasSize(FittedEvaluation.WEIGHTS).hasSize(ENEMY_THREAT + 1);
    }

    @Test
    void theValueIsTheSumSquashed() {
        // t = 0.75: 0.75 / sqrt(1 + 0.5625) = 0.6
        double[] weights = new double[FittedEvaluation.WEIGHTS];
        weights[0] = 0.75;
        FittedEvaluation constant = new FittedEvaluation(weights);
        assertThat(constant.value(EinStein.NOTATION.parse("A4/5/5/5/4f r -"))).isCloseTo(0.6, within(TOLERANCE));
        assertThat(constant.value(EinStein.NOTATION.parse("A4/5/5/5/4f b 3"))).isCloseTo(-0.6, within(TOLERANCE));
        double[] payoffs = new double[2];
        constant.estimate(EinStein.NOTATION.parse("A4/5/5/5/4f b -"), payoffs);
        assertThat(payoffs[EinStein.BLUE]).isCloseTo(0.6, within(TOLERANCE));
        assertThat(payoffs[EinStein.RED]).isCloseTo(-0.6, within(TOLERANCE));
    }

    @Test
    void aGameThatIsOverHasItsPayoff() {
        assertThat(FittedEvaluation.of().value(EinStein.NOTATION.parse("5/5/5/5/a3A b -")))
                .isEqualTo(1);
    }

    @Test
    void exchangingTheColoursChangesTheSign() {
        Random random = new Random(4);
        FittedEvaluation fitted = FittedEvaluation.of();
        for (int i = 0; i < 200; i++) {
            String position = RandomPositions.draw(random, 1 + random.nextInt(6), 1 + random.nextInt(6), false);
            String mirrored = SecondRules.format(SecondRules.mirrored(SecondRules.parse(position)));
            double value = fitted.value(EinStein.NOTATION.parse(position));
            assertThat(value).isBetween(-1.0, 1.0);
            assertThat(fitted.value(EinStein.NOTATION.parse(mirrored))).isCloseTo(-value, within(TOLERANCE));
        }
    }
}
