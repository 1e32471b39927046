package io.mcts.examples;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class ComparingPlayersTest {

    /** The seed settles the games, on any number of cores. */
    @Test
    void theGuideHasWhatIsPrinted() {
        assertThat(MainOutput.of(() -> ComparingPlayers.main(new String[0]))).isEqualToNormalizingNewlines("""
                46 games, score 0.804 [0.684, 0.886], +246 Elo, ACCEPTED
                """);
    }
}
