package io.mcts.games.einstein.evaluation;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.within;

import io.mcts.games.einstein.EinStein;
import io.mcts.games.einstein.RandomPositions;
import io.mcts.games.einstein.SecondRules;
import java.util.Random;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class AttackThreatEvaluationTest {

    /** Red's 1 and 3, with P = 2/6 and 5/6 and V = 2 and 4; blue's 1 and 2, with P = 1/6 and 5/6 and V = 0 and 2. */
    private static final String SMALL = "5/5/1A3/2Cb1/4a r -";

    private static final EvaluationWeights WEIGHTS = new EvaluationWeights(1, 0.5, 2);

    private static AttackThreatEvaluation with(EvaluationWeights weights) {
        return AttackThreatEvaluation.of(weights);
    }

    @Test
    void attackIsTheExpectedValueOfTheOwnStones() {
        EinStein state = EinStein.NOTATION.parse(SMALL);

        assertThat(with(WEIGHTS).attack(state, EinStein.RED)).isCloseTo(2 / 6.0 * 2 + 5 / 6.0 * 4, within(1e-12));
        assertThat(with(WEIGHTS).attack(state, EinStein.BLUE)).isCloseTo(1 / 6.0 * 0 + 5 / 6.0 * 2, within(1e-12));
    }

    @Test
    void threatIsTheExpectedValueOfWhatMayBeTaken() {
        EinStein state = EinStein.NOTATION.parse(SMALL);

        // Red's 3 on c2 can take blue's 2 on d2, worth 2 to blue; that one can take red's 3, worth 4 to red.
        assertThat(with(WEIGHTS).threat(state, EinStein.RED)).isCloseTo(5 / 6.0 * 2, within(1e-12));
        assertThat(with(WEIGHTS).threat(state, EinStein.BLUE)).isCloseTo(5 / 6.0 * 4, within(1e-12));
    }

    @Test
    void totalAndValueAreTheWeightedSums() {
        EinStein state = EinStein.NOTATION.parse(SMALL);

        // 4 - 5/3 + 0.5 * (5/3 - 10/3) = 1.5; t = 1.5 / 2 = 3/4; 3/4 / sqrt(1 + 9/16) = 3/5
        assertThat(with(WEIGHTS).total(state)).isCloseTo(1.5, within(1e-12));
        assertThat(with(WEIGHTS).value(state)).isCloseTo(0.6, within(1e-12));
        assertThat(with(new EvaluationWeights(1, 0.5, 1.125)).value(state)).isCloseTo(0.8, within(1e-12));
        assertThat(with(new EvaluationWeights(1, 0, 2)).total(state)).isCloseTo(7 / 3.0, within(1e-12));
    }

    @Test
    void otherPartsMayBeChosen() {
        EinStein state = EinStein.NOTATION.parse(SMALL);
        AttackThreatEvaluation other =
                AttackThreatEvaluation.of(new EvaluationWeights(1, 0, 2), Mobility.HALF, CellValues.POWERS_OF_TWO);

        // Red: 1.5/6 * 2 + 3/6 * 4; blue: 1/6 * 1 + 3/6 * 2
        assertThat(other.total(state)).isCloseTo(0.5 + 2 - 1 / 6.0 - 1, within(1e-12));
        assertThat(other)
                .hasToString("attack-threat:attack=1.0,threat=0.0,scale=2.0,mobility=half,cells=powers-of-two");
    }

    @ParameterizedTest
    @CsvSource({
        // b3 can take c3, b2 and c2, worth 4, 2 and 2 to blue: the greatest counts
        "5/5/1Aa2/1bc2/5 r -, 4",
        // On the rim there is but one target; what would be the next row's cell is none
        "4A/4a/5/5/5 r -, 1",
        "5/5/5/4A/a4 r -, 0",
        "5/4A/a4/5/5 r -, 0",
        // A stone that is gone takes nothing
        "5/ab3/5/5/3A1 r -, 0"
    })
    void onlyTheMostValuableStoneInReachCounts(String position, double threat) {
        EinStein state = EinStein.NOTATION.parse(position);

        assertThat(with(WEIGHTS).threat(state, EinStein.RED)).isCloseTo(threat, within(1e-12));
    }

    @ParameterizedTest
    @CsvSource({"5/5/5/5/a3A b -, 1", "a4/5/5/5/A4 r -, -1"})
    void aGameThatIsOverIsWorthItsPayoff(String position, double expected) {
        assertThat(AttackThreatEvaluation.of().value(EinStein.NOTATION.parse(position)))
                .isEqualTo(expected);
    }

    @Property(seed = "1")
    void exchangingTheColoursChangesTheSign(@ForAll long seed) {
        Random random = new Random(seed);
        String position =
                RandomPositions.draw(random, 1 + random.nextInt(6), 1 + random.nextInt(6), random.nextBoolean());
        String mirrored = SecondRules.format(SecondRules.mirrored(SecondRules.parse(position)));
        AttackThreatEvaluation evaluation = AttackThreatEvaluation.of();

        double value = evaluation.value(EinStein.NOTATION.parse(position));

        assertThat(value).isBetween(-1.0, 1.0);
        assertThat(evaluation.value(EinStein.NOTATION.parse(mirrored))).isEqualTo(-value);
    }

    @Property(seed = "1")
    void totalIsMadeOfItsParts(@ForAll long seed) {
        Random random = new Random(seed);
        EinStein state = EinStein.NOTATION.parse(
                RandomPositions.draw(random, 1 + random.nextInt(6), 1 + random.nextInt(6), random.nextBoolean()));
        AttackThreatEvaluation evaluation = AttackThreatEvaluation.of(new EvaluationWeights(2, 0.75, 8));

        assertThat(evaluation.total(state))
                .isCloseTo(
                        2 * (evaluation.attack(state, EinStein.RED) - evaluation.attack(state, EinStein.BLUE))
                                + 0.75
                                        * (evaluation.threat(state, EinStein.RED)
                                                - evaluation.threat(state, EinStein.BLUE)),
                        within(1e-9));
    }

    @Test
    void theDefaultWeightsAreThoseDocumented() {
        assertThat(EvaluationWeights.DEFAULT).hasToString("attack=1.0,threat=0.1,scale=8.0");
    }

    @ParameterizedTest
    @CsvSource({
        "NaN, 0, 8, 'the weights are finite numbers, not attack = NaN and threat = 0.0'",
        "1, Infinity, 8, 'the weights are finite numbers, not attack = 1.0 and threat = Infinity'",
        "1, 0, 0, 'the scale is a number greater than 0, not 0.0'",
        "1, 0, NaN, 'the scale is a number greater than 0, not NaN'"
    })
    void weightsThatAreNoneAreRefused(double attack, double threat, double scale, String message) {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> new EvaluationWeights(attack, threat, scale))
                .withMessage(message);
    }
}
