package io.mcts.imperfect;

import io.mcts.control.Budget;
import io.mcts.control.SearchListener;
import io.mcts.game.GameState;
import io.mcts.game.Move;
import io.mcts.imperfect.strategy.MixedResult;

/**
 * A game that a search follows in the place of one player, with what it has learned so far. Tell it what the player sees, and ask it
 * for moves:
 *
 * <pre>{@code
 * ObservedGame<KuhnPoker, KuhnMove> game = search.match(KuhnPoker.initial(), 0);
 * game.play(dealt);                                                   // or game.observe(state)
 * KuhnMove move = game.search(Budget.iterations(1_000)).move(random);
 * }</pre>
 *
 * <p>Nothing that the player does not see influences what is learned, reported or played. A caller that does not know the hidden part of
 * the real game may give any state with the player's information set: {@link ParticleFilter} makes one.
 *
 * <p>Not thread-safe.
 *
 * @param <S> the states of the game
 * @param <M> the moves of the game
 */
public interface ObservedGame<S extends GameState<?, M>, M extends Move> {

    /** The player in whose place the game is followed. */
    int player();

    /**
     * The game has gone on. Call this whenever what the player knows changes, and when their turn comes.
     *
     * @param state the state of the game, or any other that the player cannot tell from it; left as it is
     */
    void observe(S state);

    /**
     * Plays a move or an outcome of chance in the state observed last: for callers that know every move of the game, hidden ones
     * included. Others call {@link #observe}.
     *
     * @throws IllegalArgumentException if it is not legal
     */
    void play(M move);

    /** Searches for the player's move without a listener; see {@link #search(Budget, SearchListener)}. */
    default MixedResult<M> search(Budget budget) {
        return search(budget, SearchListener.none());
    }

    /**
     * Searches for the player's move.
     *
     * @param budget when to stop, counted from the beginning of this call except for the memory
     * @param listener called after each iteration of the calling thread
     * @return what is known now; {@link MixedResult#move} is the move to play
     * @throws IllegalStateException if the game is over, the player is not to move, or the game or a part of the search fails
     */
    MixedResult<M> search(Budget budget, SearchListener<M> listener);
}
