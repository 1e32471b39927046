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
 * A search of a game, as a {@link Spec} makes it. Immutable; several threads may search at once.
 *
 * <pre>{@code
 * Search<KuhnPoker, KuhnMove> search = Spec.parse("mo-ismcts,policy=visits", game).build(game, executor);
 * KuhnMove move = search.search(state, Budget.iterations(1_000)).move(random);
 * }</pre>
 */
public interface Search<S extends GameState<S, M>, M extends Move> {

    /**
     * Searches for the player to move.
     *
     * @param state a position in which a player is to move; left as it is. A search that plays fair uses only what that player knows of it.
     * @throws IllegalArgumentException if the search solves whole games, or has to follow a game from its beginning
     */
    default SearchResult<M> search(S state, Budget budget) {
        return follow(state, state.currentPlayer()).search(budget, SearchListener.none());
    }

    /**
     * Follows a game in the place of a player; what is learned is kept from turn to turn.
     *
     * @param start where the game begins; left as it is
     * @throws IllegalArgumentException if the search plays no games
     */
    FollowedGame<M> follow(S start, int player);

    /** Returns this search with another seed. */
    Search<S, M> withSeed(long seed);

    /**
     * Refuses games that the search cannot play.
     *
     * @param start where they begin
     * @throws IllegalArgumentException if the search cannot follow a game from there
     */
    default void requireStart(S start) {}

    /**
     * Returns the strategy of the search: the probabilities of the moves in each position.
     *
     * @param start where the game begins
     * @param budget of each search
     * @throws IllegalArgumentException if it plays differently in states that the player cannot tell apart, or cannot solve the game
     */
    default Function<S, Map<M, Double>> strategy(S start, Budget budget) {
        return state -> search(state, budget).probabilities();
    }

    /** The search of a tree of positions, for what only such a tree can report; empty for searches of another kind. */
    default Optional<Mcts<S, M>> mcts() {
        return Optional.empty();
    }

    /** A search of a tree of positions, in which all is seen. */
    static <S extends GameState<S, M>, M extends Move> Search<S, M> of(Mcts<S, M> mcts) {
        return new MctsSearch<>(mcts);
    }
}
