package io.mcts.spec.search;

import io.mcts.Mcts;
import io.mcts.SearchTree;
import io.mcts.control.Budget;
import io.mcts.control.SearchListener;
import io.mcts.game.GameState;
import io.mcts.game.Move;
import io.mcts.result.SearchResult;
import java.util.Optional;

record MctsSearch<S extends GameState<S, M>, M extends Move>(Mcts<S, M> settings) implements Search<S, M> {

    @Override
    public SearchResult<M> search(S state, Budget budget) {
        return settings.search(state, budget);
    }

    @Override
    public FollowedGame<M> follow(S start, int player) {
        SearchTree<S, M> tree = settings.tree(start);
        return new FollowedGame<>() {

            @Override
            public SearchResult<M> search(Budget budget, SearchListener<M> listener) {
                return tree.search(budget, listener);
            }

            @Override
            public void play(M move) {
                tree.advance(move);
            }
        };
    }

    @Override
    public Search<S, M> withSeed(long seed) {
        return new MctsSearch<>(settings.withSeed(seed));
    }

    @Override
    public Optional<Mcts<S, M>> mcts() {
        return Optional.of(settings);
    }
}
