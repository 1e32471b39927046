package io.mcts.arena;

import io.mcts.game.GameState;
import io.mcts.game.Move;
import java.util.List;

/**
 * Games of which it is settled who plays them, where they begin, and with what random numbers. An {@link Arena} plays them.
 *
 * <p>Games come in sets. All games of a set begin with the same position, and chance gives the same outcomes in the same order,
 * but the seats change from game to game. Luck thus falls on all alike. Everything random in game n follows from the seed and n,
 * so a contest of searches with a fixed number of iterations gives the same games each time, on any number of threads. Immutable
 * and thread-safe.
 *
 * @param <S> the states of the game
 * @param <M> the moves of the game
 * @param <R> the result
 */
public sealed interface Contest<S extends GameState<S, M>, M extends Move, R> permits Match, Tournament {

    /**
     * Who takes part.
     *
     * @return the entrants
     */
    List<Entrant<S, M>> entrants();

    /**
     * How the positions with which games begin are drawn and written.
     *
     * @return the opening
     */
    Opening<S, M> opening();

    /**
     * How many games there are.
     *
     * @return 1 or more
     */
    int games();

    /**
     * Where all random numbers begin.
     *
     * @return any number
     */
    long seed();

    /**
     * Who sits where in a game.
     *
     * @param game the number of the game
     * @return for each player the number of the entrant
     */
    List<Integer> seats(int game);

    /**
     * The number of the set that a game belongs to.
     *
     * @param game the number of the game
     * @return the number of the set, from 0
     */
    int set(int game);

    /**
     * Begins to count.
     *
     * @return a tally without games
     */
    Tally<R> tally();
}
