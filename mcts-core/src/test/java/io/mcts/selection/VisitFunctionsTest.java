package io.mcts.selection;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;

class VisitFunctionsTest {

    private static final int TABLE_SIZE = 4096;

    /** In the table the values are those of the platform, but for the rounding of 1 / n before the root is taken. */
    @Test
    void smallNumbersAreExact() {
        for (int n = 1; n < TABLE_SIZE; n++) {
            assertThat(VisitFunctions.rootOfLog(n)).isEqualTo(Math.sqrt(StrictMath.log(n)));
            assertThat(VisitFunctions.inverse(n)).isEqualTo(1.0 / n);
            assertThat(VisitFunctions.inverseRoot(n)).isCloseTo(1 / Math.sqrt(n), within(1e-15));
        }
    }

    @Test
    void inverseRootsAreTheSameOnBothSidesOfTheEndOfTheirTable() {
        for (int n = 1 << 15; n < 1 << 17; n++) {
            assertThat(VisitFunctions.inverseRoot(n)).isEqualTo(Math.sqrt(1.0 / n));
        }
    }

    @Test
    void wholeNumbersHaveTheOrderOfTheValues() {
        double[] ascending = {
            Double.NEGATIVE_INFINITY, -2, -1.5, -Double.MIN_VALUE, 0, Double.MIN_VALUE, 0.1, 1, Double.POSITIVE_INFINITY
        };
        for (int i = 1; i < ascending.length; i++) {
            assertThat(VisitFunctions.order(ascending[i])).isGreaterThan(VisitFunctions.order(ascending[i - 1]));
        }
    }

    /**
     * Between entries h apart, the line is off by at most h²/8 times the greatest second derivative of √(ln n), which is
     * (1 + 1 / (2 ln n)) / (2 n² √(ln n)). With h = n / 1,024 and n = 4,096 that is 1 / 1,024² / 16 * 1.0601 / 2.8841 = 2.19e-8;
     * for greater n it is less.
     */
    @Test
    void rootsOfGreatLogarithmsAreWithinTheBoundStated() {
        double worst = 0;
        for (long n = TABLE_SIZE; n <= Integer.MAX_VALUE; n += 1 + n / 50_000) {
            worst = Math.max(
                    worst, Math.abs(VisitFunctions.rootOfLog((int) n) - Math.sqrt(StrictMath.log((double) n))));
        }
        assertThat(worst).isBetween(2.1e-8, 2.2e-8);
    }

    @Test
    void rootsOfLogarithmsGrowAcrossEveryBorderOfTheTables() {
        for (int border = TABLE_SIZE; border > 0; border <<= 1) {
            for (int n = border - 2; n < border + 2; n++) {
                assertThat(VisitFunctions.rootOfLog(n + 1)).isGreaterThan(VisitFunctions.rootOfLog(n));
            }
        }
        int greatest = Integer.MAX_VALUE;
        assertThat(VisitFunctions.rootOfLog(greatest)).isCloseTo(Math.sqrt(StrictMath.log(greatest)), within(1e-8));
    }

    /** By hand: 5 / 9 + 1.2 / 3 = 0.5555556 + 0.4; 6,000 / 10,000 + 2 / 100 = 0.62. */
    @Test
    void theBoundIsTheMeanAndTheExplorationOverTheRoot() {
        assertThat(VisitFunctions.bound(5, 9, 1.2)).isCloseTo(0.9555556, within(1e-7));
        assertThat(VisitFunctions.bound(6_000, 10_000, 2)).isCloseTo(0.62, within(1e-12));
    }
}
