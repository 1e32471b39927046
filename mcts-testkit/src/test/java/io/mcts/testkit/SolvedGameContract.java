package io.mcts.testkit;

import io.mcts.Mcts;
import io.mcts.testkit.check.Check;
import io.mcts.testkit.check.GameSubject;
import io.mcts.testkit.facts.GameTree;
import io.mcts.testkit.facts.GameTree.Branch;
import io.mcts.testkit.facts.OptionalRule;
import io.mcts.testkit.parts.SolvedGameRules;
import io.mcts.testkit.report.Violation;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/**
 * The contract of searches in games whose exact values are known: implement it in a test class of your own to check that a search with
 * a part that you wrote finds best play.
 *
 * <pre>{@code
 * class MySelectionFindsBestPlayProperties implements SolvedGameContract {
 *
 *     @Override
 *     public Mcts<GameTree, Branch> search() {
 *         return Mcts.<GameTree, Branch>builder().selection(new MySelection()).build();
 *     }
 * }
 * }</pre>
 *
 * <p>It is for parts that fit any game. The games are generated ({@link RandomGameTrees}), and smaller ones when a rule is broken; the
 * {@link Violation} prints the game in the form that {@link GameTree#of(String)} reads.
 *
 * <p>This contract is the slowest by far; with {@link #tries} of 100 it takes a tenth of its time.
 */
public interface SolvedGameContract extends Contract {

    /**
     * The search.
     *
     * @return a search with the parts to be checked; its seed does not matter
     */
    Mcts<GameTree, Branch> search();

    /**
     * How many iterations a search has to find best play.
     *
     * @return 20,000 unless overridden
     */
    default int iterations() {
        return 20_000;
    }

    /**
     * The kind of games, apart from those in which best play has to be found.
     *
     * @return all kinds unless overridden; for a solver, {@link RandomGameTrees#withOpposedPlayers} of them
     */
    default RandomGameTrees kind() {
        return RandomGameTrees.any();
    }

    /** Those claims that no search with these settings makes: {@link SearchSettings#unclaimed}. A part of your own may make fewer. */
    @Override
    default Set<OptionalRule> unclaimed() {
        return new SearchSettings<>(search()).unclaimed();
    }

    /**
     * The rules of games whose values are known that the search claims to keep.
     *
     * @return a test of each
     */
    @TestFactory
    default Stream<DynamicTest> rulesOfSolvedGames() {
        Stream<Check<GameSubject<GameTree, Branch>>> rules = Stream.of(
                        SolvedGameRules.OF_BEST_PLAY,
                        SolvedGameRules.OF_ANY_ITERATIONS,
                        List.of(SolvedGameRules.LEAVES_ARE_WORTH_WHAT_CHANCE_PAYS))
                .flatMap(List::stream);
        return Contracts.tests(this, rules, rule -> new SolvedGameRun(this, rule).run());
    }
}
