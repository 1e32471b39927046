package io.mcts.testkit;

import static org.assertj.core.api.Assertions.assertThat;

import io.mcts.Mcts;
import io.mcts.backup.Backup;
import io.mcts.decision.FinalDecision;
import io.mcts.evaluation.Evaluator;
import io.mcts.evaluation.LeafBatches;
import io.mcts.game.Heuristic;
import io.mcts.policy.Policy;
import io.mcts.selection.SelectionPolicy;
import io.mcts.selection.Ucb1;
import io.mcts.testkit.SearchSettingsArbitrary.Option;
import io.mcts.testkit.check.Check;
import io.mcts.testkit.check.GameSubject;
import io.mcts.testkit.check.GameUnderTest;
import io.mcts.testkit.check.SearchUnderTest;
import io.mcts.testkit.facts.GameTree;
import io.mcts.testkit.facts.GameTree.Branch;
import io.mcts.testkit.facts.OptionalRule;
import io.mcts.testkit.parts.EqualScores;
import io.mcts.testkit.parts.ParallelSearchRules;
import io.mcts.testkit.parts.SearchRules;
import io.mcts.testkit.parts.SolvedGameRules;
import io.mcts.testkit.play.Seed;
import io.mcts.testkit.run.RuleRun;
import java.util.List;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Every part of the library, in a search, keeps the rules of all contracts. A public part that is in no list is a failure. */
class SearchPartsTest {

    private static final int GAMES = 6;
    private static final int CLEAR_GAMES = 2;
    private static final int ITERATIONS = 20_000;
    private static final Heuristic<GameTree> RANDOM_PLAY = GameTree.randomPlay();

    /** A search with one part that is not plain UCT's. */
    static Stream<SearchSettings<GameTree, Branch>> searches() {
        Stream<Mcts<GameTree, Branch>> parts = Stream.of(
                        AnyGameParts.selections().stream().map(part -> plain().selection(part)),
                        AnyGameParts.<GameTree, Branch>policies(RANDOM_PLAY).stream()
                                .map(part -> plain().rollout(part)),
                        AnyGameParts.<GameTree, Branch>evaluators(RANDOM_PLAY).stream()
                                .skip(1)
                                .map(part -> plain().evaluator(part)),
                        AnyGameParts.<GameTree, Branch>batches().stream().map(part -> plain().batches(part)),
                        AnyGameParts.backups().stream().skip(1).map(part -> plain().backup(part)),
                        AnyGameParts.backupsOfOpposedPlayers().stream().map(part -> plain().backup(part)),
                        AnyGameParts.decisions().stream().skip(1).map(part -> plain().decision(part)))
                .flatMap(searches -> searches)
                .map(Mcts.Builder::build);
        Stream<Mcts<GameTree, Branch>> options = Stream.of(Option.values()).map(option -> option.on(plain().build()));
        return Stream.concat(parts, options).map(SearchSettings::new);
    }

    private static Mcts.Builder<GameTree, Branch> plain() {
        return Mcts.<GameTree, Branch>builder().selection(Ucb1.of(0.7)).prior(new EqualScores<>());
    }

    @ParameterizedTest
    @MethodSource("searches")
    void keepsTheRulesOfASearch(SearchSettings<GameTree, Branch> search) {
        for (int seed = 0; seed < GAMES; seed++) {
            for (Check<GameSubject<?, ?>> rule : SearchRules.ALL) {
                if (rule.isClaimed(search.unclaimed())) {
                    assertThat(RuleRun.broken(rule, game(search, seed, 1 + 20 * seed), List.of(seed, seed / 4)))
                            .isNull();
                }
            }
        }
    }

    @ParameterizedTest
    @MethodSource("searches")
    void keepsTheRulesOfThreads(SearchSettings<GameTree, Branch> search) {
        for (int seed = 0; seed < GAMES; seed += 5) {
            for (Check<GameSubject<?, ?>> rule : ParallelSearchRules.ALL) {
                if (search.search().memoryCeiling().isEmpty()) {
                    checkThreads(rule, search, kind(search).of(seed));
                }
            }
        }
    }

