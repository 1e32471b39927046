package io.mcts.games.connectfour;

import static io.mcts.games.connectfour.KeptResults.Setting.DECISIVE;
import static io.mcts.games.connectfour.KeptResults.Setting.UNIFORM;
import static org.assertj.core.api.Assertions.assertThat;

import io.mcts.games.connectfour.ExactResults.Solved;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The strength of the search against the exact results of published positions. */
class ConnectFourSearchIT {

    private final List<Solved> positions = ExactResults.FILES.stream()
            .flatMap(file -> KeptResults.positions(file).stream())
            .toList();

    @Test
    void decisiveRolloutsKeepMoreResultsThanUniformOnes() {
        requireMoreKeptByDecisiveRollouts(300, 10);
    }

    @ParameterizedTest
    @Tag("nightly")
    @CsvSource({"1000, 20", "10000, 10"})
    void decisiveRolloutsKeepMoreResultsInLongerSearchesToo(long iterations, int seeds) {
        requireMoreKeptByDecisiveRollouts(iterations, seeds);
    }

    private void requireMoreKeptByDecisiveRollouts(long iterations, int seeds) {
        double[] uniform = KeptResults.shares(positions, UNIFORM, iterations, seeds);
        double[] decisive = KeptResults.shares(positions, DECISIVE, iterations, seeds);
        double difference = 0;
        double variance = 0;
        for (int i = 0; i < uniform.length; i++) {
            difference += decisive[i] - uniform[i];
            variance += (uniform[i] * (1 - uniform[i]) + decisive[i] * (1 - decisive[i])) / seeds;
        }
        assertThat(difference / Math.sqrt(variance))
                .as("%.1f positions more, in standard deviations over the seeds", difference)
                .isGreaterThan(4);
    }
}
