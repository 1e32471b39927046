package io.mcts.examples.game;

import io.mcts.game.Notation;
import io.mcts.games.tictactoe.Cell;
import io.mcts.games.tictactoe.TicTacToe;
import java.util.List;

/** Tic-tac-toe. */
record TicTacToeGame() implements Game<TicTacToe, Cell> {

    @Override
    public TicTacToe initial() {
        return TicTacToe.initial();
    }

    @Override
    public Notation<TicTacToe, Cell> notation() {
        return TicTacToe.NOTATION;
    }

    @Override
    public List<String> players() {
        return List.of("x", "o");
    }

    @Override
    public String diagram(TicTacToe state) {
        return state.diagram();
    }

    @Override
    public String samplePosition() {
        return "x...o....";
    }
}
