package io.mcts.examples.plot;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class DecimalsTest {

    @Test
    void aSpreadHasTwoDigits() {
        assertThat(Decimals.forSpread(0.043)).isEqualTo(3);
        assertThat(Decimals.forSpread(0.19)).isEqualTo(2);
        assertThat(Decimals.forSpread(1)).isEqualTo(1);
        assertThat(Decimals.forSpread(9.9)).isEqualTo(1);
        assertThat(Decimals.forSpread(10)).isZero();
        assertThat(Decimals.forSpread(5000)).isZero();
        assertThat(Decimals.forSpread(1e-30)).isEqualTo(6);
        assertThat(Decimals.forSpread(0)).isZero();
    }

    @Test
    void fixedNumbersHaveNoNegativeZero() {
        assertThat(Decimals.fixed(0.5555, 3)).isEqualTo("0.556");
        assertThat(Decimals.fixed(-0.001, 2)).isEqualTo("0.00");
        assertThat(Decimals.fixed(-12, 0)).isEqualTo("-12");
        assertThat(Decimals.fixed(1234567, 0)).isEqualTo("1,234,567");
        assertThat(Decimals.fixed(Double.NEGATIVE_INFINITY, 2)).isEqualTo("-infinity");
    }

    @Test
    void plainNumbersAreAsShortAsTheyAre() {
        assertThat(Decimals.plain(0.1 + 0.2)).isEqualTo("0.3");
        assertThat(Decimals.plain(20)).isEqualTo("20");
        assertThat(Decimals.plain(-2.5)).isEqualTo("-2.5");
        assertThat(Decimals.plain(0)).isEqualTo("0");
        assertThat(Decimals.plain(1e-6)).isEqualTo("0.000001");
    }
}
