package io.mcts.games.go;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class GoGameTest {

    @Test
    void theMainLineOfAFileIsRead() {
        GoGame game = GoGame.ofSgf("""
                (;FF[4] GM[1]SZ[9]KM[6.5] PB[A \\] B] AB[cc][gg]
                ;W[ee]C[first \\\\ and
                last](;B[];W[tt];B[ia](;W[ai]))(;B[dd]))
                """);
        assertThat(game.rules()).isEqualTo(new GoRules(9, 6.5));
        assertThat(game.turns())
                .extracting(turn -> turn.player() + " " + turn.move())
                .containsExactly("0 C7", "0 G3", "1 E5", "0 pass", "1 pass", "0 J9", "1 A1");
        assertThat(game.turns().get(2).comment()).isEqualTo("first \\ and\nlast");
        assertThat(game.position(0).stone(4, 4)).isEqualTo(1);
    }

    @Test
    void whatIsWrittenIsReadAgain() {
        GoGame game = GoGame.of(new GoRules(13, 0.5))
                .with(new GoGame.Turn(0, GoMove.at(3, 3), ""))
                .with(new GoGame.Turn(1, GoMove.at(12, 0), "a [mark] \\ and more"))
                .with(new GoGame.Turn(0, GoMove.PASS, "0.5"));
        assertThat(GoGame.ofSgf(game.toSgf())).isEqualTo(game);
        GoGame handicap = GoGame.of(GoRules.of(9))
                .with(new GoGame.Turn(0, GoMove.at(2, 2), ""))
                .with(new GoGame.Turn(0, GoMove.at(6, 6), ""))
                .with(new GoGame.Turn(1, GoMove.at(4, 4), ""));
        assertThat(handicap.toSgf()).contains("HA[2]AB[cg][gc]\n;W[ee]");
        assertThat(GoGame.ofSgf(handicap.toSgf())).isEqualTo(handicap);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "hello               | letter 1: a game begins with '('",
                "(;B[aa]             | letter 8: the game does not end",
                "(;B[aa              | letter 7: a value does not end",
                "(;GM[2])            | letter 8: GM[2]: game 1 is Go",
                "(;SZ[9];B[jj])      | letter 14: B[jj]: 'jj' is no point of a board of 9 lines",
                "(;SZ[9];B[aa];W[aa])| letter 20: W[aa]: illegal move A9",
                "(;SZ[nine])         | letter 11: SZ[nine]",
                "(;B)                | letter 4: B has no value",
                "(;B[aa]!)           | letter 8: '!' is not expected",
            })
    void whatIsNoGameIsRefused(String text, String reason) {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> GoGame.ofSgf(text))
                .withMessageContaining(reason);
    }

    @Test
    void passesBetweenStonesOfOnePlayerAreSupplied() {
        GoGame game = GoGame.of(GoRules.of(5))
                .with(new GoGame.Turn(0, GoMove.at(0, 0), ""))
                .with(new GoGame.Turn(1, GoMove.PASS, ""));
        assertThat(game.position(0)).hasToString("A1 pass");
        assertThat(game.position(1)).hasToString("A1");
        assertThat(game.with(new GoGame.Turn(0, GoMove.PASS, "")).position(1).isTerminal())
                .isFalse();
        assertThat(game.nextPlayer()).isZero();
        assertThat(game.first(1).turns()).hasSize(1);
        assertThat(GoMove.parse("a1", 5)).isSameAs(GoMove.at(0, 0));
        assertThat(List.of(GoMove.parse("T19", 19), GoMove.parse("Pass", 19)))
                .containsExactly(GoMove.at(18, 18), GoMove.PASS);
    }
}
