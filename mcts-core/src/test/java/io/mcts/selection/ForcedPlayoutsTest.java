package io.mcts.selection;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import io.mcts.fixture.ArrayChildren;
import io.mcts.random.Xoroshiro128PlusPlus;
import org.junit.jupiter.api.Test;

class ForcedPlayoutsTest {

    private static final ForcedPlayouts FORCED = new ForcedPlayouts(2, new Puct(1, 0.25));

    @Test
    void aChildVisitedGetsItsForcedVisits() {
        // by hand: sqrt(2 * 0.32 * 100) = 8 visits are forced
        assertThat(select(visited(95, 5, 0))).isEqualTo(1);
        assertThat(select(visited(92, 8, 0)))
                .as("8 are enough, and none is forced without a first visit")
                .isZero();
    }

    private static int select(ArrayChildren children) {
        return FORCED.select(children, Xoroshiro128PlusPlus.of(1));
    }

    /** Of means 0.9 and 0.1. */
    private static ArrayChildren visited(int... visits) {
        return ArrayChildren.ofMeans(visits, 0.9, 0.1, 0.1).withPriors(0.66, 0.32, 0.02);
    }

    @Test
    void forcedVisitsThatWereInVainAreNotInTheTarget() {
        // by hand, N = 100: the bound of child 0 is 0.9 + 6.6 / 90 = 0.9733; child 1 of 9 visits may lose 8, as far as
        // its bound
        // 0.1 + 3.2 / (1 + n) stays below: at n = 3 it is 0.9, at n = 2 1.1667; child 2 of 2 visits may lose 2: 0.1 +
        // 0.2 = 0.3 at n = 0
        double[] target = FORCED.target(visited(89, 9, 2));
        assertThat(target).containsExactly(new double[] {89 / 92.0, 3 / 92.0, 0}, within(1e-12));
    }

    @Test
    void aChildThatIsLeftWithOneVisitIsPruned() {
        // by hand, N = 100: child 2 may lose sqrt(2 * 0.02 * 100) = 2 of its 3 visits
        assertThat(FORCED.target(visited(93, 4, 3))[2]).isZero();
        // and of 4 visits it keeps 2
        assertThat(FORCED.target(visited(93, 3, 4))[2]).isCloseTo(2 / 98.0, within(1e-12));
    }

    @Test
    void visitsThatPuctWouldMakeAnywayStay() {
        // by hand, N = 20: 0.5 + 0.5 * 4.4721 / 11 = 0.7033 against 0.5 + 0.5 * 4.4721 / 10 = 0.7236 with a visit less
        ArrayChildren even = ArrayChildren.ofMeans(new int[] {10, 10}, 0.5, 0.5).withPriors(0.5, 0.5);
        assertThat(FORCED.target(even)).containsExactly(0.5, 0.5);
    }

    @Test
    void withoutVisitsAllAreAlike() {
        assertThat(FORCED.target(visited(0, 0, 0))).containsOnly(1 / 3.0);
    }

    @Test
    void refusesAFactorThatIsNone() {
        assertThatThrownBy(() -> new ForcedPlayouts(-1, new Puct(1, 0)))
                .hasMessage("the factor k of forced playouts is a number of 0 or more, not -1.0");
        assertThat(FORCED).asString().startsWith("forced-playouts:k=2.0:puct:c=1.0:");
    }
}
