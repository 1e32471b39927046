package io.mcts.tree;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class MeanRangeTest {

    /** Means of 0.5, 0.25 and 0.75: (0.625 - 0.25) / 0.5 = 0.75. */
    @Test
    void stretchesToWhatWasSeen() {
        MeanRange range = new MeanRange();
        assertThat(range.normalized(0.3)).as("nothing seen").isEqualTo(0.3);
        range.include(0.5);
        assertThat(range.normalized(0.3)).as("no range yet").isEqualTo(0.3);
        range.include(0.25);
        range.include(0.75);
        range.include(0.6);
        assertThat(range.normalized(0.625)).isEqualTo(0.75);
        assertThat(range.normalized(0.25)).isZero();
        assertThat(range.normalized(0.75)).isEqualTo(1);
        assertThat(range.normalized(0)).as("outside").isEqualTo(-0.5);
    }

    @Test
    void aCopyGoesItsOwnWay() {
        MeanRange range = new MeanRange();
        range.include(0.25);
        range.include(0.75);
        MeanRange copy = range.copy();
        range.include(1.25);
        assertThat(copy.normalized(0.5)).isEqualTo(0.5);
        assertThat(range.normalized(0.5)).isEqualTo(0.25);
    }

    /** Each thread ends with extremes of its own, of which those of both count. */
    @Test
    void threadsWidenItTogether() throws InterruptedException {
        for (int run = 0; run < 200; run++) {
            MeanRange range = new MeanRange();
            Thread other = new Thread(() -> {
                for (int i = 50; i >= 0; i--) {
                    range.include(i / 128.0);
                }
            });
            other.start();
            for (int i = 50; i <= 128; i++) {
                range.include(i / 128.0);
            }
            other.join();
            assertThat(range.normalized(0)).isZero();
            assertThat(range.normalized(1)).isEqualTo(1);
            assertThat(range.normalized(0.5)).isEqualTo(0.5);
        }
    }
}
