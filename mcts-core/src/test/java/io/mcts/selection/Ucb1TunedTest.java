package io.mcts.selection;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import io.mcts.fixture.ArrayChildren;
import io.mcts.random.Xoroshiro128PlusPlus;
import org.junit.jupiter.api.Test;

class Ucb1TunedTest {

    private static final double ROOT_OF_LOG_100 = 2.1459660; // sqrt(4.60517)
    private static final double ROOT_OF_LOG_10000 = 3.0348543; // sqrt(9.210340)

    @Test
    void theBoundIsWideWhereRewardsVary() {
        // by hand: ln N / n = 9.210340 / 400 = 0.02302585; V = 0.01 + sqrt(2 * 0.02302585) = 0.01 + 0.2145966 =
        // 0.2245966;
        // 300 / 400 + sqrt(0.02302585 * 0.2245966) = 0.75 + 0.0719134
        assertThat(new Ucb1Tuned().bound(300, 400, 0.01, ROOT_OF_LOG_10000)).isCloseTo(0.8219134, within(1e-6));
    }

    @Test
    void noVarianceIsTakenForMoreThanAQuarter() {
        // by hand: V = 0.1875 + sqrt(2 * 4.60517 / 16) = 0.9462; 12 / 16 + sqrt(4.60517 / 16 / 4) = 0.75 + 0.268246
        assertThat(new Ucb1Tuned().bound(12, 16, 0.1875, ROOT_OF_LOG_100)).isCloseTo(1.018246, within(1e-6));
    }

    @Test
    void ofEquallyGoodChildrenTheOneThatVariesMoreIsChosen() {
        // both have a mean of 0.5; the rewards of child 0 are all 0.5, those of child 1 are 0 and 1
        ArrayChildren children =
                ArrayChildren.ofMeans(new int[] {400, 400}, 0.5, 0.5).withSquares(100, 200);
        assertThat(select(children)).isEqualTo(1);
    }

    @Test
    void whatVariesNotAtAllIsExploredAsWell() {
        // N = 1010, ln N = 6.917706; child 0: 0.5 + sqrt(0.00691771 * sqrt(2 * 0.00691771)) = 0.5 + 0.028525;
        // child 1: 0.3 + sqrt(0.6917706 * 0.25) = 0.3 + 0.415863
        assertThat(select(ArrayChildren.ofMeans(new int[] {1_000, 10}, 0.5, 0.3)))
                .isEqualTo(1);
    }

    @Test
    void theFirstOfEqualsIsChosen() {
        assertThat(select(ArrayChildren.ofMeans(new int[] {5, 5, 5}, 0.2, 0.5, 0.5)))
                .isEqualTo(1);
    }

    @Test
    void needsSquaresAndTriesEveryChildFirst() {
        assertThat(new Ucb1Tuned().needs()).containsExactly(Statistic.SQUARES);
        assertThat(new Ucb1Tuned().choosesAmongUnvisited()).isFalse();
        assertThat(new Ucb1Tuned()).hasToString("ucb1-tuned");
    }

    private static int select(Children children) {
        return new Ucb1Tuned().select(children, Xoroshiro128PlusPlus.of(1));
    }
}
