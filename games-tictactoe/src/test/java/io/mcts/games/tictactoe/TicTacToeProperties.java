package io.mcts.games.tictactoe;

import io.mcts.game.Notation;
import io.mcts.testkit.GameStateContract;
import io.mcts.testkit.NotationContract;
import java.util.List;

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
}
