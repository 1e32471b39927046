package io.mcts.arena.records;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class GameLineTest {

    private static final String UNFINISHED =
            "{\"settings\":{\"game\":\"dice\"},\"number\":0,\"entrants\":[\"a\",\"b\"],"
                    + "\"seeds\":[0,0],\"start\":\"start\",\"moves\":[{\"player\":-1,\"move\":\"6\"},"
                    + "{\"player\":0,\"move\":\"x\",\"millis\":1.5,\"value\":0.5,\"visits\":3,\"iterations\":4}]}";

    private final GameLine line = GameLine.of(
            Map.of("game", "dice"),
            List.of("a", "b"),
            "start",
            List.of(Turn.ofChance("6"), new Turn(0, "x", 1_500_000, 0.5, 3, 4)),
            null);

    @Test
    void gameThatIsNotOverHasNoRewards() {
        assertThat(line.json()).isEqualTo(UNFINISHED);
        assertThat(GameLine.parse(UNFINISHED)).isEqualTo(line);
        assertThat(line.isFinished()).isFalse();
    }

    @Test
    void gameThatIsNotOverIsNoneOfAContest() {
        assertThatThrownBy(line::game)
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("game 0 is not over: it has no rewards");
    }
}
