package io.mcts;

import io.mcts.game.GameState;
import io.mcts.game.Move;
import java.util.Objects;
import java.util.concurrent.Executor;

/**
 * How a search is shared among threads.
 *
 * <p>The calling thread is always one of the workers, the others run on an executor of the caller's, which needs a thread fewer
 * than there are workers. What the executor has no thread for, the calling thread does when its own part is done. No worker
 * outlives the call: an interrupt of the calling thread stops all, and so does a failure, which the caller receives with those
 * of further workers as suppressed ones. {@code toString} prints the parameters, without the executor.
 *
 * <p>Immutable and thread-safe.
 *
 * <p>Source: G. Chaslot, M. Winands, J. van den Herik, <i>Parallel Monte-Carlo Tree Search</i>, Computers and Games 2008.
 */
public abstract sealed class Parallel {

    private static final int MOST_WORKERS = 1_024;

    private final int workers;

    private Parallel(int workers) {
        if (workers < 1 || workers > MOST_WORKERS) {
            throw new IllegalArgumentException("a search has from 1 to " + MOST_WORKERS + " workers, not " + workers);
        }
        this.workers = workers;
    }

    /**
     * The calling thread alone.
     *
     * @return no parallel search
     */
    public static Parallel none() {
        return new None();
    }

    /**
     * Root parallelization: each worker searches a tree of its own with random numbers of its own, and what the trees know of
     * the moves of the root is added up in the end. Workers have nothing to wait for, so the iterations grow with the threads;
     * but no tree is deeper for it than that of one worker.
     *
     * <p>A number of iterations is divided beforehand, so that equal seeds give equal results. An amount of memory is divided
     * as well; every other budget is asked by each worker for itself ({@link Budget#share}). A worker whose solver has proven the
     * root stops alone: the others go on, so that equal seeds still give equal results.
     *
     * @param executor runs all workers but the first
     * @param workers how many, each with a tree, from 1 to 1,024
     * @return the rule
     * @throws IllegalArgumentException if the number of workers is not allowed
     */
    public static Parallel root(Executor executor, int workers) {
        return new Root(Objects.requireNonNull(executor, "executor"), workers);
    }

    /**
     * Tree parallelization: all workers search the same tree, without locks. Each visit counts before its reward is known, as
     * a virtual loss that keeps the others from following; near the root, where they cannot but meet, each worker visits
     * copies of its own and publishes what they gather now and then. The tree is as deep as if one thread had done all
     * iterations. Which moves are tried depends on how the threads run: equal seeds do not give equal results.
     *
     * <p>Source: M. Enzenberger, M. Müller, <i>A Lock-Free Multithreaded Monte-Carlo Tree Search Algorithm</i>, Advances in Computer
     * Games 2009; the copies near the root are this library's own.
     *
     * @param executor runs all workers but the first
     * @param workers how many, from 1 to 1,024
     * @return the rule, with a virtual loss of one visit
     * @throws IllegalArgumentException if the number of workers is not allowed
     */
    public static Parallel tree(Executor executor, int workers) {
        return tree(executor, workers, 1);
    }

    /**
     * Tree parallelization, as {@link #tree(Executor, int)}.
     *
     * @param executor runs all workers but the first
     * @param workers how many, from 1 to 1,024
     * @param virtualLoss how many visits without reward a move seems to have for each iteration that is under way below it,
     *     from 1 to 1,000
     * @return the rule
     * @throws IllegalArgumentException if a number is not allowed
     */
    public static Parallel tree(Executor executor, int workers, int virtualLoss) {
        return new SharedTree(Objects.requireNonNull(executor, "executor"), workers, virtualLoss);
    }

    /** How many trees a search has. */
    int trees() {
        return 1;
    }

    /** Whether several workers search the same tree. */
    boolean isShared() {
        return false;
    }

    /** How many workers a search has. */
    int workers() {
        return workers;
    }

    /** Adds iterations to a tree. */
    abstract <S extends GameState<S, M>, M extends Move> SearchResult<M> search(
            SearchTree<S, M> tree, Budget budget, SearchListener<M> listener);

    private static final class None extends Parallel {

        None() {
            super(1);
        }

        @Override
        <S extends GameState<S, M>, M extends Move> SearchResult<M> search(
                SearchTree<S, M> tree, Budget budget, SearchListener<M> listener) {
            return new Search<>(tree, budget, listener).run();
        }

        @Override
        public String toString() {
            return "none";
        }
    }

    private static final class Root extends Parallel {

        private final Executor executor;

        Root(Executor executor, int workers) {
            super(workers);
            this.executor = executor;
        }

        @Override
        int trees() {
            return workers();
        }

        @Override
        <S extends GameState<S, M>, M extends Move> SearchResult<M> search(
                SearchTree<S, M> tree, Budget budget, SearchListener<M> listener) {
            return new RootParallelSearch<>(tree.trees(), new Workers(executor, workers()), budget, listener).run();
        }

        @Override
        public String toString() {
            return "root:workers=" + workers();
        }
    }

    private static final class SharedTree extends Parallel {

        private static final int MOST_VIRTUAL_LOSS = 1_000;

        private final Executor executor;
        private final int virtualLoss;

        SharedTree(Executor executor, int workers, int virtualLoss) {
            super(workers);
            if (virtualLoss < 1 || virtualLoss > MOST_VIRTUAL_LOSS) {
                throw new IllegalArgumentException(
                        "a virtual loss is from 1 to " + MOST_VIRTUAL_LOSS + " visits, not " + virtualLoss);
            }
            this.executor = executor;
            this.virtualLoss = virtualLoss;
        }

        @Override
        boolean isShared() {
            return true;
        }

        @Override
        <S extends GameState<S, M>, M extends Move> SearchResult<M> search(
                SearchTree<S, M> tree, Budget budget, SearchListener<M> listener) {
            return new TreeParallelSearch<>(tree, new Workers(executor, workers()), virtualLoss, budget, listener)
                    .run();
        }

        @Override
        public String toString() {
            return "tree:workers=" + workers() + ":virtual-loss=" + virtualLoss;
        }
    }
}
