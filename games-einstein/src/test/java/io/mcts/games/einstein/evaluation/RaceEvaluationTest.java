package io.mcts.games.einstein.evaluation;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import io.mcts.games.einstein.EinStein;
import io.mcts.games.einstein.EinSteinMove;
import io.mcts.games.einstein.ExactValues;
import io.mcts.games.einstein.RandomPositions;
import io.mcts.games.einstein.SecondRules;
import java.util.Random;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class RaceEvaluationTest {

    private static final RaceEvaluation RACE = RaceEvaluation.of();

    @ParameterizedTest
    @CsvSource({
        // Lone stones: whoever needs fewer turns, or as many and throws first
        "1b3/5/2A2/5/5 r -, 0",
        "2b2/5/2A2/5/5 r -, 1",
        "2b2/5/2A2/5/5 b -, 1",
        // SixStones 1 and 6 each, with distances 1 and 2: X is 1 with a chance of 5/6, else 2
        "2f2/1a3/2F2/3A1/5 r -, 0.8611111111",
        "2f2/1a3/2F2/3A1/5 b -, 0.8611111111",
        // The same with a 6 thrown: red is not home, blue misses with a chance of 1/6, then red is home
        "2f2/1a3/2F2/3A1/5 r 6, 0.1666666667",
        "2f2/1a3/2F2/3A1/5 r 3, 1",
        // Over
        "5/5/5/5/a3A b -, 0"
    })
    void theChanceIsThatComputedByHand(String position, double chance) {
        assertThat(RACE.chance(EinStein.NOTATION.parse(position))).isCloseTo(chance, within(1e-6));
    }

    @Test
    void theValueIsRedsPointOfView() {
        assertThat(RACE.value(EinStein.NOTATION.parse("2f2/1a3/2F2/3A1/5 r -"))).isCloseTo(26 / 36.0, within(1e-6));
        assertThat(RACE.value(EinStein.NOTATION.parse("2f2/1a3/2F2/3A1/5 b -"))).isCloseTo(-26 / 36.0, within(1e-6));
        assertThat(RACE.value(EinStein.NOTATION.parse("5/5/5/5/a3A b -"))).isEqualTo(1);
        assertThat(RACE.value(EinStein.NOTATION.parse("a4/5/5/5/A4 r -"))).isEqualTo(-1);
        assertThat(RACE).hasToString("race");
    }

    @Property(seed = "1")
    void exchangingTheColoursChangesTheSign(@ForAll long seed) {
        Random random = new Random(seed);
        String position =
                RandomPositions.draw(random, 1 + random.nextInt(6), 1 + random.nextInt(6), random.nextBoolean());
        String mirrored = SecondRules.format(SecondRules.mirrored(SecondRules.parse(position)));

        double value = RACE.value(EinStein.NOTATION.parse(position));

        assertThat(value).isBetween(-1.0, 1.0);
        assertThat(RACE.value(EinStein.NOTATION.parse(mirrored))).isEqualTo(-value);
    }

    @Property(seed = "1")
    void aThrowIsWorthNoLessThanTheBestRaceAfterIt(@ForAll long seed) {
        Random random = new Random(seed);
        EinStein state = EinStein.NOTATION.parse(RandomPositions.draw(random, 3, 3, true));
        double best = 0;
        for (EinSteinMove move : state.legalMoves()) {
            String written = move.toString();
            SecondRules.Position after = SecondRules.play(SecondRules.parse(state.toString()), written);
            if (pieces(after) == 6) { // nothing taken
                best = Math.max(best, 1 - RACE.chance(EinStein.NOTATION.parse(SecondRules.format(after))));
            }
        }
        assertThat(RACE.chance(state)).isGreaterThanOrEqualTo(best - 1e-6);
    }

    /** Every pair of lone stones that have passed each other: nothing can be taken, so the race is the whole game. */
    @Test
    void theRaceOfStonesThatHavePassedIsExact() {
        ExactValues exact = ExactValues.ofBestPlay();
        int compared = 0;
        for (int red = 1; red < 24; red++) {
            for (int blue = 1; blue < 24; blue++) {
                if (red / 5 > blue / 5 || red % 5 > blue % 5) {
                    int[] cells = {-1, -1, red, -1, -1, -1, blue, -1, -1, -1, -1, -1};
                    for (int player = 0; player < 2; player++) {
                        String position = SecondRules.format(new SecondRules.Position(cells, player, 0));
                        assertThat(RACE.chance(EinStein.NOTATION.parse(position)))
                                .as(position)
                                .isEqualTo(exact.value(position));
                        compared++;
                    }
                }
            }
        }
        assertThat(compared).isGreaterThan(500);
    }

    private static int pieces(SecondRules.Position position) {
        int pieces = 0;
        for (int cell : position.cells()) {
            pieces += cell == SecondRules.GONE ? 0 : 1;
        }
        return pieces;
    }
}
