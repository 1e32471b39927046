package io.mcts.selection;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.mcts.decision.GumbelChild;
import io.mcts.fixture.ArrayChildren;
import io.mcts.random.Xoroshiro128PlusPlus;
import java.util.Arrays;
import org.junit.jupiter.api.Test;

class GumbelHalvingTest {

    private static final ImprovedPolicy POLICY = ImprovedPolicy.of(50, 0.1);

    /** The visits of the child chosen at each of so many visits of a root with so many children. */
    private static int[] visitsInTurn(GumbelHalving root, int children, int iterations) {
        int[] visits = new int[children];
        double[] priors = new double[children];
        Arrays.setAll(priors, child -> 2.0 * (1 + child) / (children * (children + 1)));
        int[] turns = new int[iterations];
        for (int i = 0; i < iterations; i++) {
            ArrayChildren now =
                    ArrayChildren.ofMeans(visits, new double[children]).withPriors(priors);
            int child = root.select(now, Xoroshiro128PlusPlus.of(1));
            turns[i] = visits[child]++;
        }
        return turns;
    }

    @Test
    void theVisitsFollowTheSchedule() {
        // by hand: 3 rounds; 24 / (8 * 3) = 1 visit of 8, 24 / (4 * 3) = 2 of 4, 24 / (2 * 3) = 4 of 2
        assertThat(visitsInTurn(new GumbelHalving(24, 8, 1, POLICY), 8, 24))
                .containsExactly(0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 4, 4, 5, 5, 6, 6);
        assertThat(visitsInTurn(new GumbelHalving(24, 16, 1, POLICY), 8, 24))
                .as("no more are considered than there are")
                .containsExactly(0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 4, 4, 5, 5, 6, 6);
    }

    @Test
    void anOddNumberIsHalvedDownwards() {
        // by hand: 5 considered, 3 rounds; 20 / 15 = 1 visit of 5, then 20 / 6 = 3 of 2, again and again
        assertThat(visitsInTurn(new GumbelHalving(20, 5, 1, POLICY), 9, 20))
                .containsExactly(0, 0, 0, 0, 0, 1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 6, 6, 7, 7, 8);
    }

    @Test
    void withFewerVisitsThanMovesEachConsideredGetsOne() {
        assertThat(visitsInTurn(new GumbelHalving(3, 8, 1, POLICY), 30, 3)).containsExactly(0, 0, 0);
        assertThat(visitsInTurn(new GumbelHalving(4, 2, 1, POLICY), 30, 4)).containsExactly(0, 0, 1, 1);
    }

    @Test
    void aSingleConsideredMoveGetsAll() {
        assertThat(visitsInTurn(new GumbelHalving(4, 1, 1, POLICY), 9, 4)).containsExactly(0, 1, 2, 3);
        assertThat(visitsInTurn(new GumbelHalving(4, 8, 1, POLICY), 1, 4)).containsExactly(0, 1, 2, 3);
    }

    @Test
    void noiseDecidesWhichMovesAreConsidered() {
        // by hand: ln P + g = -0.69 + 0, -1.39 + 1, -1.39 + 0
        ArrayChildren fresh = ArrayChildren.ofMeans(new int[3], 0, 0, 0)
                .withPriors(0.5, 0.25, 0.25)
                .withNoise(0, 1, 0);
        assertThat(select(new GumbelHalving(10, 2, 1, POLICY), fresh)).isEqualTo(1);
        assertThat(select(new GumbelHalving(10, 2, 0, POLICY), fresh)).isZero();
        assertThat(select(new GumbelHalving(10, 2, 0.5, POLICY), fresh)).isZero();
    }

    @Test
    void theMovePlayedIsTheBestOfTheMostVisited() {
        // by hand with the weight 0.1 * (50 + 4) = 5.4 and equal priors: 1 + 5.4 * 0.5 = 3.7 against 5.4 * 0.6 = 3.24
        ArrayChildren children = ArrayChildren.ofMeans(new int[] {4, 4, 1}, 0.5, 0.6, 0.9)
                .withPriors(0.3, 0.3, 0.4)
                .withNoise(1, 0, 3);
        assertThat(new GumbelChild(new GumbelHalving(9, 3, 1, POLICY)).decide(children))
                .isZero();
        assertThat(new GumbelChild(new GumbelHalving(9, 3, 0, POLICY)).decide(children))
                .isEqualTo(1);
    }

    @Test
    void theTargetIsThePolicyWithoutNoise() {
        ArrayChildren children = ArrayChildren.ofMeans(new int[] {4, 1}, 0.5, 0.6)
                .withPriors(0.3, 0.7)
                .withNoise(5, 0);
        assertThat(new GumbelHalving(9, 3, 1, POLICY).target(children)).isEqualTo(POLICY.target(children));
    }

    @Test
    void severalTreesShareThePlan() {
        GumbelHalving root = new GumbelHalving(10, 8, 1, POLICY);
        assertThat(root.share(4)).isEqualTo(new GumbelHalving(2, 8, 1, POLICY));
        assertThat(root.share(20)).isEqualTo(new GumbelHalving(1, 8, 1, POLICY));
    }

    @Test
    void refusesAPlanThatIsNone() {
        assertThatThrownBy(() -> new GumbelHalving(0, 1, 1, POLICY))
                .hasMessage("a plan has 1 iteration or more, not 0");
        assertThatThrownBy(() -> new GumbelHalving(1, 0, 1, POLICY)).hasMessage("1 child or more is considered, not 0");
        assertThatThrownBy(() -> new GumbelHalving(1, 1, -1, POLICY))
                .hasMessage("the weight of the noise is a number of 0 or more, not -1.0");
    }

    private static int select(GumbelHalving policy, Children children) {
        return policy.select(children, Xoroshiro128PlusPlus.of(1));
    }
}
