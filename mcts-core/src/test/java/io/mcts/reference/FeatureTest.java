package io.mcts.reference;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.mcts.Mcts;
import io.mcts.SearchTree;
import io.mcts.control.Budget;
import io.mcts.control.Parallel;
import io.mcts.decision.FinalDecision;
import io.mcts.reference.RandomGame.Play;
import io.mcts.result.MoveStatistics;
import io.mcts.result.SearchResult;
import io.mcts.selection.LeastVisited;
import io.mcts.selection.ProgressiveWidening;
import io.mcts.selection.SelectionPolicy;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.EnumSet;
import java.util.Set;
import java.util.concurrent.ForkJoinPool;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;

/** Every feature of a game or a search with every other one: searched as the reference does, or refused in words. */
class FeatureTest {

    private static final int SEARCHES = 2;
    private static final int SEEDS_UNTIL_REFUSED = 30;

    @ParameterizedTest
    @EnumSource
    void goesWithAnotherOrIsRefused(Feature feature) {
        for (Feature other : Feature.values()) {
            Set<Feature> both = EnumSet.of(feature, other);
            if (feature != other && !feature.refusal(other).isEmpty()) {
                assertThatThrownBy(() -> searchUntilRefused(both))
                        .as("%s with %s", feature, other)
                        .isInstanceOfAny(IllegalArgumentException.class, IllegalStateException.class)
                        .message()
                        .contains(feature.refusal(other));
            } else if (feature == other || (feature.goesWith(other) && feature.compareTo(other) < 0)) {
                for (int seed = 0; seed < SEARCHES; seed++) {
                    RandomSearch search = new RandomSearch(seed, both);
                    if (both.contains(Feature.SHARED_TREE)) {
                        assertVisitsAddUp(search);
                    } else {
                        Comparison.of(search);
                    }
                }
            }
        }
    }

    /** Each decision in each pair of features, but for a shared tree, whose visits differ from run to run. */
    @ParameterizedTest
    @MethodSource
    void everyFinalDecisionIsThatOfTheReference(FinalDecision decision) {
        for (Feature feature : Feature.values()) {
            for (Feature other : Feature.values()) {
                Set<Feature> both = EnumSet.of(feature, other);
                boolean areOnePair = feature == other || (feature.goesWith(other) && feature.compareTo(other) < 0);
                if (areOnePair && !both.contains(Feature.SHARED_TREE)) {
                    Comparison.of(new RandomSearch(SEARCHES, both).with(decision));
                }
            }
        }
    }

    static Stream<FinalDecision> everyFinalDecisionIsThatOfTheReference() {
        return RandomSearch.DECISIONS.stream();
    }

    /** Some refusals need a first look at the game, or the end of one. */
    private static void searchUntilRefused(Set<Feature> features) {
        for (int seed = 0; seed < SEEDS_UNTIL_REFUSED; seed++) {
            RandomSearch search = new RandomSearch(seed, features);
            search.mcts.search(search.rules.newGame(), Budget.iterations(100));
        }
    }

    private static void assertVisitsAddUp(RandomSearch search) {
        SearchResult<Play> found = search.mcts.search(search.rules.newGame(), Budget.iterations(500));
        assertThat(found.moves().stream().mapToLong(MoveStatistics::visits).sum())
                .isEqualTo(found.iterations());
    }

    @Test
    void theGuideHasTheTable() throws IOException {
        assertThat(Files.readString(Path.of("..", "docs", "reference", "parts.md")))
                .contains(Feature.table());
    }

    /**
     * Without a tree the mean of a move is one of independent random plays, whatever draws them and in however many trees: by
     * Hoeffding's inequality it is farther from the exact value than this with a probability of 1e-9.
     */
    @ParameterizedTest
    @MethodSource
    void meansWithoutATreeAreThoseOfRandomPlay(Feature feature, Feature mode) {
        for (int seed = 0; seed < 40; seed++) {
            RandomRules rules = new RandomRules(seed, EnumSet.of(feature), false);
            SelectionPolicy flat = new LeastVisited();
            Mcts<RandomGame, Play> mcts = Mcts.<RandomGame, Play>builder()
                    .selection(feature == Feature.SAMPLED_MOVES ? new ProgressiveWidening(1, 0.4, flat) : flat)
                    .expansionThreshold(Integer.MAX_VALUE)
                    .parallel(parallel(mode))
                    .seed(seed)
                    .build();
            SearchResult<Play> found = switch (mode) {
                case KEPT_TREE -> searchedTwice(mcts.tree(rules.newGame()));
                case SHARES -> Comparison.merged(mcts, rules.newGame(), 2_000);
                default -> mcts.search(rules.newGame(), Budget.iterations(2_000));
            };
            for (MoveStatistics<Play> move : found.moves()) {
                int number = rules.start().moves().indexOf(move.move());
                double payoff = rules.rewards(rules.start(), number)[found.player()]
                        + rules.discount() * rules.randomPlay(rules.after(rules.start(), number))[found.player()];
                double exact = (payoff - rules.least()) / (rules.greatest() - rules.least());
                double tolerance = Math.sqrt(Math.log(2 / 1e-9) / 2 / Math.max(1, move.visits()));
                assertThat(Math.abs((move.visits() == 0 ? exact : move.mean()) - exact))
                        .as("mean of %s in %s", move, rules)
                        .isLessThan(tolerance);
            }
        }
    }

    static Stream<Arguments> meansWithoutATreeAreThoseOfRandomPlay() {
        return Stream.of(Feature.LISTED_CHANCE, Feature.SAMPLED_CHANCE, Feature.SAMPLED_MOVES, Feature.STEP_REWARDS)
                .flatMap(feature -> Stream.of(
                                Feature.KEPT_TREE, Feature.ROOT_PARALLEL, Feature.SHARES, Feature.SHARED_TREE)
                        .filter(feature::goesWith)
                        .map(mode -> Arguments.of(feature, mode)));
    }

    private static Parallel parallel(Feature mode) {
        return switch (mode) {
            case SHARED_TREE -> Parallel.tree(ForkJoinPool.commonPool(), 2);
            case ROOT_PARALLEL, SHARES -> Parallel.root(ForkJoinPool.commonPool(), 3);
            default -> Parallel.none();
        };
    }

    private static SearchResult<Play> searchedTwice(SearchTree<RandomGame, Play> tree) {
        tree.search(Budget.iterations(1_000));
        return tree.search(Budget.iterations(1_000));
    }
}
