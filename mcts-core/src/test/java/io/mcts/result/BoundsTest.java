package io.mcts.result;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class BoundsTest {

    @Test
    void theEndsAndTheMiddleAreResults() {
        assertThat(new Bounds(1, 1).proof()).contains(Proof.WIN);
        assertThat(new Bounds(0, 0).proof()).contains(Proof.LOSS);
        assertThat(new Bounds(0.5, 0.5).proof()).contains(Proof.DRAW);
        assertThat(new Bounds(0, 0.5).proof()).isEmpty();
        assertThat(new Bounds(0.3, 0.3).proof()).isEmpty();
        assertThat(Bounds.UNKNOWN.proof()).isEmpty();
    }

    /** Defect 11: a fair coin that wins or loses was a proven draw, in a game without draws. */
    @Test
    void aFairCoinIsNoDraw() {
        Bounds coin = new Bounds(0.5, 0.5, true);
        assertThat(coin.isExact()).isTrue();
        assertThat(coin.proof()).isEmpty();
        assertThat(coin).hasToString("exactly 0.500");
    }

    /** A chance node all of whose outcomes win is a win. */
    @Test
    void certaintyNeedsNoChance() {
        assertThat(new Bounds(1, 1, true).proof()).contains(Proof.WIN);
        assertThat(new Bounds(0, 0, true).proof()).contains(Proof.LOSS);
    }

    /** Defect 10: 999,999,999 of 1,000,000,000 was a proven win, since bounds were floats. */
    @Test
    void almostAWinIsNoWin() {
        assertThat(new Bounds(0.999999999, 0.999999999).proof()).isEmpty();
        assertThat(new Bounds(0.999999999, 0.999999999).lower()).isEqualTo(0.999999999);
        assertThat(new Bounds(1e-9, 1e-9).proof()).isEmpty();
    }

    @Test
    void whereNothingIsProvenNothingIsExpected() {
        assertThat(new Bounds(0, 1, true)).isEqualTo(Bounds.UNKNOWN);
        assertThat(new Bounds(0, 0.5)).isEqualTo(new Bounds(0, 0.5, false)).isNotEqualTo(new Bounds(0, 0.5, true));
    }

    @ParameterizedTest
    @CsvSource({"0,1,nothing", "1,1,win", "0,0,loss", "0.5,0.5,draw", "0.3,0.3,exactly 0.300", "0.5,1,0.500 to 1.000"})
    void saysWhatIsProven(double lower, double upper, String expected) {
        assertThat(new Bounds(lower, upper)).hasToString(expected);
    }

    @ParameterizedTest
    @CsvSource({"-0.1,1", "0.6,0.5", "0,1.1", "NaN,1", "0,NaN"})
    void refusesBoundsOutOfOrder(double lower, double upper) {
        assertThatThrownBy(() -> new Bounds(lower, upper))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("bounds are 0 <= lower <= upper <= 1, not " + lower + " and " + upper);
    }
}
