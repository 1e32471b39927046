package io.mcts.spec.search;

import io.mcts.control.Budget;
import io.mcts.control.SearchListener;
import io.mcts.game.Move;
import io.mcts.result.SearchResult;

/** A game that a {@link Search} follows in the place of a player, with what it has learned so far. Not thread-safe. */
public interface FollowedGame<M extends Move> {

    /**
     * Searches for the player, who is to move.
     *
     * @throws IllegalStateException if they are not to move
     */
    SearchResult<M> search(Budget budget, SearchListener<M> listener);

    /**
     * Plays a move of any player or an outcome of chance.
     *
     * @throws IllegalArgumentException if the move is not legal
     */
    void play(M move);
}
