package io.mcts.games.tictactoe.spec;

import io.mcts.game.Notation;
import io.mcts.games.tictactoe.Cell;
import io.mcts.games.tictactoe.TicTacToe;
import io.mcts.spec.game.Board;
import io.mcts.spec.game.Game;
import java.util.List;
import java.util.random.RandomGenerator;

record TicTacToeGame() implements Game<TicTacToe, Cell> {

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

    @Override
    public String diagram(TicTacToe state) {
        return state.diagram();
    }

    @Override
    public String title() {
        return "Tic-tac-toe";
    }

    @Override
    public Board.Painter<TicTacToe, Cell> board() {
        return new TicTacToeBoard();
    }

    @Override
    public Suggestions suggestions() {
        return new Suggestions("uct,iterations=200", "solver", "uct");
    }

    /** {@inheritDoc} Plain UCT plays it almost perfectly. */
    @Override
    public String strongest() {
        return "uct";
    }

    @Override
    public List<Level> levels() {
        return Level.of(
                List.of(
                        "uct,iterations=1",
                        "uct,iterations=5",
                        "uct,iterations=12",
                        "uct,iterations=40",
                        "uct,iterations=200",
                        "solver,iterations=2000"),
                164,
                118,
                121,
                68,
                42);
    }

    @Override
    public String samplePosition() {
        return "x...o....";
    }
}
