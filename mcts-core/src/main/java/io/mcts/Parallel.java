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

    private Parallel() {}

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
     * as well; every other budget is asked by each worker for itself ({@link Budget#share}).
     *
     * @param executor runs all workers but the first
     * @param workers how many, each with a tree, from 1 to 1,024
     * @return the rule
     * @throws IllegalArgumentException if the number of workers is not allowed
     */
    public static Parallel root(Executor executor, int workers) {
        return new Root(Objects.requireNonNull(executor, "executor"), workers);
    }

    /** How many trees a search has. */
    abstract int trees();

    /** Adds iterations to a tree. */
    abstract <S extends GameState<S, M>, M extends Move> SearchResult<M> search(
            SearchTree<S, M> tree, Budget budget, SearchListener<M> listener);

    private static final class None extends Parallel {

        @Override
        int trees() {
            return 1;
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

        private static final int MOST_WORKERS = 1_024;

        private final Executor executor;
        private final int workers;

        Root(Executor executor, int workers) {
            if (workers < 1 || workers > MOST_WORKERS) {
                throw new IllegalArgumentException(
                        "a search has from 1 to " + MOST_WORKERS + " workers, not " + workers);
            }
            this.executor = executor;
            this.workers = workers;
        }

        @Override
        int trees() {
            return workers;
        }

        @Override
        <S extends GameState<S, M>, M extends Move> SearchResult<M> search(
                SearchTree<S, M> tree, Budget budget, SearchListener<M> listener) {
            return new RootParallelSearch<>(tree.trees(), new Workers(executor, workers), budget, listener).run();
        }

        @Override
        public String toString() {
            return "root:workers=" + workers;
        }
    }
}
