package io.mcts.games.tictactoe;

import io.mcts.game.Notation;
import io.mcts.testkit.GameStateContract;
import io.mcts.testkit.NotationContract;
import io.mcts.testkit.facts.GameFacts;
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

    /** 9 * 8 * 7 * 6 * 5; of the 15,120 lists of five moves 1,440 end the game, the others go on with 4 moves each. */
    @Override
    public GameFacts facts() {
        return GameFacts.none()
                .withLongestGame(9)
                .withPositions(1, 9)
                .withPositions(2, 72)
                .withPositions(3, 504)
                .withPositions(4, 3_024)
                .withPositions(5, 15_120)
                .withPositions(6, (15_120 - 1_440) * 4);
    }
}
