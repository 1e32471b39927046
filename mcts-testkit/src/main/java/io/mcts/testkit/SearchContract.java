package io.mcts.testkit;

import io.mcts.Mcts;
import io.mcts.game.GameState;
import io.mcts.game.Move;
import java.util.Arrays;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/**
 * What holds for every search, whatever its parts: implement it in a test class of your own to check a part you wrote, or a
 * search on a game you wrote.
 *
 * <pre>{@code
 * class MySelectionProperties implements SearchContract<TicTacToe, Cell> {
 *
 *     @Override
 *     public List<TicTacToe> initialStates() {
 *         return List.of(TicTacToe.initial());
 *     }
 *
 *     @Override
 *     public Mcts<TicTacToe, Cell> search() {
 *         return Mcts.<TicTacToe, Cell>builder().selection(new MySelection()).build();
 *     }
 * }
 * }</pre>
 *
 * <p>A part that does less than most says so by {@link #unclaimed}. {@link SolvedGameContract} checks that a search finds best play,
 * {@link SearchTreeContract} that it goes on in a tree that is kept, {@link ParallelSearchContract} that threads share it.
 *
 * <p>jqwik makes up positions and numbers of iterations; a {@link Violation} names the rule and the shortest list of moves to a
 * position in which it is broken.
 *
 * @param <S> the states of the game
 * @param <M> the moves of the game
 */
public interface SearchContract<S extends GameState<S, M>, M extends Move> extends SearchedGame<S, M> {

    /**
     * The search.
     *
     * @return a search with the parts to be checked; its seed does not matter
     */
    Mcts<S, M> search();

    /**
     * The rules that the search claims to keep.
     *
     * @return a test of each
     */
    @TestFactory
    default Stream<DynamicTest> rulesOfSearches() {
        return Contracts.ofSearch(
                this, Arrays.stream(SearchRule.values()).map(SearchRule::rule), search()::toBuilder, 500);
    }
}
