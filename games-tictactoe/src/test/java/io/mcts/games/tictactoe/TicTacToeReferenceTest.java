package io.mcts.games.tictactoe;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Set;
import org.junit.jupiter.api.Test;

/**
 * Counts that are known from outside; the games by length stand in
 * <a href="https://math.stackexchange.com/questions/269066">Game combinations of tic-tac-toe</a>.
 */
class TicTacToeReferenceTest {

    @Test
    void has5478ReachablePositionsOfWhich4520AreNotTerminal() {
        Set<TicTacToe> positions = GameTree.reachable();

        assertThat(positions).hasSize(5_478);
        assertThat(positions.stream().filter(position -> !position.isTerminal()))
                .hasSize(4_520);
    }

    @Test
    void has255168GamesWonByXByOAndDrawnAsKnown() {
        int[] gamesByPayoffOfO = new int[3];

        GameTree.forEachGame(TicTacToe.initial(), end -> gamesByPayoffOfO[1 + (int) end.payoff(1)]++);

        assertThat(gamesByPayoffOfO).containsExactly(131_184, 46_080, 77_904);
    }

    @Test
    void hasAsManyGamesOfEachLengthAsKnown() {
        int[] gamesByLength = new int[10];

        GameTree.forEachGame(
                TicTacToe.initial(),
                end -> gamesByLength[
                        (int) end.toString().chars().filter(c -> c != '.').count()]++);

        assertThat(gamesByLength).containsExactly(0, 0, 0, 0, 0, 1_440, 5_328, 47_952, 72_576, 127_872);
    }
}
