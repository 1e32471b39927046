package io.mcts.imperfect.spec;

import io.mcts.control.Budget;
import io.mcts.control.SearchListener;
import io.mcts.game.Move;
import io.mcts.imperfect.ObservedGame;
import io.mcts.result.SearchResult;
import io.mcts.spec.search.FollowedGame;

record FollowedBySearch<M extends Move>(ObservedGame<?, M> game) implements FollowedGame<M> {

    @Override
    public SearchResult<M> search(Budget budget, SearchListener<M> listener) {
        return game.search(budget, listener).search();
    }

    @Override
    public void play(M move) {
        game.play(move);
    }
}
