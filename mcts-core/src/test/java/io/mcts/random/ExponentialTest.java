package io.mcts.random;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

class ExponentialTest {

    @Test
    void agreesWithTheExactFunction() {
        double worst = 0;
        SplittableRandom random = new SplittableRandom(1);
        for (int i = 0; i < 1_000_000; i++) {
            double x = (2 * random.nextDouble() - 1) * (i % 2 == 0 ? 700 : 1);
            worst = Math.max(worst, Math.abs(Exponential.of(x) / StrictMath.exp(x) - 1));
        }
        assertThat(worst).isPositive().isLessThanOrEqualTo(0x1p-51);
    }

    @Test
    void agreesWhereNumbersAreSmallLargeOrNone() {
        for (double x : new double[] {
            0,
            -0.0,
            Double.MIN_VALUE,
            -Double.MIN_VALUE,
            700.1,
            -700.1,
            -740,
            709.7,
            1e300,
            -1e300,
            Double.NaN,
            Double.POSITIVE_INFINITY,
            Double.NEGATIVE_INFINITY
        }) {
            assertThat(Exponential.of(x)).isEqualTo((Double) StrictMath.exp(x));
        }
    }
}
