package io.mcts.arena.statistics;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class EloTest {

    /** By hand: 400 log10 of 10/1, of 1/10, of 3/1, of 1/1; log10 3 = 0.4771212547. 100 and 200 points: 0.640 and 0.760. */
    @ParameterizedTest
    @CsvSource({
        "0.909090909090909, 400",
        "0.090909090909091, -400",
        "0.75, 190.848502",
        "0.5, 0",
        "0.640065, 100",
        "0.759747, 200"
    })
    void aScoreStandsForADifferenceAndBack(double score, double difference) {
        assertThat(Elo.difference(score)).isEqualTo(difference, within(1e-3));
        assertThat(Elo.score(difference)).isEqualTo(score, within(1e-6));
    }

    @Test
    void whoWinsAllIsInfinitelyFarAhead() {
        assertThat(Elo.difference(1)).isEqualTo(Double.POSITIVE_INFINITY);
        assertThat(Elo.difference(0)).isEqualTo(Double.NEGATIVE_INFINITY);
        assertThat(Elo.score(Double.POSITIVE_INFINITY)).isEqualTo(1);
        assertThat(Elo.score(Double.NEGATIVE_INFINITY)).isZero();
    }

    @Test
    void anIntervalIsTurnedAtItsEnds() {
        Interval interval = Elo.difference(new Interval(0.25, 1));
        assertThat(interval.low()).isEqualTo(-190.848502, within(1e-6));
        assertThat(interval.high()).isEqualTo(Double.POSITIVE_INFINITY);
    }

    @Test
    void whatIsNoScoreIsRefused() {
        assertThatThrownBy(() -> Elo.difference(1.01))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("a score is from 0 to 1, but it is 1.01");
        assertThatThrownBy(() -> Elo.difference(Double.NaN)).isInstanceOf(IllegalArgumentException.class);
    }
}
