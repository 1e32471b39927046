package io.mcts.games.einstein.evaluation;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import io.mcts.games.einstein.EinStein;
import io.mcts.games.einstein.SecondRules;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class RaceTableTest {

    private static final int GONE = 5;

    @ParameterizedTest
    @CsvSource({
        // A lone stone needs its distance
        "2 5 5 5 5 5, 2, 1",
        "2 5 5 5 5 5, 3, 0",
        // SixStones 1 and 6 with distances 1 and 2: every throw but a 6 is home; after a 6 every throw is
        "1 5 5 5 5 2, 1, 1",
        "1 5 5 5 5 2, 2, 0.1666666667",
        "1 5 5 5 5 2, 3, 0",
        // SixStones 1 and 2, both with distance 2: two equal throws out of two or three, of chances 1/6 and 5/6
        "2 2 5 5 5 5, 3, 0.2777777778",
        "2 2 5 5 5 5, 4, 0",
        // Six stones with distance 1: the first throw
        "1 1 1 1 1 1, 2, 0",
        // Six stones with distance 2: all different for six throws
        "2 2 2 2 2 2, 3, 0.8333333333",
        "2 2 2 2 2 2, 7, 0.0154320988",
        "2 2 2 2 2 2, 8, 0",
        // Home already
        "0 4 4 4 4 4, 1, 0"
    })
    void theChanceToNeedSoManyTurnsIsThatComputedByHand(String distances, int turns, double chance) {
        assertThat(RaceTable.atLeast(race(distances(distances)), turns)).isCloseTo(chance, within(1e-7));
    }

    @Test
    void noRaceIsLongerThanNineteenTurns() {
        int slowest = race(new int[] {4, 4, 4, 4, 4, 4});

        assertThat(RaceTable.atLeast(slowest, RaceTable.LONGEST)).isPositive();
        assertThat(RaceTable.atLeast(slowest, RaceTable.LONGEST + 1)).isZero();
    }

    @Test
    void simulatedRacesTakeAsLong() {
        Random random = new Random(1);
        int races = 400_000;
        int[] atLeast = new int[RaceTable.LONGEST + 2];
        for (int i = 0; i < races; i++) {
            int[] distances = {4, 3, 4, 2, 4, 3};
            int turns = 0;
            do {
                turns++;
            } while (--distances[random.nextInt(6)] > 0);
            for (int k = 1; k <= turns; k++) {
                atLeast[k]++;
            }
        }
        int race = race(new int[] {4, 3, 4, 2, 4, 3});
        for (int k = 1; k <= RaceTable.LONGEST; k++) {
            double expected = RaceTable.atLeast(race, k);
            assertThat(atLeast[k] / (double) races)
                    .isCloseTo(expected, within(4.5 * Math.sqrt(expected * (1 - expected) / races) + 1e-6));
        }
    }

    /** All distances are tried on a second way: distributions by recursion, stones found by {@link SecondRules}. */
    @Test
    void theTableIsThatOfAPlainRecursion() {
        Map<List<Integer>, double[]> known = new HashMap<>();
        Random random = new Random(1);
        for (int i = 0; i < 2000; i++) {
            int[] distances = random.ints(6, 1, GONE + 1).toArray();
            if (Arrays.stream(distances).allMatch(distance -> distance == GONE)) {
                continue;
            }
            double[] expected = survival(distances, known);
            for (int k = 1; k <= RaceTable.LONGEST + 1; k++) {
                assertThat(RaceTable.atLeast(race(distances), k)).isCloseTo(expected[k], within(1e-6));
            }
        }
    }

    @Test
    void theRaceOfASideFollowsFromItsCells() {
        EinStein state = EinStein.NOTATION.parse("A4/1C3/3E1/2c2/d2Fa r -");

        assertThat(RaceTable.race(state.stones(EinStein.RED))).isEqualTo(race(new int[] {4, GONE, 3, GONE, 2, 1}));
        assertThat(RaceTable.race(state.stones(EinStein.BLUE))).isEqualTo(race(new int[] {4, GONE, 3, 4, GONE, GONE}));
    }

    @Test
    void theChanceIsTheSumOverAllLengths() {
        Random random = new Random(1);
        for (int i = 0; i < 1000; i++) {
            int own = race(random.ints(6, 1, 5).toArray());
            int enemy = race(random.ints(6, 1, 5).toArray());
            double expected = 0;
            for (int k = 1; k <= RaceTable.LONGEST; k++) {
                double exactly = RaceTable.atLeast(own, k) - RaceTable.atLeast(own, k + 1);
                expected += exactly * RaceTable.atLeast(enemy, k);
            }
            assertThat(RaceTable.chance(own, enemy)).isCloseTo(expected, within(1e-6));
        }
    }

    /** The chance of at least k turns at index k; the sum of them all, the expectation, at index 0. */
    private static double[] survival(int[] distances, Map<List<Integer>, double[]> known) {
        List<Integer> key = Arrays.stream(distances).boxed().toList();
        double[] survival = known.get(key);
        if (survival != null) {
            return survival;
        }
        survival = new double[RaceTable.LONGEST + 2];
        if (Arrays.stream(distances).allMatch(distance -> distance > 0)) {
            survival[1] = 1;
            int[] cells = new int[SecondRules.STONES];
            for (int stone = 0; stone < 6; stone++) {
                cells[stone] = distances[stone] == GONE ? SecondRules.GONE : 0;
            }
            for (int die = 1; die <= 6; die++) {
                double[] best = null;
                for (int stone : SecondRules.movable(cells, 0, die)) {
                    int[] after = distances.clone();
                    after[stone]--;
                    double[] next = survival(after, known);
                    best = best == null || next[0] < best[0] ? next : best;
                }
                for (int k = 1; k <= RaceTable.LONGEST; k++) {
                    survival[k + 1] += best[k] / 6;
                }
            }
            survival[0] = Arrays.stream(survival).sum();
        }
        known.put(key, survival);
        return survival;
    }

    private static int[] distances(String text) {
        return Arrays.stream(text.split(" ", -1)).mapToInt(Integer::parseInt).toArray();
    }

    private static int race(int[] distances) {
        int race = 0;
        for (int stone = 5; stone >= 0; stone--) {
            race = 6 * race + distances[stone];
        }
        return race;
    }
}
