package io.mcts.games.go.spec;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.mcts.games.go.Go;
import io.mcts.games.go.GoMove;
import io.mcts.games.go.GoRules;
import io.mcts.spec.game.RecordedGame;
import java.nio.charset.StandardCharsets;
import java.time.LocalDateTime;
import java.util.List;
import java.util.OptionalInt;
import org.junit.jupiter.api.Test;

class GoRecordsTest {

    private final GoRecords records = new GoRecords(GoRules.of(9));

    private RecordedGame<Go, GoMove> read(String sgf) {
        return records.read(sgf.getBytes(StandardCharsets.UTF_8));
    }

    @Test
    void aGameIsReadAndWritten() {
        RecordedGame<Go, GoMove> game = read("(;GM[1]SZ[9]KM[7.5];B[ee];W[ce];B[];W[])");
        assertThat(game.moves().toString()).isEqualTo("[E5, C5, pass, pass]");
        assertThat(game.isOver()).isTrue();
        assertThat(game.winner()).isEqualTo(OptionalInt.of(1));
        assertThat(read(game.text()).moves()).isEqualTo(game.moves());
    }

    @Test
    void afterAHandicapTheOtherPlayerPasses() {
        assertThat(read("(;GM[1]SZ[9]HA[2]AB[cc][gg];W[ee])").moves().toString())
                .isEqualTo("[C7, pass, G3, E5]");
    }

    @Test
    void aGameThatIsPlayedGrows() {
        RecordedGame<Go, GoMove> game = records.begin(Go.initial(9), LocalDateTime.of(2026, 11, 23, 12, 0));
        assertThat(game.isOver()).isFalse();
        Go state = game.start();
        GoMove move = state.legalMoves().get(40);
        assertThat(game.played(List.of(move)).text()).contains(";B[ee]");
    }

    @Test
    void anotherBoardIsRefused() {
        assertThatThrownBy(() -> read("(;GM[1]SZ[19];B[dd])")).hasMessageContaining("allowed: go:lines=19");
    }
}
