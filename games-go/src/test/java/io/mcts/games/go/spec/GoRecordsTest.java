package io.mcts.games.go.spec;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.mcts.games.go.Go;
import io.mcts.games.go.GoMove;
import io.mcts.games.go.GoRules;
import io.mcts.spec.game.RecordedGame;
import java.nio.charset.StandardCharsets;
import java.time.LocalDateTime;
import java.util.ArrayList;
import java.util.Collections;
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
    void aHandicapIsNoMove() {
        RecordedGame<Go, GoMove> game = read("(;GM[1]SZ[9]HA[2]AB[cc][gg];W[ee])");
        assertThat(game.start()).hasToString("black=C7,G3 next=white");
        assertThat(game.moves()).hasToString("[E5]");
        assertThat(game.played(List.of()).text()).contains("HA[2]AB[cc][gg]").doesNotContain(";W");
    }

    /** A game that is saved after it was read has lost nothing but what is not true any more. */
    @Test
    void whatAFileSaysIsKept() {
        String sgf = "(;GM[1]SZ[9]PB[Ann]PW[Bob]RE[W+R]C[final];B[ee]C[good];W[cc]C[bad])";
        RecordedGame<Go, GoMove> game = read(sgf);
        assertThat(game.names()).containsExactly("Ann", "Bob");
        assertThat(game.winner()).isEqualTo(OptionalInt.of(1));
        assertThat(game.isOver()).isTrue();
        assertThat(game.text()).contains("PB[Ann]PW[Bob]RE[W+R]", "C[final]", "B[ee]C[good]", "W[cc]C[bad]");
        List<GoMove> other = List.of(game.moves().get(0), GoMove.at(0, 0));
        assertThat(game.played(other).text())
                .contains("PB[Ann]PW[Bob]", "C[final]", "B[ee]C[good]", "W[ai])")
                .doesNotContain("RE[", "bad");
        assertThat(game.named(List.of("Cid", "Dee")).wonBy(0).text()).contains("PB[Cid]PW[Dee]RE[B+]");
    }

    @Test
    void namesAreInTheOrderOfTheFirstMoves() {
        RecordedGame<Go, GoMove> game = read("(;SZ[9]HA[2]AB[cc][gg]PB[Ann]PW[Bob]RE[?];W[ee])");
        assertThat(game.names()).containsExactly("Bob", "Ann");
        assertThat(game.isOver()).isFalse();
        assertThat(game.named(List.of("Cid", "Dee")).text()).contains("PB[Dee]PW[Cid]");
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
    void commentsFollowThoseOfTheFile() {
        RecordedGame<Go, GoMove> game = read("(;SZ[9];B[ee]C[good]LB[ee:A](;W[cc];B[gg])(;W[dd]))")
                .commented(List.of("one: [E5]", "two"), List.of(Double.NaN, Double.NaN))
                .orElseThrow();
        assertThat(game.text()).contains("B[ee]C[good\none: [E5\\]]LB[ee:A]", "W[cc]C[two]", ";B[gg])", "(;W[dd])");
        assertThat(read(game.text()).text()).isEqualTo(game.text());
        assertThat(game.moves()).hasToString("[E5, C7, G3]");
    }

    /** The passes after which a game was resumed end nothing, and nobody has passed where a player moves twice. */
    @Test
    void aResumedGameIsWhole() {
        RecordedGame<Go, GoMove> game = read("(;GM[1]SZ[9]KM[7];B[ee];W[cc];B[tt];W[tt];B[gg];B[gc];W[])");
        assertThat(game.moves()).hasToString("[E5, C7, G3, pass, G7, pass]");
        assertThat(game.isOver()).isFalse();
        String commented = game.commented(List.of("1", "2", "3", "4", "5", "6"), Collections.nCopies(6, Double.NaN))
                .orElseThrow()
                .text();
        assertThat(commented)
                .contains("W[cc]C[2]\n;B[]\n;W[]\n;B[gg]C[3]\n;B[gc]C[5]\n;W[]C[6])")
                .doesNotContain("RE[");
        List<GoMove> more = new ArrayList<>(game.moves());
        more.add(GoMove.PASS);
        assertThat(game.played(more).text()).contains(";W[]\n;B[gg]\n;B[gc]\n;W[]\n;B[])", "RE[W+5.0]");
    }

    /** SBKV is the percentage of black, which Sabaki draws; the one of an earlier analysis is replaced. */
    @Test
    void valuesAreThoseOfBlack() {
        RecordedGame<Go, GoMove> game = read("(;SZ[9];B[ee]SBKV[1];W[cc];B[gg])");
        String text = game.commented(List.of("a", "b", "c"), List.of(0.5, 0.25, Double.NaN))
                .orElseThrow()
                .text();
        assertThat(text).contains("B[ee]C[a]SBKV[50.00]\n;W[cc]C[b]SBKV[75.00]\n;B[gg]C[c])");
    }

    @Test
    void anotherBoardIsRefused() {
        assertThatThrownBy(() -> read("(;GM[1]SZ[19];B[dd])")).hasMessageContaining("allowed: go:lines=19");
    }
}
