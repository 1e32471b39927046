package io.mcts.testkit.check;

import io.mcts.Mcts;
import io.mcts.SearchTree;
import io.mcts.control.Budget;
import io.mcts.control.Parallel;
import io.mcts.game.GameState;
import io.mcts.game.Move;
import io.mcts.result.SearchResult;
import io.mcts.result.TreeNode;
import io.mcts.selection.EpsilonGreedy;
import io.mcts.selection.GumbelHalving;
import io.mcts.selection.ImplicitMinimax;
import io.mcts.selection.ImprovedPolicy;
import io.mcts.selection.LeastVisited;
import io.mcts.selection.SelectionPolicy;
import io.mcts.selection.SequentialHalving;
import io.mcts.selection.Statistic;
import io.mcts.testkit.facts.GameFacts;
import io.mcts.testkit.facts.OptionalRule;
import io.mcts.testkit.play.RandomPlay;
import java.time.Duration;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;
import java.util.function.Function;
import java.util.function.Supplier;
import java.util.random.RandomGenerator;

/**
 * A search to be checked, single-threaded or by several threads.
 *
 * @param builder makes its composition anew
 * @param isShared whether several threads may search one tree
 * @param iterations the number of iterations, or its maximum where it is drawn
 */
public record SearchUnderTest<S extends GameState<S, M>, M extends Move>(
        Supplier<Mcts.Builder<S, M>> builder, boolean isShared, int iterations, long seed) {

    private static final Set<Class<? extends SelectionPolicy>> VISITING_BAD_MOVES = Set.of(
            LeastVisited.class,
            EpsilonGreedy.class,
            SequentialHalving.class,
            ImprovedPolicy.class,
            GumbelHalving.class);

    /** The time of a search is not limited. */
    public static final GameFacts FACTS = GameFacts.none().withTimeLimit(Duration.ofHours(1));

    public static final int THREADS = 3;

    private static final int FEW_ITERATIONS = 10;
    private static final int FEW_ONCE_IN = 5;
    private static final long SECONDS_TO_END = 10;

    public static Set<OptionalRule> unclaimed(Mcts<?, ?> search) {
        Set<OptionalRule> unclaimed = EnumSet.noneOf(OptionalRule.class);
        if (search.rootSelection().choosesAmongUnvisited()) {
            unclaimed.add(OptionalRule.TRIES_EVERY_MOVE);
        }
        if (search.batches().isPresent()) {
            unclaimed.add(OptionalRule.GOES_ON_WHERE_IT_STOPPED);
        }
        if (search.hasTranspositions() || search.memoryCeiling().isPresent()) {
            unclaimed.add(OptionalRule.KEEPS_A_TREE);
        }
        if (search.backup().writesValues() || search.backup().needs().contains(Statistic.OUTCOME_SUMS)) {
            unclaimed.add(OptionalRule.SHARES_A_TREE);
        }
        boolean followsPriors = search.selection() instanceof ImplicitMinimax
                && search.backup().needs().contains(Statistic.PRIOR);
        if (VISITING_BAD_MOVES.contains(search.selection().getClass()) || followsPriors) {
            unclaimed.add(OptionalRule.COMES_TO_BEST_PLAY);
        }
        return unclaimed;
    }

    public SearchUnderTest<S, M> withIterations(int number) {
        return new SearchUnderTest<>(builder, isShared, number, seed);
    }

    public SearchUnderTest<S, M> withSeed(long number) {
        return new SearchUnderTest<>(builder, isShared, iterations, number);
    }

    public SearchUnderTest<S, M> drawn(RandomGenerator random) {
        int most = random.nextInt(FEW_ONCE_IN) == 0 ? Math.min(FEW_ITERATIONS, iterations) : iterations;
        return withIterations(random.nextInt(most + 1));
    }

    public Budget budget() {
        return Budget.iterations(iterations);
    }

    public SearchResult<M> result(S state) {
        return alone().search(state, budget());
    }

    public SearchTree<S, M> tree(S state) {
        SearchTree<S, M> tree = alone().tree(state);
        tree.search(budget());
        return tree;
    }

    public static <M extends Move> TreeNode<M> snapshot(SearchTree<?, M> tree) {
        return tree.snapshot(1_000, Integer.MAX_VALUE);
    }

    public Mcts<S, M> alone() {
        return with(Parallel.none());
    }

    public Mcts<S, M> inSeveralTrees(ExecutorService executor) {
        return with(Parallel.root(executor, THREADS));
    }

    public Mcts<S, M> inOneTree(ExecutorService executor) {
        return with(Parallel.tree(executor, THREADS));
    }

    private Mcts<S, M> with(Parallel parallel) {
        return builder.get().seed(seed).parallel(parallel).build();
    }

    public List<Function<ExecutorService, Mcts<S, M>>> all() {
        List<Function<ExecutorService, Mcts<S, M>>> all = List.of(executor -> alone(), this::inSeveralTrees);
        return isShared ? RandomPlay.with(all, this::inOneTree) : all;
    }

    /** Searches with a separate executor; rejects the result if a task is still running. */
    public static <R> R with(Subject subject, Function<ExecutorService, R> search) {
        ExecutorService executor = Executors.newFixedThreadPool(THREADS);
        try {
            R result = search.apply(executor);
            executor.shutdown();
            boolean isIdle = executor.awaitTermination(SECONDS_TO_END, TimeUnit.SECONDS);
            String actual = "one was busy " + SECONDS_TO_END + " seconds later";
            subject.require(isIdle, "idle threads after the search", actual);
            return result;
        } catch (InterruptedException interrupt) {
            throw new IllegalStateException("the check was interrupted", interrupt);
        } finally {
            executor.shutdownNow();
        }
    }
}
