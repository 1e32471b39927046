package io.mcts.examples.web;

import io.mcts.examples.catalog.UsageException;
import java.util.List;

/** Something that runs for a page and tells of itself over its web socket. Thread-safe. */
interface LiveWork extends Runnable {

    /** Ends it now; it answers with its result. */
    void stop();

    /** Ends it, and it never answers again. */
    void cancel();

    /** Whether it has not ended. */
    boolean isRunning();

    /** Its leave to run. */
    Permits.Permit permit();

    /**
     * Looks into its tree: at once, or while it runs as soon as it comes by.
     *
     * @param path the written moves that lead to a node
     * @param nodes how many of the nodes below it to tell of, those with the most visits; 0 for its children
     * @throws UsageException if there is no tree
     * @throws IllegalPlyException if a move is not legal
     */
    void lookAt(List<String> path, int nodes);
}
