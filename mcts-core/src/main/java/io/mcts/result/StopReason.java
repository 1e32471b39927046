package io.mcts.result;

/** Why a search stopped. The budgets mentioned are those of {@link io.mcts.control.Budget}. */
public enum StopReason {
    /** It has not stopped: the result was taken while the search was running. */
    RUNNING("not yet, the search goes on"),
    /** The iterations of its budget were done. */
    ITERATIONS("all iterations are done"),
    /** The time of its budget was over. */
    TIME("the time is up"),
    /** The value of the root was proven. */
    PROVEN("the position is proven"),
    /** The tree had grown to the memory of its budget or, without a memory ceiling, to all there is. */
    MEMORY("the tree has reached its memory"),
    /** No other move could overtake the most visited one any more; only with a budget that asks for it. */
    DECIDED("no other move could have caught up"),
    /** The mean of the best move was as precise as its budget demands. */
    STANDARD_ERROR("the mean of the best move is as precise as wanted"),
    /** A condition of the caller's own was met. */
    CONDITION("the condition to stop is met"),
    /** The search was cancelled. */
    CANCELLED("cancelled"),
    /** The calling thread, or another that searched with it, was interrupted; it still is. */
    INTERRUPTED("interrupted"),
    /** A node had the greatest number of visits that can be counted, 2,147,483,647. */
    VISIT_LIMIT("a node has as many visits as can be counted");

    private final String words;

    StopReason(String words) {
        this.words = words;
    }

    /** The reason in a few words, without a full stop. */
    public String inWords() {
        return words;
    }
}
