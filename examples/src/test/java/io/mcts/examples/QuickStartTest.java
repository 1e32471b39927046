package io.mcts.examples;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class QuickStartTest {

    /** The README shows this output. */
    @Test
    void findsTheMoveThatKeepsXFromWinning() {
        assertThat(MainOutput.of(() -> QuickStart.main(new String[0]))).isEqualToNormalizingNewlines("""
                3 x . x
                2 . o .
                1 . . .
                  a b c
                best move b3, value 0.517
                b3  9357 visits, mean 0.517
                b1   149 visits, mean 0.208
                c2   130 visits, mean 0.185
                a2   129 visits, mean 0.182
                a1   121 visits, mean 0.169
                c1   114 visits, mean 0.158
                """);
    }
}
