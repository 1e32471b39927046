package io.mcts.arena.statistics;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class PairedScoreTest {

    @ParameterizedTest
    @CsvSource({
        "0, 0, 0",
        "0, 0.5, 1",
        "0.5, 0, 1",
        "0, 1, 2",
        "0.5, 0.5, 2",
        "1, 0, 2",
        "1, 0.5, 3",
        "0.5, 1, 3",
        "1, 1, 4"
    })
    void aPairCountsForThePointsOfItsGames(double first, double second, int halfPoints) {
        PairedScore pair = PairedScore.ofPair(first, second);
        assertThat(pair.pairs()).isEqualTo(1);
        assertThat(pair.counts()[halfPoints]).isEqualTo(1);
        assertThat(pair.mean()).isEqualTo((first + second) / 2);
        assertThat(PairedScore.NONE.plus(pair)).isEqualTo(pair);
    }

    @Test
    void scoresAddUp() {
        assertThat(new PairedScore(1, 2, 3, 4, 5).plus(new PairedScore(10, 20, 30, 40, 50)))
                .isEqualTo(new PairedScore(11, 22, 33, 44, 55));
    }

    @Test
    void whatIsNoResultIsRefused() {
        assertThatThrownBy(() -> PairedScore.ofPair(0.25, 1))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("a game brings 0, 0.5 or 1 points, but it is 0.25");
        assertThatThrownBy(() -> new PairedScore(0, 0, -1, 0, 0))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("0, 0, -1, 0, 0");
    }

    /**
     * By hand: 1, 2, 3, 3 and 1 pairs have 0 + 0.5 + 1.5 + 2.25 + 1 = 5.25 points a game in 10 pairs. The squares around 0.525 are
     * 0.275625 + 2 * 0.075625 + 3 * 0.000625 + 3 * 0.050625 + 0.225625 = 0.80625, over 9 that is 43/480.
     */
    @Test
    void theFormulasByHand() {
        PairedScore score = new PairedScore(1, 2, 3, 3, 1);
        assertThat(score.pairs()).isEqualTo(10);
        assertThat(score.mean()).isEqualTo(0.525, within(1e-15));
        assertThat(score.variance()).isEqualTo(43 / 480.0, within(1e-15));
    }

    /**
     * The ends of the score interval are the roots s of n (p - s)² = z² σ²(s), both equations solved by scipy.optimize.brentq, moved by 0.35
     * of the smallest gap over n. By hand where at most two results are possible: 100 pairs won twice have Wilson's lower end 100 / (100 +
     * z²), less 0.0035; 100 even pairs the half of Wilson's upper end z² / (100 + z²), and 0.00175 more. The last match is a real one of
     * Fishtest, see SprtTest.
     */
    @ParameterizedTest
    @CsvSource({
        "1, 2, 3, 3, 1, 0.329066959, 0.705327740",
        "10, 20, 40, 25, 15, 0.479289028, 0.588002926",
        "0, 0, 100, 0, 0, 0.479753, 0.520247",
        "0, 0, 0, 0, 100, 0.959507, 1",
        "1, 0, 0, 0, 1, 0, 1",
        "0, 0, 1, 0, 0, 0, 1",
        "223, 9863, 21279, 10037, 246, 0.499582378, 0.503058819",
        "0, 0, 0, 0, 0, 0, 1"
    })
    void theIntervalIsThatOfSciPy(int zero, int half, int one, int oneAndHalf, int two, double low, double high) {
        Interval interval = new PairedScore(zero, half, one, oneAndHalf, two).interval();
        assertThat(interval.low()).isEqualTo(low, within(2e-6));
        assertThat(interval.high()).isEqualTo(high, within(2e-6));
    }

    /** Two deterministic engines play the same pair again and again: the interval is that of a single pair. */
    @Test
    void repeatedPairsMakeNothingSurer() {
        PairedScore even = PairedScore.ofPair(1, 0);
        PairedScore won = PairedScore.ofPair(1, 1);
        PairedScore repeated = even.plus(even.repeated()).plus(even.repeated());
        assertThat(repeated.pairs()).isEqualTo(3);
        assertThat(repeated.different()).isEqualTo(1);
        assertThat(repeated.interval()).isEqualTo(even.interval());
        PairedScore wonThrice = won.plus(won.repeated()).plus(won.repeated());
        assertThat(wonThrice.likelihoodOfSuperiority()).isEqualTo(won.likelihoodOfSuperiority());
        assertThat(wonThrice.mean()).isEqualTo(1);
        Sprt test = new Sprt(-50, 50, 0.05, 0.05);
        assertThat(test.logLikelihoodRatio(wonThrice)).isEqualTo(test.logLikelihoodRatio(won), within(1e-9));
    }

    /** Independent games without draws: the pairs are (1, 0, 2, 0, 1) times n, and tell as much as their games. */
    @Test
    void independentGamesCountAsTheyAre() {
        PairedScore score = new PairedScore(10_000, 0, 20_000, 0, 10_000);
        Interval single = new Score(40_000, 0, 40_000).interval();
        double correction = 0.35 * 0.5 / 40_000;
        assertThat(score.interval().low()).isEqualTo(single.low() - correction, within(1e-6));
        assertThat(score.interval().high()).isEqualTo(single.high() + correction, within(1e-6));
    }

    /** All matches of up to 6 pairs of each kind. Thirty pairs say at most that three in a hundred differ. */
    @Test
    void theIntervalOfEverySmallMatchLiesWithinZeroAndOneAndAroundTheMean() {
        for (int code = 1; code < 7 * 7 * 7 * 7 * 7; code++) {
            PairedScore score = new PairedScore(code % 7, code / 7 % 7, code / 49 % 7, code / 343 % 7, code / 2401);
            Interval interval = score.interval();
            assertThat(interval.low()).isBetween(0.0, score.mean());
            assertThat(interval.high()).isBetween(score.mean(), 1.0);
            assertThat(interval.high() - interval.low()).isGreaterThan(0.06);
        }
    }

    @Test
    void withoutPairsNothingIsKnown() {
        assertThat(PairedScore.NONE.mean()).isEqualTo(0.5);
        assertThat(PairedScore.NONE.variance()).isZero();
        assertThat(PairedScore.NONE.likelihoodOfSuperiority()).isEqualTo(0.5);
    }

    /**
     * By hand: n pairs won twice have Σ (a - ½) = n/2 and Σ (a - ½)² = n/4, so Φ(√n), from the table of the normal distribution:
     * Φ(1), Φ(2); and Φ(-1) for one pair with a loss and a draw. The fourth: Σ (a - ½) = -5 - 5 + 6.25 + 7.5 = 3.75 and
     * Σ (a - ½)² = 2.5 + 1.25 + 1.5625 + 3.75 = 9.0625, so Φ(1.245682) = 0.893559 by scipy.stats.norm.
     */
    @ParameterizedTest
    @CsvSource({
        "0, 0, 0, 0, 1, 0.841345",
        "0, 0, 0, 0, 4, 0.977250",
        "0, 1, 7, 0, 0, 0.158655",
        "10, 20, 40, 25, 15, 0.893559",
        "0, 0, 9, 0, 0, 0.5"
    })
    void theLikelihoodOfSuperiorityByHand(int zero, int half, int one, int oneAndHalf, int two, double likelihood) {
        assertThat(new PairedScore(zero, half, one, oneAndHalf, two).likelihoodOfSuperiority())
                .isEqualTo(likelihood, within(5e-7));
    }

    @Test
    void turnedIsTheViewOfTheOpponent() {
        PairedScore score = new PairedScore(1, 2, 3, 4, 5);
        assertThat(score.turned()).isEqualTo(new PairedScore(5, 4, 3, 2, 1));
        assertThat(PairedScore.ofPair(1, 0.5).turned()).isEqualTo(PairedScore.ofPair(0, 0.5));
    }
}
