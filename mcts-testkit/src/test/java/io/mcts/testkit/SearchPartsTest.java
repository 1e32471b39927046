package io.mcts.testkit;

import static org.assertj.core.api.Assertions.assertThat;

import io.mcts.backup.Backup;
import io.mcts.backup.MeanBackup;
import io.mcts.decision.FinalDecision;
import io.mcts.decision.RobustChild;
import io.mcts.evaluation.Evaluator;
import io.mcts.evaluation.RolloutEvaluator;
import io.mcts.game.Heuristic;
import io.mcts.policy.Policy;
import io.mcts.policy.UniformPolicy;
import io.mcts.selection.SelectionPolicy;
import io.mcts.selection.Ucb1;
import io.mcts.testkit.GameTree.Branch;
import io.mcts.testkit.SearchSettings.Option;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Every part of the library, in a search, keeps the rules of all contracts. A public part that is in no list is a failure. */
class SearchPartsTest {

    private static final int GAMES = 15;
    private static final int CLEAR_GAMES = 8;
    private static final int ITERATIONS = 20_000;
    private static final double TOLERANCE = 0.05;
    private static final Heuristic<GameTree> RANDOM_PLAY = GameTree.randomPlay();

    /** A search with one part that is not plain UCT's. */
    static Stream<SearchSettings<GameTree, Branch>> searches() {
        return Stream.of(
                        AnyGameParts.selections().stream().map(SearchPartsTest::withSelection),
                        AnyGameParts.<GameTree, Branch>policies(RANDOM_PLAY).stream()
                                .map(RolloutEvaluator::new)
                                .map(SearchPartsTest::withEvaluator),
                        AnyGameParts.<GameTree, Branch>evaluators(RANDOM_PLAY).stream()
                                .skip(1)
                                .map(SearchPartsTest::withEvaluator),
                        AnyGameParts.<GameTree, Branch>batches().stream().map(SearchPartsTest::withEvaluator),
                        AnyGameParts.backups().stream().skip(1).map(SearchPartsTest::withBackup),
                        AnyGameParts.decisions().stream().skip(1).map(SearchPartsTest::withDecision),
                        Stream.of(Option.values()).map(SearchPartsTest::withOption))
                .flatMap(searches -> searches);
    }

    private static SearchSettings<GameTree, Branch> withSelection(SelectionPolicy selection) {
        return settings(selection, rollouts(), new MeanBackup(), new RobustChild(), Set.of());
    }

    private static SearchSettings<GameTree, Branch> withEvaluator(Evaluator<GameTree> evaluator) {
        return settings(Ucb1.of(0.7), evaluator, new MeanBackup(), new RobustChild(), Set.of());
    }

    private static SearchSettings<GameTree, Branch> withBackup(Backup backup) {
        return settings(Ucb1.of(0.7), rollouts(), backup, new RobustChild(), Set.of());
    }

    private static SearchSettings<GameTree, Branch> withDecision(FinalDecision decision) {
        return settings(Ucb1.of(0.7), rollouts(), new MeanBackup(), decision, Set.of());
    }

    private static SearchSettings<GameTree, Branch> withOption(Option option) {
        return settings(Ucb1.of(0.7), rollouts(), new MeanBackup(), new RobustChild(), EnumSet.of(option));
    }

    private static Evaluator<GameTree> rollouts() {
        return new RolloutEvaluator<>(new UniformPolicy<GameTree, Branch>());
    }

    private static SearchSettings<GameTree, Branch> settings(
            SelectionPolicy selection,
            Evaluator<GameTree> evaluator,
            Backup backup,
            FinalDecision decision,
            Set<Option> options) {
        return new SearchSettings<>(selection, selection, evaluator, backup, decision, 2, options);
    }

    @ParameterizedTest
    @MethodSource("searches")
    void keepsTheRulesOfASearch(SearchSettings<GameTree, Branch> search) {
        for (int seed = 0; seed < GAMES; seed++) {
            for (SearchRule rule : SearchRule.values()) {
                if (rule.isClaimed(search.unclaimed())) {
                    rule.check(game(search, seed), List.of(seed, seed / 4), search.search(), 1 + 20 * seed);
                }
            }
        }
    }

