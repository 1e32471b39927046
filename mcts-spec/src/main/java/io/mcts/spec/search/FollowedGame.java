package io.mcts.spec.search;

import io.mcts.control.Budget;
import io.mcts.control.SearchListener;
import io.mcts.game.Move;
import io.mcts.result.SearchResult;

/** A game that a {@link Search} follows as a player, keeping its statistics. Not thread-safe. */
public interface FollowedGame<M extends Move> {

    /**
     * Searches for the player.
     *
     * @throws IllegalStateException if they are not to move
     */
    SearchResult<M> search(Budget budget, SearchListener<M> listener);

    /**
     * Plays any player's move or a chance outcome.
     *
     * @throws IllegalArgumentException if the move is not legal
     */
    void play(M move);
}
