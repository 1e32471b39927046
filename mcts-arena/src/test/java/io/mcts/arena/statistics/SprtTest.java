package io.mcts.arena.statistics;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import io.mcts.arena.statistics.Sprt.Verdict;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class SprtTest {

    /**
     * Two matches of Stockfish with the log-likelihood ratios that Fishtest showed for them, as the tests of fastchess quote them:
     * -3.07 and -4.98.
     */
    @ParameterizedTest
    @CsvSource({"223, 9863, 21279, 10037, 246, 0.5, 2.5, -3.07", "871, 26175, 55983, 26678, 821, 0, 2, -4.98"})
    void theRatioIsThatOfFishtest(
            int zero, int half, int one, int oneAndHalf, int two, double elo0, double elo1, double ratio) {
        PairedScore score = new PairedScore(zero, half, one, oneAndHalf, two);
        assertThat(new Sprt(elo0, elo1, 0.05, 0.05).logLikelihoodRatio(score)).isEqualTo(ratio, within(0.005));
        assertThat(new Sprt(elo0, elo1, 0.05, 0.05).verdict(score)).isEqualTo(Verdict.REJECTED);
    }

    /**
     * The first five also by a direct maximization of both likelihoods under the constraint (SLSQP of SciPy 1.17.1), which agrees
     * to 1e-9; all by 400 bisections of the dual problem in Python.
     */
    @ParameterizedTest
    @CsvSource({
        "223, 9863, 21279, 10037, 246, 0.5, 2.5, -3.07412643958844",
        "10, 20, 40, 25, 15, 0, 10, 0.5181282454682659",
        "0, 3, 20, 12, 0, -10, 10, 2.0112415408182738",
        "0, 0, 10, 0, 0, 0, 5, -0.13942763881539924",
        "3, 10, 30, 40, 17, 0, 20, 4.3324664011826926",
        "0, 0, 0, 0, 3, -1.75, 0.25, 0.01731821308558601",
        "1, 0, 0, 0, 0, 0, 100, -0.3294218367678863",
        "0, 0, 0, 0, 5550, 0, 5, 79.29625114711735",
        "0, 0, 0, 0, 0, 0, 5, 0"
    })
    void theRatioIsThatOfSciPy(
            int zero, int half, int one, int oneAndHalf, int two, double elo0, double elo1, double ratio) {
        PairedScore score = new PairedScore(zero, half, one, oneAndHalf, two);
        assertThat(new Sprt(elo0, elo1, 0.05, 0.05).logLikelihoodRatio(score))
                .isEqualTo(ratio, within(1e-8 * Math.max(1, Math.abs(ratio))));
    }

    /** Wald's bounds by hand: log(0.1 / 0.95) = -2.251292, log(0.9 / 0.05) = 2.890372; log 19 = 2.944439 for equal rates. */
    @Test
    void theBoundsAreWalds() {
        Sprt unequal = new Sprt(0, 5, 0.05, 0.1);
        assertThat(unequal.lowerBound()).isEqualTo(-2.251292, within(1e-6));
        assertThat(unequal.upperBound()).isEqualTo(2.890372, within(1e-6));
        Sprt equal = new Sprt(0, 5, 0.05, 0.05);
        assertThat(equal.lowerBound()).isEqualTo(-2.944439, within(1e-6));
        assertThat(equal.upperBound()).isEqualTo(2.944439, within(1e-6));
    }

    /** The ratio of (3, 10, 30, 40, 17) at 0 against 20 is 4.33, see above; by symmetry it is -4.33 for the mirrored pairs. */
    @Test
    void theMatchEndsAtTheBounds() {
        PairedScore strong = new PairedScore(3, 10, 30, 40, 17);
        assertThat(new Sprt(0, 20, 0.05, 0.05).verdict(strong)).isEqualTo(Verdict.ACCEPTED);
        assertThat(new Sprt(-20, 0, 0.05, 0.05).verdict(new PairedScore(17, 40, 30, 10, 3)))
                .isEqualTo(Verdict.REJECTED);
        assertThat(new Sprt(0, 20, 0.01, 0.01).verdict(strong)).isEqualTo(Verdict.UNDECIDED);
        assertThat(new Sprt(0, 20, 0.05, 0.05).verdict(PairedScore.NONE)).isEqualTo(Verdict.UNDECIDED);
    }

    @Test
    void theLargestDifferencesAndLongestMatchesAreComputed() {
        Sprt sprt = new Sprt(-1000, 1000, 1e-9, 1e-9);
        int most = 400_000_000;
        assertThat(sprt.logLikelihoodRatio(new PairedScore(0, 0, most, 0, 0))).isEqualTo(0, within(1e-3));
        assertThat(sprt.verdict(new PairedScore(0, 0, 0, 0, most))).isEqualTo(Verdict.ACCEPTED);
        assertThat(sprt.verdict(new PairedScore(most, 0, 0, 0, 0))).isEqualTo(Verdict.REJECTED);
        assertThat(sprt.verdict(new PairedScore(most, most, most, most, most))).isEqualTo(Verdict.UNDECIDED);
    }

    @ParameterizedTest
    @CsvSource({
        "5, 5, 0.05, 0.05",
        "5, 0, 0.05, 0.05",
        "-1001, 0, 0.05, 0.05",
        "0, 1001, 0.05, 0.05",
        "NaN, 0, 0.05, 0.05"
    })
    void differencesOutOfRangeAreRefused(double elo0, double elo1, double alpha, double beta) {
        assertThatThrownBy(() -> new Sprt(elo0, elo1, alpha, beta))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("elo0 must be below elo1, both from -1000.0 to 1000.0");
    }

    @ParameterizedTest
    @CsvSource({"0, 0.05", "0.5, 0.05", "0.05, 0", "0.05, 0.5", "NaN, 0.05", "0.05, NaN"})
    void ratesOutOfRangeAreRefused(double alpha, double beta) {
        assertThatThrownBy(() -> new Sprt(0, 5, alpha, beta))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("must lie between 0 and 0.5, but they are " + alpha + " and " + beta);
    }
}
