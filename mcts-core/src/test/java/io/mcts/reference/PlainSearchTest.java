package io.mcts.reference;

import static org.assertj.core.api.Assertions.assertThat;

import io.mcts.Mcts;
import io.mcts.SearchTree;
import io.mcts.control.Budget;
import io.mcts.control.Parallel;
import io.mcts.evaluation.Evaluator;
import io.mcts.random.Xoroshiro128PlusPlus;
import io.mcts.reference.RandomGame.Play;
import io.mcts.result.SearchResult;
import io.mcts.result.TreeNode;
import io.mcts.selection.Children;
import io.mcts.selection.SelectionPolicy;
import io.mcts.selection.Ucb1;
import java.util.Arrays;
import java.util.EnumSet;
import java.util.Set;
import java.util.random.RandomGenerator;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/**
 * Plain UCT has iterations of its own, for one thread, where it may have a graph and a solver, and for one of several in a tree: whole
 * searches equal those of the general one, statistic by statistic. Several threads in a tree are compared where there is one.
 */
class PlainSearchTest {

    private static final int SEARCHES_OF_A_TREE = 3;
    private static final Set<Feature> FEATURES = EnumSet.of(
            Feature.LISTED_CHANCE,
            Feature.MANY_PLAYERS,
            Feature.GENERAL_SUM,
            Feature.CEILING,
            Feature.TRANSPOSITIONS,
            Feature.SOLVER);

    /** UCB1 that nobody recognizes, so that the general iteration asks it. */
    private record Disguised(Ucb1 ucb1) implements SelectionPolicy {

        @Override
        public int select(Children children, RandomGenerator random) {
            return ucb1.select(children, random);
        }
    }

    @Test
    void wholeTreesAreThoseOfTheGeneralIteration() {
        compareTrees(0, 150);
    }

    @Test
    @Tag("nightly")
    void manyMoreAreThoseOfTheGeneralIteration() {
        compareTrees(150, 600);
    }

    private static void compareTrees(int first, int end) {
        for (int seed = first; seed < end; seed++) {
            Set<Feature> features = features(seed);
            compare(seed, features, false);
            features.remove(Feature.CEILING); // with threads in one tree it is at least 4 MiB
            compare(seed, features, true);
        }
    }

    @Test
    void soTheyAreWhenNodesAreForgotten() {
        int recyclings = 0;
        for (int seed = 0; seed < 10; seed++) {
            recyclings += compare(seed, EnumSet.of(Feature.CEILING, Feature.LISTED_CHANCE), false);
        }
        assertThat(recyclings).isGreaterThan(5);
    }

    private static Set<Feature> features(int seed) {
        RandomGenerator random = Xoroshiro128PlusPlus.of(seed);
        Set<Feature> features = EnumSet.noneOf(Feature.class);
        for (Feature feature : FEATURES) {
            boolean isTaken = random.nextInt(feature == Feature.CEILING ? 20 : 2) == 0; // the former are long
            if (isTaken && features.stream().allMatch(feature::goesWith)) {
                features.add(feature);
            }
        }
        return features;
    }

    /** Compares trees that are kept while moves are played; returns how often nodes were forgotten. */
    private static int compare(long seed, Set<Feature> features, boolean isShared) {
        RandomRules rules = new RandomRules(seed, features, features.contains(Feature.SOLVER));
        RandomGenerator random = Xoroshiro128PlusPlus.stream(seed, 1);
        Ucb1 ucb1 = Ucb1.of(random.nextInt(4) / 2.0); // with c = 0 most bounds are equal
        Mcts.Builder<RandomGame, Play> builder = Mcts.<RandomGame, Play>builder()
                .seed(seed)
                .clock(() -> 0)
                .expansionThreshold(random.nextInt(3) == 0 ? 2 + random.nextInt(3) : 2);
        if (random.nextBoolean()) {
            builder.evaluator(halves());
        }
        if (random.nextInt(3) == 0) {
            builder.breakTiesAtRandom();
        }
        int trees = isShared ? 1 : 1 + random.nextInt(2);
        builder.parallel(
                isShared
                        ? Parallel.tree(Runnable::run, 1, 1 + random.nextInt(3))
                        : Parallel.root(Runnable::run, trees));
        if (features.contains(Feature.CEILING)) {
            builder.memoryCeiling(trees * 65_536L);
        }
        if (features.contains(Feature.TRANSPOSITIONS)) {
            builder.transpositions();
        }
        if (features.contains(Feature.SOLVER)) {
            builder.solver();
        }
        SearchTree<RandomGame, Play> plain = builder.selection(ucb1).build().tree(rules.newGame());
        SearchTree<RandomGame, Play> general =
                builder.selection(new Disguised(ucb1)).build().tree(rules.newGame());
        int recyclings = 0;
        for (int search = 0; search < SEARCHES_OF_A_TREE && !plain.state().isTerminal(); search++) {
            Budget budget = Budget.iterations(
                    features.contains(Feature.CEILING) ? 20_000 : 1 + random.nextInt(isShared ? 3_000 : 600));
            SearchResult<Play> found = plain.search(budget);
            SearchResult<Play> expected = general.search(budget);
            String where = rules + ", search " + search;
            assertThat(found).as(where).isEqualTo(expected);
            boolean areTreesEqual = whole(plain).equals(whole(general)); // a description of both would take minutes
            assertThat(areTreesEqual).as(where).isTrue();
            plain.advance(found.bestMove());
            general.advance(found.bestMove());
            recyclings += found.effort().recyclings();
        }
        return recyclings;
    }

    private static TreeNode<Play> whole(SearchTree<RandomGame, Play> tree) {
        return tree.snapshot(1_000, Integer.MAX_VALUE);
    }

    /** Gives every player one of few values, so that many means are equal. */
    private static Evaluator<RandomGame> halves() {
        return (state, random, payoffs) -> Arrays.setAll(
                payoffs,
                player -> state.minPayoff() + random.nextInt(3) * 0.5 * (state.maxPayoff() - state.minPayoff()));
    }
}
