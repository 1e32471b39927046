package io.mcts.control;

import io.mcts.internal.Argument;
import java.util.Objects;
import java.util.concurrent.Executor;
import java.util.concurrent.RejectedExecutionException;

/**
 * The immutable distribution of a search among threads: the calling thread and the caller's executor, which should have a platform thread
 * for each other worker. Tasks that the executor rejects, or has no thread for, run on the calling thread. No worker outlives the call. An
 * interrupt of the calling thread or a failure stops all workers; the caller receives the failure, with others as suppressed exceptions.
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

    public static Parallel none() {
        return NONE;
    }

    /**
     * Returns root parallelization: each of 1 to 1,024 workers searches its own tree with its own random numbers; the statistics of the
     * root moves are summed at the end. Workers never wait for each other, but each tree is only as deep as that of one worker. Iterations
     * and memory are divided beforehand; each worker checks other budgets for itself ({@link Budget#share}), and stops alone if its solver
     * proves the root, so equal seeds give equal results. The executor runs all workers but the first.
     */
    public static Parallel root(Executor executor, int workers) {
        return new Parallel(Objects.requireNonNull(executor, "executor"), workers, 0);
    }

    /** Returns {@linkplain #tree(Executor, int, int) tree parallelization} with a virtual loss of one visit. */
    public static Parallel tree(Executor executor, int workers) {
        return tree(executor, workers, 1);
    }

    /**
     * Returns tree parallelization: all workers, 1 to 1,024, search the same tree, without locks. Each visit counts before its reward is
     * known, as a virtual loss that keeps the others from following. Near the root, each worker updates copies of the nodes and publishes
     * them now and then. Results depend on the timing of the threads, even with equal seeds.
     *
     * <p>Source: M. Enzenberger, M. Müller, <i>A Lock-Free Multithreaded Monte-Carlo Tree Search Algorithm</i>, Advances in Computer Games
     * 2009; the copies near the root are this library's.
     *
     * @param executor runs all workers but the first
     * @param virtualLoss the visits without reward that each iteration in progress adds to its moves, from 1 to 1,000
     */
    public static Parallel tree(Executor executor, int workers, int virtualLoss) {
        Parallel tree = new Parallel(Objects.requireNonNull(executor, "executor"), workers, virtualLoss);
        Argument.require(
                virtualLoss >= 1 && virtualLoss <= MOST_VIRTUAL_LOSS,
                "a virtual loss is from 1 to " + MOST_VIRTUAL_LOSS + " visits",
                virtualLoss);
        return tree;
    }

    /** Returns the number of threads that search, including the calling one. */
    public int workers() {
        return workers;
    }

    /** Returns the number of trees: that of the workers for root parallelization, else 1. */
    public int trees() {
        return isShared() ? 1 : workers;
    }

    public boolean isShared() {
        return virtualLoss > 0;
    }

    /** Returns the visits without reward that an iteration in progress adds to a move of a shared tree; 0 without one. */
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