    @ParameterizedTest
    @MethodSource("searches")
    void keepsTheRulesOfSolvedGames(SearchSettings<GameTree, Branch> search) {
        for (int seed = 0; seed < CLEAR_GAMES; seed++) {
            check(SolvedGameRules.THE_VALUE_COMES_TO_THE_EXACT_VALUE, clear(seed), search, ITERATIONS);
            check(SolvedGameRules.THE_BEST_MOVE_IS_FOUND, clear(seed), search, ITERATIONS);
            check(SolvedGameRules.THE_VALUE_IS_EXACT_AFTER_A_MOVE, clear(seed), search, ITERATIONS);
            check(SolvedGameRules.LEAVES_ARE_WORTH_WHAT_CHANCE_PAYS, dice(seed), search, 10);
        }
        for (int seed = 0; seed < GAMES; seed++) {
            GameTree game = kind(search).of(seed);
            check(SolvedGameRules.BOUNDS_CONTAIN_THE_EXACT_VALUE, game, search, 1 + 10 * seed);
            check(SolvedGameRules.MEANS_LIE_BETWEEN_THE_PAYOFFS_BELOW, game, search, 1 + 10 * seed);
        }
    }

    private static void checkThreads(
            Check<GameSubject<?, ?>> rule, SearchSettings<GameTree, Branch> search, GameTree game) {
        boolean isShared = !search.unclaimed().contains(OptionalRule.SHARES_A_TREE);
        SearchUnderTest<GameTree, Branch> threaded =
                new SearchUnderTest<>(search.search()::toBuilder, isShared, 200, 1);
        if (rule.isClaimed(search.unclaimed())) {
            assertThat(RuleRun.broken(rule, SolvedGameRun.of(game, Seed.of(1), threaded), List.of()))
                    .isNull();
        }
    }

    private static void check(
            Check<GameSubject<GameTree, Branch>> rule,
            GameTree game,
            SearchSettings<GameTree, Branch> search,
            int iterations) {
        if (rule.isClaimed(search.unclaimed())) {
            assertThat(RuleRun.broken(rule, SearchedTree.of(game, search.search(), iterations), List.of()))
                    .isNull();
        }
    }

    private static GameTree clear(int seed) {
        return RandomGameTrees.clear().of(seed);
    }

    private static GameTree dice(int seed) {
        return RandomGameTrees.any().withOpposedPlayers().withChance(1).of(seed);
    }

    private static RandomGameTrees kind(SearchSettings<?, ?> search) {
        return search.search().isSolver() || search.search().backup().writesValues()
                ? RandomGameTrees.any().withOpposedPlayers()
                : RandomGameTrees.any();
    }

    private static GameUnderTest<GameTree, Branch> game(
            SearchSettings<GameTree, Branch> search, int seed, int iterations) {
        return SearchedTree.of(kind(search).of(seed), search.search(), iterations);
    }

    @Test
    void everyPublicPartIsInAList() {
        TreeSet<String> found = new TreeSet<>();
        for (Class<?> role :
                List.of(SelectionPolicy.class, Policy.class, Evaluator.class, Backup.class, FinalDecision.class)) {
            found.addAll(CoreClasses.of(role));
        }
        found.add(LeafBatches.class.getName());
        TreeSet<String> known = new TreeSet<>();
        Stream.of(
                        AnyGameParts.selections(),
                        AnyGameParts.<GameTree, Branch>policies(RANDOM_PLAY),
                        AnyGameParts.<GameTree, Branch>evaluators(RANDOM_PLAY),
                        AnyGameParts.<GameTree, Branch>batches(),
                        AnyGameParts.backups(),
                        AnyGameParts.backupsOfOpposedPlayers(),
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
                        .filter(search -> search.unclaimed().contains(OptionalRule.COMES_TO_BEST_PLAY))
                        .map(search -> search.search().selection().getClass().getSimpleName()))
                .containsExactly(
                        "SequentialHalving", "ImprovedPolicy", "GumbelHalving", "EpsilonGreedy", "LeastVisited");
    }
}
