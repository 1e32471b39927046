package io.mcts.games.tictactoe;

import io.mcts.Mcts;
import io.mcts.testkit.SearchContract;
import java.util.List;

/** The contract of searches, kept by one that stops when it has proven the position. */
class SolverSearchProperties implements SearchContract<TicTacToe, Cell> {

    @Override
    public List<TicTacToe> initialStates() {
        return List.of(TicTacToe.initial());
    }

    @Override
    public Mcts<TicTacToe, Cell> search() {
        return Mcts.<TicTacToe, Cell>builder().solver().build();
    }
}
