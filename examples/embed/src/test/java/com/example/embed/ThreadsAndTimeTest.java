package com.example.embed;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class ThreadsAndTimeTest {

    /** Which moves are found depends on the threads and the clock; how many iterations, and that the game ends, does not. */
    @Test
    void searchesOnTwoThreadsAndPlaysAGameByTheClock() {
        String out = MainOutput.of(() -> ThreadsAndTime.main(new String[0]));
        assertThat(out.lines().limit(2))
                .satisfiesExactly(
                        first -> assertThat(first).matches("one tree: 50,000 iterations, column [1-7]"),
                        second -> assertThat(second).matches("two trees: 50,000 iterations, column [1-7]"));
        assertThat(out.lines().skip(2)).anySatisfy(line -> assertThat(line).contains("x"));
    }
}
