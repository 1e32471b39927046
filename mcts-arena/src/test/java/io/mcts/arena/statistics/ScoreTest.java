package io.mcts.arena.statistics;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ScoreTest {

    /**
     * The four examples of R. G. Newcombe, <i>Two-sided confidence intervals for the single proportion: comparison of seven
     * methods</i>, Statistics in Medicine 17, 1998, table I, method 3 (score, without continuity correction).
     */
    @ParameterizedTest
    @CsvSource({"81, 263, 0.2553, 0.3662", "15, 148, 0.0624, 0.1605", "0, 20, 0.0000, 0.1611", "1, 29, 0.0061, 0.1718"})
    void theIntervalIsThatOfThePublishedExamples(int wins, int games, double low, double high) {
        Interval interval = new Score(wins, 0, games - wins).interval();
        assertThat(interval.low()).isEqualTo(low, within(5e-5));
        assertThat(interval.high()).isEqualTo(high, within(5e-5));
    }

    @Test
    void aDrawCountsHalf() {
        Score score = new Score(5, 4, 1);
        assertThat(score.games()).isEqualTo(10);
        assertThat(score.mean()).isEqualTo(0.7);
        assertThat(score.interval()).isEqualTo(new Score(7, 0, 3).interval());
        assertThat(score.plus(new Score(1, 2, 3))).isEqualTo(new Score(6, 6, 4));
    }

    @Test
    void withoutGamesNothingIsKnown() {
        Score score = new Score(0, 0, 0);
        assertThat(score.mean()).isEqualTo(0.5);
        assertThat(score.interval()).isEqualTo(new Interval(0, 1));
    }

    @Test
    void theIntervalStaysWithinZeroAndOneAndAroundTheMean() {
        for (int wins = 0; wins <= 40; wins++) {
            for (int losses = wins == 0 ? 1 : 0; losses <= 40; losses++) {
                Score score = new Score(wins, 0, losses);
                Interval interval = score.interval();
                assertThat(interval.low()).isBetween(0.0, score.mean());
                assertThat(interval.high()).isBetween(score.mean(), 1.0);
            }
        }
    }

    @Test
    void anIntervalContainsItsEnds() {
        Interval interval = new Interval(0.4, 0.6);
        assertThat(interval.contains(0.4)).isTrue();
        assertThat(interval.contains(0.6)).isTrue();
        assertThat(interval.contains(0.39)).isFalse();
        assertThat(interval.contains(0.61)).isFalse();
    }
}
