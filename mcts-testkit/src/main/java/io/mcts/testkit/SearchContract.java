package io.mcts.testkit;

import io.mcts.Mcts;
import io.mcts.game.GameState;
import io.mcts.game.Move;
import io.mcts.testkit.check.SearchUnderTest;
import io.mcts.testkit.facts.OptionalRule;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.TestReporter;

/**
 * The contract of a search, for parts of your own or a search on a game of your own.
 *
 * <p>It checks single searches, searches that continue in a kept tree, and searches by several threads, with {@linkplain
 * io.mcts.control.Parallel#root a tree for each}, in {@linkplain io.mcts.control.Parallel#tree one tree}, and side by side. This finds
 * parts that are not thread-safe, though not in every run. Near the end of a game the search must find a best move. The time limit of the
 * facts does not apply to searches.
 */
public interface SearchContract<S extends GameState<S, M>, M extends Move> extends GameContract<S, M> {

    /** A single-threaded search with the parts to be checked; its seed does not matter. */
    Mcts<S, M> search();

    /**
     * The claims that are not made: unless overridden those that no search with these settings makes, such as {@link
     * OptionalRule#KEEPS_A_TREE} with transpositions. Add those that a part of your own does not make.
     */
    @Override
    default Set<OptionalRule> unclaimed() {
        return SearchUnderTest.unclaimed(search());
    }

    /** A test of each rule that the search claims to keep. */
    @TestFactory
    default Stream<DynamicTest> rulesOfSearches(TestReporter reporter) {
        return Contracts.ofSearch(this, reporter);
    }
}
