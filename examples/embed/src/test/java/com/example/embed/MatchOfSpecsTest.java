package com.example.embed;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class MatchOfSpecsTest {

    @Test
    void theGuideHasWhatIsPrinted() {
        assertThat(MainOutput.of(() -> MatchOfSpecs.main(new String[0]))).isEqualToNormalizingNewlines("""
                Score[wins=19, draws=4, losses=17]
                """);
    }
}
