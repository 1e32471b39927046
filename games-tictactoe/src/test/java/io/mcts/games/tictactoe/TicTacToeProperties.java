package io.mcts.games.tictactoe;

import io.mcts.testkit.GameStateContract;
import java.util.List;

class TicTacToeProperties implements GameStateContract<TicTacToe, Cell> {

    @Override
    public List<TicTacToe> initialStates() {
        return List.of(TicTacToe.initial());
    }

    @Override
    public int longestGame() {
        return 9;
    }
}
