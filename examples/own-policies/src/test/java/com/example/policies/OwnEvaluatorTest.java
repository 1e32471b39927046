package com.example.policies;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class OwnEvaluatorTest {

    /** The same result with any number of threads. */
    @Test
    void searchesInBatches() {
        assertThat(MainOutput.of(() -> OwnEvaluator.main(new String[0]))).isEqualToNormalizingNewlines("""
                by a model: 4, value 0.504
                on two threads: 4, value 0.610
                """);
    }
}
