package io.mcts.policy;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import io.mcts.random.Variates;
import io.mcts.random.Xoroshiro128PlusPlus;
import java.util.Arrays;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class DirichletNoiseTest {

    private static final double[] PRIORS = {0.5, 0.3, 0.2};

    @Test
    void mixesByTheFormula() {
        double[] eta = new double[3];
        Variates.dirichlet(0.3, eta, Xoroshiro128PlusPlus.of(4));
        double[] mixed = mix(new DirichletNoise(0.25, 0.3), 4);
        for (int i = 0; i < 3; i++) {
            assertThat(mixed[i]).isCloseTo(0.75 * PRIORS[i] + 0.25 * eta[i], within(1e-15));
        }
        assertThat(Arrays.stream(mixed).sum()).as("still probabilities").isCloseTo(1, within(1e-12));
    }

    @Test
    void noShareOfNoiseChangesNothing() {
        assertThat(mix(new DirichletNoise(0, 0.3), 4)).containsExactly(PRIORS);
    }

    /** The mean of eta is 1/3; its variance (1/3 * 2/3) / (3 alpha + 1) = 0.2222 / 1.9 = 0.117. */
    @Test
    void onAverageNoiseDrawsPriorsTogether() {
        double[] sums = new double[3];
        int runs = 20_000;
        for (int seed = 0; seed < runs; seed++) {
            double[] mixed = mix(new DirichletNoise(0.25, 0.3), seed);
            for (int i = 0; i < 3; i++) {
                sums[i] += mixed[i];
            }
        }
        double fourErrors = 4 * 0.25 * Math.sqrt(0.117 / runs);
        for (int i = 0; i < 3; i++) {
            assertThat(sums[i] / runs).isCloseTo(0.75 * PRIORS[i] + 0.25 / 3, within(fourErrors));
        }
    }

    @ParameterizedTest
    @ValueSource(doubles = {-0.1, 1.1, Double.NaN})
    void refusesAShareThatIsNone(double epsilon) {
        assertThatThrownBy(() -> new DirichletNoise(epsilon, 1))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("the share epsilon of noise is a number from 0 to 1, not " + epsilon);
    }

    @ParameterizedTest
    @ValueSource(doubles = {0, -0.1, Double.POSITIVE_INFINITY, Double.NaN})
    void refusesAnAlphaThatIsNone(double alpha) {
        assertThatThrownBy(() -> new DirichletNoise(0.25, alpha))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("the alpha of noise is a number greater than 0, not " + alpha);
    }

    @Test
    void printsItsConstants() {
        assertThat(new DirichletNoise(0.25, 0.03)).hasToString("dirichlet:epsilon=0.25:alpha=0.03");
    }

    private static double[] mix(DirichletNoise noise, long seed) {
        double[] priors = PRIORS.clone();
        noise.mix(priors, Xoroshiro128PlusPlus.of(seed));
        return priors;
    }
}
