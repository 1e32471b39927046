package io.mcts.arena.tuning;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.util.List;
import org.junit.jupiter.api.Test;

class TunedParameterTest {

    @Test
    void realValuesAreThoseThatOneWouldWrite() {
        // In doubles 0.1 + 2 * 0.1 is 0.30000000000000004.
        assertThat(TunedParameter.range("c", 0.1, 0.5, 5).values()).containsExactly(0.1, 0.2, 0.3, 0.4, 0.5);
        assertThat(TunedParameter.range("c", 0.2, 2, 10)).hasToString("c=0.2,0.4,0.6,0.8,1,1.2,1.4,1.6,1.8,2");
        assertThat(TunedParameter.range("c", -0.25, 0.25, 6)).hasToString("c=-0.25,-0.15,-0.05,0.05,0.15,0.25");
    }

    @Test
    void realValuesWithoutEndAreRoundedToSixDigitsOfTheDistance() {
        assertThat(TunedParameter.range("c", 0, 1, 4).values()).containsExactly(0.0, 0.333333, 0.666667, 1.0);
        assertThat(TunedParameter.range("c", 1000, 1001, 4).values())
                .containsExactly(1000.0, 1000.333333, 1000.666667, 1001.0);
        assertThat(TunedParameter.range("c", 0, 1e-6, 4)).hasToString("c=0,0.000000333333,0.000000666667,0.000001");
        assertThat(TunedParameter.range("c", 0, 1e9, 4)).hasToString("c=0,333333000,666667000,1000000000");
    }

    @Test
    void theEndsOfARangeAreAsGiven() {
        assertThat(TunedParameter.range("c", 0.123456789, 1000, 3).values())
                .containsExactly(0.123456789, 500.062, 1000.0);
        assertThat(TunedParameter.range("c", 1, 2, 2).values()).containsExactly(1.0, 2.0);
    }

    @Test
    void givenValuesKeepTheirOrder() {
        assertThat(TunedParameter.of("rollout", 2, 0.5, 1)).hasToString("rollout=2,0.5,1");
        assertThat(TunedParameter.of("c", -0.0, 1)).isEqualTo(new TunedParameter("c", List.of(0.0, 1.0)));
    }

    @Test
    void whatIsNoParameterIsRefused() {
        refuses(() -> TunedParameter.of("c", 1), "parameter c has 2 to 10000 values, not 1");
        refuses(() -> TunedParameter.of("c", 1, 2, 1), "parameter c has each value once, not 1,2,1");
        refuses(() -> TunedParameter.of("c", 0.0, -0.0), "parameter c has each value once, not 0,0");
        refuses(() -> TunedParameter.of("c", 1, Double.NaN), "parameter c has finite values, not NaN");
        refuses(
                () -> TunedParameter.of("a b", 1, 2),
                "the name of a parameter is one word without '=' and ',', not 'a b'");
        refuses(() -> TunedParameter.of("", 1, 2), "the name of a parameter is one word without '=' and ',', not ''");
        refuses(
                () -> TunedParameter.of("c=", 1, 2),
                "the name of a parameter is one word without '=' and ',', not 'c='");
        refuses(
                () -> TunedParameter.range("c", 2, 1, 5),
                "parameter c goes from a finite value to a greater one, not from 2.0 to 1.0");
        refuses(
                () -> TunedParameter.range("c", 0, Double.POSITIVE_INFINITY, 5),
                "parameter c goes from a finite value to a greater one, not from 0.0 to Infinity");
        refuses(() -> TunedParameter.range("c", 1, 2, 1), "parameter c has 2 to 10000 values, not 1");
        refuses(() -> TunedParameter.range("c", 1, 2, 10_001), "parameter c has 2 to 10000 values, not 10001");
    }

    private static void refuses(Runnable making, String message) {
        assertThatIllegalArgumentException().isThrownBy(making::run).withMessage(message);
    }
}
