package io.mcts.result;

import java.util.List;

/** The reason why a search stopped. */
public enum StopReason {
    RUNNING("not yet, the search goes on"),
    ITERATIONS("all iterations are done"),
    TIME("the time is up"),
    PROVEN("the position is proven"),
    /** A memory budget is spent, or the heap is full and the tree can make no room. */
    MEMORY("the tree has reached its memory"),
    /** See {@link io.mcts.control.Budget#untilDecided}. */
    DECIDED("no other move could have caught up"),
    STANDARD_ERROR("the mean of the best move is as precise as wanted"),
    CONDITION("the condition to stop is met"),
    CANCELLED("cancelled"),
    /** The calling thread, or another that searched with it, was interrupted; it still is. */
    INTERRUPTED("interrupted"),
    /** A node has 2,147,483,647 visits. */
    VISIT_LIMIT("a node has as many visits as can be counted");

    private final String words;

    StopReason(String words) {
        this.words = words;
    }

    /** Returns the reason of several workers: proven if any has proven the root; else the first other than a spent share of iterations. */
    public static StopReason ofAll(List<StopReason> workers) {
        if (workers.contains(PROVEN)) {
            return PROVEN;
        }
        return workers.stream()
                .filter(reason -> reason != ITERATIONS)
                .findFirst()
                .orElse(ITERATIONS);
    }

    public String inWords() {
        return words;
    }
}
