package com.example.embed;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import org.junit.jupiter.api.Test;

class OpponentFromSettingsTest {

    private static void run() {
        try {
            OpponentFromSettings.main(new String[0]);
        } catch (IOException failure) {
            throw new UncheckedIOException(failure);
        }
    }

    @Test
    void searchesAsTheFileSays() {
        assertThat(MainOutput.of(OpponentFromSettingsTest::run))
                .isEqualToNormalizingNewlines("uct,iterations=5000,seed=1,rollout=decisive plays 4\n");
    }
}
