package com.example.embed;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class ComparingPlayersTest {

    /** The seed settles the games, on any number of cores. */
    @Test
    void theGuideHasWhatIsPrinted() {
        assertThat(MainOutput.of(() -> ComparingPlayers.main(new String[0]))).isEqualToNormalizingNewlines("""
                46 games, score 0.739 [0.629, 0.840], +181 Elo, ACCEPTED
                """);
    }
}
