package io.mcts.benchmarks;

import io.mcts.control.Parallel;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;

/** The threads of a search. */
final class Threads implements AutoCloseable {

    static final String ONE = "none";
    static final String ROOT = "root";
    static final String TREE = "tree";

    private static final int WORKERS = 2;

    private final ExecutorService others = Executors.newFixedThreadPool(WORKERS - 1);

    /** Returns {@link #ONE} thread, two with a tree each ({@link #ROOT}), or two in one tree ({@link #TREE}). */
    Parallel parallel(String parallel) {
        return switch (parallel) {
            case ONE -> Parallel.none();
            case ROOT -> Parallel.root(others, WORKERS);
            case TREE -> Parallel.tree(others, WORKERS);
            default ->
                throw new IllegalArgumentException(
                        "parallel is " + ONE + ", " + ROOT + " or " + TREE + ", not " + parallel);
        };
    }

    @Override
    public void close() {
        others.shutdownNow();
    }
}
