package io.mcts.benchmarks;

import io.mcts.game.GameState;
import io.mcts.games.connectfour.ConnectFour;
import io.mcts.games.einstein.EinStein;
import io.mcts.games.tictactoe.TicTacToe;
import java.util.random.RandomGenerator;

/** Plays random games from the beginning in three ways. Each returns the state at the end of the last, so that none is optimized away. */
interface Rollouts {

    String INTERFACE = "interface";
    String CONCRETE = "concrete";

    /** By the method of the state that plays a game out. */
    Object playOut(int games, RandomGenerator random);

    /** Move by move, each drawn by the state. */
    Object randomMoves(int games, RandomGenerator random);

    /** Move by move, each drawn from the list of legal moves. */
    Object legalMoves(int games, RandomGenerator random);

    /**
     * The rollouts of a game.
     *
     * @param through {@link #INTERFACE}, for any game, or {@link #CONCRETE}, written for the class of the game
     * @param game its name
     */
    static Rollouts of(String through, String game) {
        return switch (through) {
            case INTERFACE -> InterfaceRollouts.of(Subject.of(game));
            case CONCRETE -> concrete(game);
            default ->
                throw new IllegalArgumentException(
                        "rollouts go through " + INTERFACE + " or " + CONCRETE + ", not " + through);
        };
    }

    private static Rollouts concrete(String game) {
        GameState<?, ?> start = Subject.of(game).start();
        return switch (game) {
            case Subject.TIC_TAC_TOE -> new TicTacToeRollouts((TicTacToe) start);
            case Subject.EINSTEIN -> new EinSteinRollouts((EinStein) start);
            default -> new ConnectFourRollouts((ConnectFour) start);
        };
    }
}
