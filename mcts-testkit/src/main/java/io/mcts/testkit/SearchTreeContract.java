package io.mcts.testkit;

import io.mcts.Mcts;
import io.mcts.game.GameState;
import io.mcts.game.Move;
import java.util.Arrays;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/**
 * What holds for every search whose tree is kept while a game goes on ({@link io.mcts.SearchTree}), whatever its parts: implement
 * it in a test class of your own, as {@link SearchContract}.
 *
 * @param <S> the states of the game
 * @param <M> the moves of the game
 */
public interface SearchTreeContract<S extends GameState<S, M>, M extends Move> extends SearchedGame<S, M> {

    /**
     * The search.
     *
     * @return a search with the parts to be checked; its seed does not matter
     */
    Mcts<S, M> search();

    /**
     * The rules of a kept tree that the search claims to keep.
     *
     * @return a test of each
     */
    @TestFactory
    default Stream<DynamicTest> rulesOfKeptTrees() {
        return Contracts.ofSearch(
                this, Arrays.stream(SearchTreeRule.values()).map(SearchTreeRule::rule), search()::toBuilder, 300);
    }
}
