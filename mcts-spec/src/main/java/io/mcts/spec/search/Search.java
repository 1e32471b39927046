package io.mcts.spec.search;

import io.mcts.Mcts;
import io.mcts.control.Budget;
import io.mcts.control.SearchListener;
import io.mcts.game.GameState;
import io.mcts.game.Move;
import io.mcts.result.SearchResult;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;

/**
 * A search of a game, made by a {@link Spec}. Immutable and thread-safe.
 * <pre>{@code
 * Search<KuhnPoker, KuhnMove> search = Spec.parse("mo-ismcts,policy=visits", game).build(game, executor);
 * KuhnMove move = search.search(state, Budget.iterations(1_000)).move(random);
 * }</pre>
 */
public interface Search<S extends GameState<S, M>, M extends Move> {

    /**
     * Searches for the player to move in a state, which stays unchanged. A fair search uses only that player's knowledge.
     *
     * @throws IllegalArgumentException if the search solves whole games, or has to follow a game from its start
     */
    default SearchResult<M> search(S state, Budget budget) {
        return follow(state, state.currentPlayer()).search(budget, SearchListener.none());
    }

    /**
     * Follows a game as a player, keeping statistics from turn to turn.
     *
     * @throws IllegalArgumentException if the search plays no games
     */
    FollowedGame<M> follow(S start, int player);

    /** Returns this search with another seed. */
    Search<S, M> withSeed(long seed);

    /** Rejects initial states from which the search cannot follow a game with an {@link IllegalArgumentException}. */
    default void requireStart(S start) {}

    /**
     * Returns the strategy of the search, with a budget for each search: move probabilities by position.
     *
     * @throws IllegalArgumentException if it plays differently within an information set, or cannot solve the game
     */
    default Function<S, Map<M, Double>> strategy(S start, Budget budget) {
        return state -> search(state, budget).probabilities();
    }

    /** Returns the underlying tree search of positions; empty for searches of another kind. */
    default Optional<Mcts<S, M>> mcts() {
        return Optional.empty();
    }

    /** Returns a tree search of positions with perfect information as a search. */
    static <S extends GameState<S, M>, M extends Move> Search<S, M> of(Mcts<S, M> mcts) {
        return new MctsSearch<>(mcts);
    }
}
