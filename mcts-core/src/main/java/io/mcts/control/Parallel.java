package io.mcts.control;

import io.mcts.internal.Argument;
import java.util.Objects;
import java.util.concurrent.Executor;
import java.util.concurrent.RejectedExecutionException;

/**
 * How a search is shared among threads: a plain value.
 *
 * <p>The calling thread is always one of the workers; the others run on an executor of the caller's, which needs one thread
 * fewer than there are workers. Work that the executor rejects, or has no thread for, runs on the calling thread when its own
 * part is done. No worker outlives the call: an interrupt of the calling thread stops all, and so does a failure, which the
 * caller receives with those of further workers as suppressed exceptions. Immutable.
 *
 * <p>Source: G. Chaslot, M. Winands, J. van den Herik, <i>Parallel Monte-Carlo Tree Search</i>, Computers and Games 2008.
 */
public final class Parallel {

    private static final int MOST_WORKERS = 1_024;
    private static final int MOST_VIRTUAL_LOSS = 1_000;
    private static final Parallel NONE = new Parallel(
            task -> {
                throw new RejectedExecutionException("the calling thread searches alone");
            },
            1,
            0);

    private final Executor executor;
    private final int workers;
    private final int virtualLoss;

    private Parallel(Executor executor, int workers, int virtualLoss) {
        Argument.require(
                workers >= 1 && workers <= MOST_WORKERS,
                "a search has from 1 to " + MOST_WORKERS + " workers",
                workers);
        this.executor = executor;
        this.workers = workers;
        this.virtualLoss = virtualLoss;
    }

    /** The calling thread alone. */
    public static Parallel none() {
        return NONE;
    }

    /**
     * Root parallelization: each worker searches a tree of its own with random numbers of its own, and the statistics of the
     * root moves are added up in the end. Workers wait for nothing, so the iterations grow with the threads, but no tree is
     * deeper than that of one worker.
     *
     * <p>Iterations and memory are divided beforehand; every other budget is asked by each worker for itself
     * ({@link Budget#share}). A worker whose solver has proven the root stops alone. So equal seeds give equal results.
     *
     * @param executor runs all workers but the first
     * @param workers how many, each with a tree, from 1 to 1,024
     * @throws IllegalArgumentException if the number of workers is out of its range
     */
    public static Parallel root(Executor executor, int workers) {
        return new Parallel(Objects.requireNonNull(executor, "executor"), workers, 0);
    }

    /** {@linkplain #tree(Executor, int, int) Tree parallelization} with a virtual loss of one visit. */
    public static Parallel tree(Executor executor, int workers) {
        return tree(executor, workers, 1);
    }

    /**
     * Tree parallelization: all workers search the same tree, without locks. Each visit counts before its reward is known, as
     * a virtual loss that keeps the others from following; near the root, where they inevitably meet, each worker visits
     * copies of its own and publishes what it has gathered now and then. The tree is as deep as if one thread had done all
     * iterations. Which moves are tried depends on the timing of the threads: equal seeds do not give equal results.
     *
     * <p>Source: M. Enzenberger, M. Müller, <i>A Lock-Free Multithreaded Monte-Carlo Tree Search Algorithm</i>, Advances in
     * Computer Games 2009; the copies near the root are this library's own.
     *
     * @param executor runs all workers but the first
     * @param workers how many, from 1 to 1,024
     * @param virtualLoss how many visits without reward a move seems to have for each iteration under way below it, from 1 to
     *     1,000
     * @throws IllegalArgumentException if a number is out of its range
     */
    public static Parallel tree(Executor executor, int workers, int virtualLoss) {
        Parallel tree = new Parallel(Objects.requireNonNull(executor, "executor"), workers, virtualLoss);
        Argument.require(
                virtualLoss >= 1 && virtualLoss <= MOST_VIRTUAL_LOSS,
                "a virtual loss is from 1 to " + MOST_VIRTUAL_LOSS + " visits",
                virtualLoss);
        return tree;
    }

    /** The number of threads that search, the calling one included. */
    public int workers() {
        return workers;
    }

    /** The number of trees that a search has: one for each worker of root parallelization, else 1. */
    public int trees() {
        return isShared() ? 1 : workers;
    }

    /** Whether all workers search the same tree. */
    public boolean isShared() {
        return virtualLoss > 0;
    }

    /** The visits without reward that an iteration under way adds to a move of a shared tree; 0 if none is shared. */
    public int virtualLoss() {
        return virtualLoss;
    }

    /** Runs all workers but the first; without parallelization it rejects every task. */
    public Executor executor() {
        return executor;
    }

    @Override
    public String toString() {
        if (isShared()) {
            return "tree:workers=" + workers + ":virtual-loss=" + virtualLoss;
        }
        return this == NONE ? "none" : "root:workers=" + workers;
    }
}
