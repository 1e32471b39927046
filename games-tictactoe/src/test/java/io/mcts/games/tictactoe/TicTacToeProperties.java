package io.mcts.games.tictactoe;

import io.mcts.game.Notation;
import io.mcts.testkit.GameStateContract;
import io.mcts.testkit.NotationContract;
import java.util.List;
import java.util.Map;

class TicTacToeProperties implements GameStateContract<TicTacToe, Cell>, NotationContract<TicTacToe, Cell> {

    @Override
    public List<TicTacToe> initialStates() {
        return List.of(TicTacToe.initial());
    }

    @Override
    public Notation<TicTacToe, Cell> notation() {
        return TicTacToe.NOTATION;
    }

    @Override
    public int longestGame() {
        return 9;
    }

    /** 9 * 8 * 7 * 6 * 5; of the 15,120 lists of five moves 1,440 end the game, the others go on with 4 moves each. */
    @Override
    public Map<Integer, Long> positions() {
        return Map.of(1, 9L, 2, 72L, 3, 504L, 4, 3_024L, 5, 15_120L, 6, (15_120L - 1_440L) * 4);
    }
}
