package io.mcts.selfplay;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.mcts.selfplay.SelfPlay.Ending;
import io.mcts.selfplay.SelfPlay.Sample;
import java.util.List;
import org.junit.jupiter.api.Test;

class SampleTextTest {

    private static final List<Sample> GAME = List.of(
            new Sample(
                    List.of(new float[] {0, -0f, 1, 0.1f}, new float[] {1, 0}),
                    new float[] {1 / 3f, Float.MIN_VALUE},
                    -1,
                    Math.nextUp(0.5f)),
            new Sample(
                    List.of(new float[] {1, 1, 1, 1}, new float[] {0, 1}), new float[] {0, 1}, 1, -0f, Ending.WRONG));

    /** As bits, since a sum of floats, a zero with a sign and the smallest number must all come back. */
    @Test
    void aGameComesBackBitForBit() {
        List<Sample> read = SampleText.parse(SampleText.of(GAME));
        assertThat(read).hasSameSizeAs(GAME);
        for (int i = 0; i < GAME.size(); i++) {
            assertThat(read.get(i).inputs().stream().map(SampleTextTest::bits))
                    .containsExactlyElementsOf(GAME.get(i).inputs().stream()
                            .map(SampleTextTest::bits)
                            .toList());
            assertThat(bits(read.get(i).policy())).isEqualTo(bits(GAME.get(i).policy()));
            assertThat(bits(read.get(i).result(), read.get(i).searched()))
                    .isEqualTo(bits(GAME.get(i).result(), GAME.get(i).searched()));
            assertThat(read.get(i).ending()).isEqualTo(GAME.get(i).ending());
        }
    }

    private static int[] bits(float... numbers) {
        int[] bits = new int[numbers.length];
        for (int i = 0; i < bits.length; i++) {
            bits[i] = Float.floatToRawIntBits(numbers[i]);
        }
        return bits;
    }

    @Test
    void noPositionsIsAGameToo() {
        assertThat(SampleText.parse(SampleText.of(List.of()))).isEmpty();
    }

    @Test
    void otherTextsAreRefused() {
        String text = SampleText.of(GAME);
        assertThatThrownBy(() -> SampleText.parse("no game")).isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> SampleText.parse(text.substring(0, text.length() / 8 * 4)))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageStartingWith("no positions of a game");
    }
}
