package io.mcts.imperfect;

import io.mcts.control.Budget;
import io.mcts.control.SearchListener;
import io.mcts.game.GameState;
import io.mcts.game.Move;
import io.mcts.imperfect.strategy.MixedResult;

/**
 * A game that a search follows for one player, with what it has learned so far: observe what the player sees, and search for moves.
 * <pre>{@code
 * ObservedGame<KuhnPoker, KuhnMove> game = search.match(KuhnPoker.initial(), 0);
 * game.play(dealt);                                                   // or game.observe(state)
 * KuhnMove move = game.search(Budget.iterations(1_000)).move(random);
 * }</pre>
 *
 * <p>The hidden part of a state has no influence, so any state with the player's information set serves; {@link ParticleFilter} makes one.
 * Not thread-safe.
 */
public interface ObservedGame<S extends GameState<?, M>, M extends Move> {

    /** Returns the player for whom the game is followed. */
    int player();

    /** Observes a state, or one that the player cannot tell from it; call it when their knowledge changes and at their turn. */
    void observe(S state);

    /**
     * Plays a move or an outcome of chance in the state observed last, for callers that know all moves, hidden ones included.
     *
     * @throws IllegalArgumentException if it is not legal
     */
    void play(M move);

    /** Searches for the player's move without a listener; see {@link #search(Budget, SearchListener)}. */
    default MixedResult<M> search(Budget budget) {
        return search(budget, SearchListener.none());
    }

    /**
     * Searches for the player's move; {@link MixedResult#move} is the move to play.
     *
     * @param budget when to stop, counted from this call except for the memory
     * @param listener called after each iteration of the calling thread
     * @throws IllegalStateException if the game is over, the player is not to move, or the game or a part of the search fails
     */
    MixedResult<M> search(Budget budget, SearchListener<M> listener);
}
