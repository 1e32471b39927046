package io.mcts.arena;

import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class GameRecordTest {

    private static GameRecord record(List<Long> seeds, List<Double> rewards, int culprit) {
        return new GameRecord(
                7,
                List.of("a", "b"),
                seeds,
                "start",
                List.of(),
                rewards,
                Optional.of(new Fault(Fault.Kind.CRASH, culprit, "broken")));
    }

    @Test
    void whatIsNoGameIsRefused() {
        assertThatThrownBy(() -> record(List.of(1L), List.of(0.0, 1.0), 0))
                .hasMessageContaining("a seed and a reward for each of 2 players, not [1] and [0.0, 1.0]");
        assertThatThrownBy(() -> record(List.of(1L, 2L), List.of(), 0)).hasMessageContaining("not [1, 2] and []");
        assertThatThrownBy(() -> record(List.of(1L, 2L), List.of(0.0, Double.NaN), 0))
                .hasMessage("rewards are from 0 to 1, not [0.0, NaN], in game 7");
        assertThatThrownBy(() -> record(List.of(1L, 2L), List.of(0.0, 1.0), 2))
                .hasMessage("game 7 was lost by one of 2 players, not by 2");
    }
}