    @ParameterizedTest
    @MethodSource("searches")
    void keepsTheRulesOfAKeptTree(SearchSettings<GameTree, Branch> search) {
        for (int seed = 0; seed < GAMES; seed++) {
            for (SearchTreeRule rule : SearchTreeRule.values()) {
                if (rule.isClaimed(search.unclaimed())) {
                    rule.check(game(search, seed), List.of(seed), search.search(), 1 + 20 * seed);
                }
            }
        }
    }

    @ParameterizedTest
    @MethodSource("searches")
    void keepsTheRulesOfThreads(SearchSettings<GameTree, Branch> search) {
        for (int seed = 0; seed < GAMES; seed += 5) {
            for (ParallelSearchRule rule : ParallelSearchRule.values()) {
                if (!search.options().contains(Option.MEMORY_CEILING)) {
                    rule.check(game(search, seed), List.of(), search::builder, search.unclaimed(), 200);
                }
            }
        }
    }

    @ParameterizedTest
    @MethodSource("searches")
    void keepsTheRulesOfSolvedGames(SearchSettings<GameTree, Branch> search) {
        for (int seed = 0; seed < CLEAR_GAMES; seed++) {
            check(SolvedGameRule.THE_VALUE_COMES_TO_THE_EXACT_VALUE, clear(seed), search, ITERATIONS);
            check(SolvedGameRule.THE_BEST_MOVE_IS_FOUND, clear(seed), search, ITERATIONS);
            check(SolvedGameRule.THE_VALUE_IS_EXACT_AFTER_A_MOVE, clear(seed), search, ITERATIONS);
            check(SolvedGameRule.LEAVES_ARE_WORTH_WHAT_CHANCE_PAYS, dice(seed), search, 10);
        }
        for (int seed = 0; seed < GAMES; seed++) {
            GameTree game = kind(search).of(seed);
            check(SolvedGameRule.BOUNDS_CONTAIN_THE_EXACT_VALUE, game, search, 1 + 10 * seed);
            check(SolvedGameRule.MEANS_LIE_BETWEEN_THE_PAYOFFS_BELOW, game, search, 1 + 10 * seed);
        }
    }

    private static void check(
            SolvedGameRule rule, GameTree game, SearchSettings<GameTree, Branch> search, int iterations) {
        if (rule.isClaimed(search.unclaimed())) {
            rule.check(game, search.search(), iterations, TOLERANCE);
        }
    }

    private static GameTree clear(int seed) {
        return RandomGameTrees.clear().of(seed);
    }

    private static GameTree dice(int seed) {
        return RandomGameTrees.any().withOpposedPlayers().withChance(1).of(seed);
    }

    private static RandomGameTrees kind(SearchSettings<?, ?> search) {
        return search.options().contains(Option.SOLVER)
                ? RandomGameTrees.any().withOpposedPlayers()
                : RandomGameTrees.any();
    }

    private static GameUnderTest<GameTree, Branch> game(SearchSettings<?, ?> search, int seed) {
        return SearchSubject.of(kind(search).of(seed), ", made by seed " + seed);
    }

    @Test
    void everyPublicPartIsInAList() {
        TreeSet<String> found = new TreeSet<>();
        for (Class<?> role :
                List.of(SelectionPolicy.class, Policy.class, Evaluator.class, Backup.class, FinalDecision.class)) {
            found.addAll(CoreClasses.of(role));
        }
        TreeSet<String> known = new TreeSet<>();
        Stream.of(
                        AnyGameParts.selections(),
                        AnyGameParts.<GameTree, Branch>policies(RANDOM_PLAY),
                        AnyGameParts.<GameTree, Branch>evaluators(RANDOM_PLAY),
                        AnyGameParts.<GameTree, Branch>batches(),
                        AnyGameParts.backups(),
                        AnyGameParts.decisions())
                .flatMap(List::stream)
                .forEach(part -> known.add(part.getClass().getName()));
        assertThat(known).as("parts in the lists of AnyGameParts").isEqualTo(found);
    }

    /** So that the rules are not checked in searches that leave them out. */
    @Test
    void mostSearchesClaimEverything() {
        assertThat(searches().filter(search -> search.unclaimed().isEmpty())).hasSizeGreaterThan(15);
        assertThat(searches()
                        .filter(search -> search.unclaimed().contains(SearchClaim.COMES_TO_BEST_PLAY))
                        .map(search -> search.selection().getClass().getSimpleName()))
                .containsExactly("SequentialHalving", "LeastVisited");
    }
}
