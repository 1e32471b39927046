package io.mcts.onnx;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.assertThatIllegalStateException;
import static org.assertj.core.api.Assertions.offset;

import io.mcts.game.GameState;
import io.mcts.games.tictactoe.TicTacToe;
import java.lang.reflect.Proxy;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The expected numbers are computed by hand, as the comments show. */
class ValueDecoderTest {

    private static double[] decoded(ValueDecoder decoder, float... output) {
        double[] payoffs = new double[2];
        decoder.decode(output, TicTacToe.initial(), 0, payoffs);
        return payoffs;
    }

    @Test
    void aRangeOfOnesOwnIsLinear() {
        // 30 is three quarters of the way from 0 to 40, and so of that from -1 to 1
        assertThat(decoded(ValueDecoder.scaled(0, 40), 30)).containsExactly(0.5, -0.5);
    }

    @Test
    void onlyAClampedValueMayLieOutside() {
        assertThat(decoded(ValueDecoder.clamped(-1, 1), 17)).containsExactly(1, -1);
        assertThat(decoded(ValueDecoder.clamped(-1, 1), -17)).containsExactly(-1, 1);
        assertThatIllegalStateException()
                .isThrownBy(() -> decoded(ValueDecoder.scaled(-1, 1), 17))
                .withMessage("a value is a number from -1.0 to 1.0, not 17.0");
        assertThatIllegalStateException()
                .isThrownBy(() -> decoded(ValueDecoder.clamped(-1, 1), Float.NaN))
                .withMessageContaining("not NaN");
        assertThatIllegalStateException()
                .isThrownBy(() -> decoded(ValueDecoder.clamped(-1, 1), Float.POSITIVE_INFINITY))
                .withMessageContaining("not Infinity");
    }

    /** A game that pays from -0.1 to 0.2, or others of the kind, of which doubles make -0.1 + 0.30000000000000004. */
    @ParameterizedTest
    @CsvSource({"-0.1, 0.2", "0.1, 0.7", "-3, 0.1", "0.6, 0.7", "-0.7, 0.1"})
    void roundingDoesNotLeaveThePayoffRange(double least, double most) {
        GameState<?, ?> state = (GameState<?, ?>) Proxy.newProxyInstance(
                getClass().getClassLoader(),
                new Class<?>[] {GameState.class},
                (proxy, method, args) -> method.getName().equals("minPayoff") ? least : most);
        double[] payoffs = new double[2];
        for (float value : new float[] {-1, 1}) {
            ValueDecoder.minusOneToOne().decode(new float[] {value}, state, 0, payoffs);
            assertThat(payoffs).containsExactlyInAnyOrder(least, most);
        }
    }

    @Test
    void winDrawAndLossAreWeighed() {
        // 0.5 - 0.2
        assertThat(decoded(ValueDecoder.outcomes(1, 0, -1), 0.5f, 0.3f, 0.2f))
                .containsExactly(new double[] {0.3, -0.3}, offset(1e-6));
        // 5/10, 3/10, 2/10 of e to the power of 7
        float[] logits = {7 + (float) Math.log(5), 7 + (float) Math.log(3), 7 + (float) Math.log(2)};
        assertThat(decoded(ValueDecoder.outcomeLogits(1, 0, -1), logits))
                .containsExactly(new double[] {0.3, -0.3}, offset(1e-6));
    }

    @Test
    void logitsTakenForProbabilitiesAreRefused() {
        assertThatIllegalStateException()
                .isThrownBy(() -> decoded(ValueDecoder.outcomes(1, 0, -1), 2, 1, 0.5f))
                .withMessage("the probabilities sum to 3.5, not 1\nMaybe they are logits.");
    }

    @Test
    void rangesAndWorthsThatCannotBeAreRefused() {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> ValueDecoder.scaled(1, -1))
                .withMessage("a value lies between two numbers, the lesser first, not 1.0 and -1.0");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> ValueDecoder.outcomes(1, 2))
                .withMessage("results are worth something from -1 to 1, not [1.0, 2.0]");
    }
}
