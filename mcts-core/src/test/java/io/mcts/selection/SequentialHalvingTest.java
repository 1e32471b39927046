package io.mcts.selection;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.mcts.decision.RobustChild;
import io.mcts.fixture.ArrayChildren;
import io.mcts.random.Xoroshiro128PlusPlus;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.random.RandomGenerator;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class SequentialHalvingTest {

    /** Arms that always bring the same. */
    private static final double[] FOUR = {0.1, 0.4, 0.2, 0.3};

    @Test
    void fourArmsByHand() {
        // two rounds: 24 / (4 * 2) = 3 visits each, then 24 / (2 * 2) = 6 for each of the better two; the best goes
        // first
        List<Integer> choices = choices(new SequentialHalving(24), 24, FOUR);
        assertThat(choices.subList(4, 12)).containsExactly(1, 3, 2, 0, 1, 3, 2, 0);
        assertThat(choices.subList(12, 24)).containsExactly(1, 3, 1, 3, 1, 3, 1, 3, 1, 3, 1, 3);
    }

    @Test
    void sevenArmsByHand() {
        // three rounds of 42 / 3 = 14 visits: 7 arms twice, 4 arms 14 / 4 = 3 times, 2 arms 7 times; the last two
        // visits are
        // left over, one for each of the two
        double[] arms = {0.7, 0.6, 0.5, 0.4, 0.3, 0.2, 0.1};
        assertThat(visits(new SequentialHalving(42), 14, arms)).containsExactly(2, 2, 2, 2, 2, 2, 2);
        assertThat(visits(new SequentialHalving(42), 26, arms)).containsExactly(5, 5, 5, 5, 2, 2, 2);
        assertThat(visits(new SequentialHalving(42), 40, arms)).containsExactly(12, 12, 5, 5, 2, 2, 2);
        assertThat(visits(new SequentialHalving(42), 42, arms)).containsExactly(13, 13, 5, 5, 2, 2, 2);
    }

    @ParameterizedTest
    @CsvSource({
        // 5 arms: three rounds, 30 / (5 * 3) = 2, 30 / (3 * 3) = 3, 30 / (2 * 3) = 5 visits each
        "30, 5, 9, 5",
        "30, 5, 10, 3",
        "30, 5, 18, 3",
        "30, 5, 19, 2",
        "30, 5, 1000000, 2",
        // too few for a visit each: one each
        "1, 4, 3, 4",
        "1, 4, 4, 2",
        "10, 9, 8, 9",
        "10, 9, 9, 5",
        "10, 9, 13, 5",
        "10, 9, 14, 3",
        "10, 9, 17, 2",
        "100, 2, 0, 2",
        "100, 1, 0, 1",
        // two rounds, 100 / (3 * 2) = 16 visits each
        "100, 3, 47, 3",
        "100, 3, 48, 2",
        "2147483647, 32767, 2147483647, 2"
    })
    void soManyAreInTheRace(int iterations, int count, int visits, int expected) {
        assertThat(new SequentialHalving(iterations).survivors(visits, count)).isEqualTo(expected);
    }

    @Test
    void beyondThePlanTheLastTwoShare() {
        assertThat(visits(new SequentialHalving(24), 1_000, FOUR)).containsExactly(3, 497, 3, 497);
        assertThat(visits(new SequentialHalving(24), 1_001, FOUR))
                .as("the better is ahead")
                .containsExactly(3, 498, 3, 497);
    }

    @Test
    void inAKeptTreeThoseWithFewVisitsCatchUp() {
        SequentialHalving policy = new SequentialHalving(2_000);
        // two rounds: 2000 / (3 * 2) = 333 visits each, to 999, then two are left
        assertThat(select(policy, new int[] {150, 40, 10}, 0.5, 0.6, 0.1)).isEqualTo(2);
        assertThat(select(policy, new int[] {900, 60, 40}, 0.5, 0.4, 0.9))
                .as("the second of two left")
                .isEqualTo(1);
        assertThat(select(policy, new int[] {900, 900, 40}, 0.5, 0.6, 0.9)).isEqualTo(1);
        assertThat(select(policy, new int[] {9_000, 60, 40}, 0.5, 0.4, 0.9))
                .as("beyond the plan")
                .isEqualTo(1);
        // equal visits of the second and the third: the greater mean is in the race
        assertThat(select(policy, new int[] {900, 60, 60}, 0.5, 0.4, 0.9)).isEqualTo(2);
    }

    @Test
    void oneArmIsVisited() {
        assertThat(select(new SequentialHalving(10), new int[] {3}, 0.5)).isZero();
    }

    /** The classic UCB1 still spreads its visits where there are 25 for each arm; half of the arms go after the first ten. */
    @Test
    @Tag("slow")
    void ofManyArmsFindsTheBestMoreOftenThanTheClassicUcb1() {
        double[] arms = new double[32];
        Arrays.fill(arms, 0.5);
        arms[0] = 0.65;
        errsLessThan(Ucb1.classic(), arms, 800, 1_000);
    }

    /**
     * With a small constant UCB1 may give up the best arm after a bad beginning: then its error falls as a power of the visits,
     * that of the halving exponentially.
     */
    @Test
    @Tag("slow")
    void inTheLongRunFindsTheBestMoreOftenThanUcb1WithASmallConstant() {
        errsLessThan(Ucb1.of(1 / Math.sqrt(5)), new double[] {0.6, 0.55, 0.5, 0.45, 0.4, 0.35, 0.3, 0.25}, 4_000, 400);
    }

    /** Less by four standard errors of the difference of two shares. */
    private static void errsLessThan(SelectionPolicy other, double[] arms, int visits, int runs) {
        double halving = errors(new SequentialHalving(visits), arms, visits, runs);
        double others = errors(other, arms, visits, runs);
        double error = Math.sqrt((halving * (1 - halving) + others * (1 - others)) / runs);
        assertThat(others - halving)
                .as("wrong choices: %s and %s", halving, others)
                .isGreaterThan(4 * error);
    }

    /** Theorem 4.1 of Karnin et al.: at most 3 log2 K exp(-T / (8 H2 log2 K)), where H2 is the greatest i / d_i^2. */
    @Test
    void errsNoMoreThanItsTheoremAllows() {
        double[] arms = {0.8, 0.4, 0.4, 0.4, 0.4, 0.4, 0.4, 0.4};
        // H2 = 8 / 0.4^2 = 50; T = 6000: 9 exp(-6000 / (8 * 50 * 3)) = 9 exp(-5) = 0.0606
        assertThat(errors(new SequentialHalving(6_000), arms, 6_000, 200)).isLessThan(0.0606);
    }

    @Test
    void asksForNothing() {
        SequentialHalving policy = new SequentialHalving(10);
        assertThat(policy.needs()).isEmpty();
        assertThat(policy.choosesAmongUnvisited()).isFalse();
    }

    /** Defect 9: with root parallelization each tree saw only the first quarter of the plan, and so visited all arms equally. */
    @Test
    void eachOfSeveralTreesRunsThePlanWithItsPartOfTheVisits() {
        // four trees, 96 planned visits: 24 each, which is the plan of four arms by hand above
        SelectionPolicy policy = new SequentialHalving(96).share(4);
        assertThat(policy).isEqualTo(new SequentialHalving(24));
        assertThat(visits(policy, 24, FOUR)).containsExactly(3, 9, 3, 9);
        assertThat(visits(new SequentialHalving(96), 24, FOUR)).as("before").containsExactly(6, 6, 6, 6);
    }

    @Test
    void aPartOfAPlanHasAnIterationAtLeast() {
        assertThat(new SequentialHalving(3).share(4)).isEqualTo(new SequentialHalving(1));
        assertThat(new SequentialHalving(103).share(4)).isEqualTo(new SequentialHalving(25));
        assertThat(new SequentialHalving(7).share(1)).isEqualTo(new SequentialHalving(7));
        assertThat(Ucb1.of(0.7).share(4)).isEqualTo(Ucb1.of(0.7));
    }

    @ParameterizedTest
    @ValueSource(ints = {0, -1})
    void refusesAPlanThatIsNone(int iterations) {
        assertThatThrownBy(() -> new SequentialHalving(iterations))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("a plan has 1 iteration or more, not " + iterations);
    }

    @Test
    void printsItsPlan() {
        assertThat(new SequentialHalving(5_000)).hasToString("sequential-halving:iterations=5000");
    }

    private static int select(SelectionPolicy policy, int[] visits, double... means) {
        return policy.select(ArrayChildren.ofMeans(visits, means), Xoroshiro128PlusPlus.of(1));
    }

    /** The arms visited in turn, first each once. */
    private static List<Integer> choices(SelectionPolicy policy, int visits, double... means) {
        int[] visitsOf = new int[means.length];
        List<Integer> choices = new ArrayList<>();
        for (int i = 0; i < visits; i++) {
            int arm = i < means.length ? i : select(policy, visitsOf, means);
            visitsOf[arm]++;
            choices.add(arm);
        }
        return choices;
    }

    private static int[] visits(SelectionPolicy policy, int visits, double... means) {
        int[] visitsOf = new int[means.length];
        choices(policy, visits, means).forEach(arm -> visitsOf[arm]++);
        return visitsOf;
    }

    /** The share of runs in which the arm finally chosen, that with the most visits, is not the first. */
    private static double errors(SelectionPolicy policy, double[] arms, int visits, int runs) {
        RandomGenerator random = Xoroshiro128PlusPlus.of(9);
        int errors = 0;
        for (int run = 0; run < runs; run++) {
            int[] visitsOf = new int[arms.length];
            double[] sums = new double[arms.length];
            ArrayChildren children = new ArrayChildren(
                    visitsOf, sums, new double[arms.length], new double[arms.length], 0.5, new double[arms.length]);
            int[] order = shuffled(arms.length, random);
            for (int i = 0; i < visits; i++) {
                int arm = i < arms.length ? i : policy.select(children, random);
                visitsOf[arm]++;
                sums[arm] += random.nextDouble() < arms[order[arm]] ? 1 : 0;
            }
            errors += order[new RobustChild().decide(children)] == 0 ? 0 : 1;
        }
        return (double) errors / runs;
    }

    /** So that the first of equals is not always the best arm. */
    private static int[] shuffled(int count, RandomGenerator random) {
        int[] order = new int[count];
        Arrays.setAll(order, i -> i);
        for (int i = count - 1; i > 0; i--) {
            int other = random.nextInt(i + 1);
            int arm = order[i];
            order[i] = order[other];
            order[other] = arm;
        }
        return order;
    }
}
