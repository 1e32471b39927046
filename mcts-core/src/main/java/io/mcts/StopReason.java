package io.mcts;

/** Why a search stopped. */
public enum StopReason {
    /** It has not stopped: the result was taken while the search went on. */
    RUNNING,
    /** The iterations of its {@link Budget} were done. */
    ITERATIONS,
    /** The time of its {@link Budget} was over. */
    TIME,
    /** The value of the root was proven. */
    PROVEN,
    /**
     * The tree had grown to the memory of its {@link Budget} or, unless it has a ceiling ({@link Mcts.Builder#memoryCeiling}), to
     * all there is.
     */
    MEMORY,
    /** No other move could overtake the most visited one any more ({@link Budget#untilDecided}). */
    DECIDED,
    /** The mean of the best move was as precise as its {@link Budget#standardError} demands. */
    STANDARD_ERROR,
    /** A condition of the caller's own ({@link Budget#until}) was met. */
    CONDITION,
    /** A {@link Cancellation} was cancelled. */
    CANCELLED,
    /** The thread was interrupted, or another that searched with it; it still is. */
    INTERRUPTED,
    /** A node had as many visits as one can count, 2,147,483,647. */
    VISIT_LIMIT;

    /**
     * The reason in words.
     *
     * @return a few words without a full stop
     */
    public String inWords() {
        return switch (this) {
            case RUNNING -> "not yet, the search goes on";
            case ITERATIONS -> "all iterations are done";
            case TIME -> "the time is up";
            case PROVEN -> "the position is proven";
            case MEMORY -> "the tree has reached its memory";
            case DECIDED -> "no other move could have caught up";
            case STANDARD_ERROR -> "the mean of the best move is as precise as wanted";
            case CONDITION -> "the condition to stop is met";
            case CANCELLED, INTERRUPTED -> "interrupted";
            case VISIT_LIMIT -> "a node has as many visits as can be counted";
        };
    }
}
