package io.mcts.testkit;

import io.mcts.Mcts;
import io.mcts.game.GameState;
import io.mcts.game.Move;
import java.util.Arrays;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/**
 * What holds for every search by several threads, whatever its parts: with a tree for each ({@link io.mcts.control.Parallel#root}), in one
 * tree ({@link io.mcts.control.Parallel#tree}), and for several searches at once. Parts that are not safe to share show by it, though not at
 * every run. Implement it in a test class of your own, as {@link SearchContract}.
 *
 * @param <S> the states of the game
 * @param <M> the moves of the game
 */
public interface ParallelSearchContract<S extends GameState<S, M>, M extends Move> extends SearchedGame<S, M> {

    /**
     * The composition of the search.
     *
     * @return at each call a new builder with the parts to be checked, for one thread
     */
    Mcts.Builder<S, M> builder();

    /**
     * The rules of threads that the search claims to keep.
     *
     * @return a test of each
     */
    @TestFactory
    default Stream<DynamicTest> rulesOfThreads() {
        return Contracts.ofSearch(
                this, Arrays.stream(ParallelSearchRule.values()).map(ParallelSearchRule::rule), this::builder, 300);
    }
}
