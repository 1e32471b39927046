package io.mcts.internal;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

class ExponentialTest {

    @Test
    void agreesWithTheExactFunction() {
        double worst = 0;
        SplittableRandom random = new SplittableRandom(1);
        for (int i = 0; i < 1_000_000; i++) {
            double x = -random.nextDouble() * (i % 2 == 0 ? 700 : 1);
            worst = Math.max(worst, Math.abs(Exponential.of(x) / StrictMath.exp(x) - 1));
        }
        assertThat(worst).isPositive().isLessThanOrEqualTo(0x1p-51);
    }

    @Test
    void isExactAtItsEnds() {
        assertThat(Exponential.of(0)).isEqualTo(1);
        assertThat(Exponential.of(-0.0)).isEqualTo(1);
        assertThat(Exponential.of(-Double.MIN_VALUE)).isEqualTo(1);
        assertThat(Exponential.of(Double.NEGATIVE_INFINITY)).isZero();
        assertThat(Exponential.of(-701)).isZero();
        assertThat(Exponential.of(Double.NaN)).isNaN();
    }
}
