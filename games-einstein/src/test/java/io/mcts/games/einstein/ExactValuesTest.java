package io.mcts.games.einstein;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.entry;
import static org.assertj.core.api.Assertions.within;

import java.util.Map;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The oracle itself: values computed by hand, and what must hold between values. */
class ExactValuesTest {

    private static final double TOLERANCE = 1e-12;

    @ParameterizedTest
    @CsvSource({
        // Blue is home in one turn. Red's lone stone, next to the goal, gets there first with a choice of its own
        "1b3/5/5/3A1/5 r -, 1, 0.3333333333333333",
        // Blue needs two turns: red may waste one
        "2b2/5/5/3A1/5 r -, 1, 1",
        "2b2/5/5/3A1/5 b -, 0, 0.6666666666666667",
        // Blue is home in one turn. Red's 1 wins with its only step, its 3 cannot; a 2 leaves the choice of four steps
        "1b3/5/5/2C1A/5 r 1, 1, 1",
        "1b3/5/5/2C1A/5 r 2, 1, 0.25",
        "1b3/5/5/2C1A/5 r 3, 0, 0",
        "1b3/5/5/2C1A/5 r -, 0.3333333333333333, 0.2083333333333333",
        // Over
        "5/5/5/5/a3A b -, 0, 0"
    })
    void valuesAreThoseComputedByHand(String position, double best, double uniform) {
        assertThat(ExactValues.ofBestPlay().value(position)).isCloseTo(best, within(TOLERANCE));
        assertThat(ExactValues.ofUniformPlay().value(position)).isCloseTo(uniform, within(TOLERANCE));
    }

    @Test
    void takingTheLastStoneWins() {
        // Red's 6 must move and can take blue's only stone, which else would be home
        assertThat(ExactValues.ofBestPlay().moveValues("F4/1b3/5/3A1/5 r 6"))
                .containsOnly(entry("a5-b5", 0.0), entry("a5-a4", 0.0), entry("a5-b4", 1.0));
    }

    @Test
    void movesAreValuedOneByOne() {
        assertThat(ExactValues.ofBestPlay().moveValues("1b3/5/5/2C1A/5 r 2"))
                .containsOnly(entry("c2-d2", 0.0), entry("c2-c1", 0.0), entry("c2-d1", 0.0), entry("e2-e1", 1.0));
    }

    @Test
    void valuesOfThrowsAndMovesFitTogether() {
        Random random = new Random(1);
        ExactValues exact = ExactValues.ofBestPlay();
        for (int i = 0; i < 20; i++) {
            String position = RandomPositions.draw(random, 2, 2, false);
            String board = position.substring(0, position.length() - 1);
            double sum = 0;
            for (int die = 1; die <= 6; die++) {
                double value = exact.value(board + die);
                Map<String, Double> moves = exact.moveValues(board + die);
                assertThat(value)
                        .isEqualTo(moves.values().stream()
                                .mapToDouble(v -> v)
                                .max()
                                .orElseThrow());
                sum += value;
            }
            assertThat(exact.value(position)).isCloseTo(sum / 6, within(TOLERANCE));
        }
    }

    @Test
    void exchangingTheColoursChangesNothingForTheMover() {
        Random random = new Random(2);
        for (ExactValues exact : new ExactValues[] {ExactValues.ofBestPlay(), ExactValues.ofUniformPlay()}) {
            for (int i = 0; i < 20; i++) {
                String position = RandomPositions.draw(random, 2, 1 + random.nextInt(2), random.nextBoolean());
                String mirrored = SecondRules.format(SecondRules.mirrored(SecondRules.parse(position)));

                assertThat(exact.value(mirrored))
                        .isEqualTo(exact.value(position))
                        .isBetween(0.0, 1.0);
            }
        }
    }

    @Test
    void oneMoreTurnNeverHurtsALoneStoneThatHasPassed() {
        ExactValues exact = ExactValues.ofBestPlay();

        assertThat(exact.value("5/2b2/5/4A/5 r -")).isEqualTo(1);
        assertThat(exact.value("5/2b2/5/4A/5 b -")).isZero();
    }

    /** Three a side with some way to go still: the largest that the oracle is meant for. */
    @Test
    void threeStonesASideAreValuedInAFewSeconds() {
        ExactValues exact = ExactValues.ofBestPlay();

        assertThat(exact.value("5/1d3/1fAC1/1a1E1/5 r -")).isBetween(0.5, 1.0);
        assertThat(exact.positions()).isGreaterThan(10_000);
    }
}
