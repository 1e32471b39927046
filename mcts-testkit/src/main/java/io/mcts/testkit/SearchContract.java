package io.mcts.testkit;

import io.mcts.Mcts;
import io.mcts.game.GameState;
import io.mcts.game.Move;
import io.mcts.testkit.check.SearchUnderTest;
import io.mcts.testkit.facts.OptionalRule;
import io.mcts.testkit.report.Violation;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.TestReporter;

/**
 * The contract of every search, whatever its parts: implement it in a test class of your own to check a part you wrote, or a
 * search on a game you wrote.
 *
 * <p>It checks single searches, those that continue in a kept tree, and those of several threads: with a tree for each
 * ({@link io.mcts.control.Parallel#root}), in one tree ({@link io.mcts.control.Parallel#tree}), and several searches at once. This reveals
 * parts that are not safe to share, though not in every run. Near the end of the game, where all continuations can be tried, the search
 * has to find a best move. The time limit of the facts does not apply to searches.
 *
 * <p>Positions and numbers of iterations are random; a {@link Violation} names the rule and a list of moves to a
 * position in which it is broken.
 */
public interface SearchContract<S extends GameState<S, M>, M extends Move> extends GameContract<S, M> {

    /** A search with the parts to be checked, for one thread; its seed does not matter. */
    Mcts<S, M> search();

    /**
     * The claims that are not made: unless overridden those that no search with these settings makes, none for plain UCT, {@link OptionalRule#KEEPS_A_TREE}
     * with transpositions, and so on. A part of your own may make fewer: add the others.
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
