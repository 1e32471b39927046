package io.mcts.spec.search;

import io.mcts.game.Heuristic;
import io.mcts.game.Notation;
import io.mcts.games.tictactoe.Cell;
import io.mcts.games.tictactoe.TicTacToe;
import io.mcts.spec.catalog.Entry;
import io.mcts.spec.game.Game;
import java.util.Arrays;
import java.util.List;
import java.util.random.RandomGenerator;

/** Tic-tac-toe with a heuristic that knows nothing. */
record GuessedTicTacToe() implements Game<TicTacToe, Cell> {

    /** Takes every state for a draw. */
    record Guess() implements Heuristic<TicTacToe> {

        @Override
        public void estimate(TicTacToe state, double[] payoffs) {
            Arrays.fill(payoffs, 0);
        }

        @Override
        public String toString() {
            return "guess";
        }
    }

    @Override
    public List<Entry<Heuristic<TicTacToe>>> heuristics() {
        return List.of(Entry.of("guess", "a draw, always", Guess::new));
    }

    @Override
    public TicTacToe initial(RandomGenerator random) {
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
}
