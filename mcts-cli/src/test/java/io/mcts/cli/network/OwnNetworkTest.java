package io.mcts.cli.network;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import org.junit.jupiter.api.Test;

class OwnNetworkTest {

    /** The middle column is the one that wins. */
    @Test
    void searchesByAModelInAFile() {
        String model = "../games-connectfour/src/main/resources/io/mcts/games/connectfour/spec/connectfour.onnx";
        assertThat(MainOutput.of(() -> run(model))).isEqualToNormalizingNewlines("best column 4\n");
    }

    private static void run(String model) {
        try {
            OwnNetwork.main(new String[] {model});
        } catch (IOException failure) {
            throw new UncheckedIOException(failure);
        }
    }
}
