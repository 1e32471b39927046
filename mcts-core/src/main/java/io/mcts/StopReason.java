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
    /** The tree had grown to the memory of its {@link Budget}, or to all there is. */
    MEMORY,
    /** A condition of the caller's own ({@link Budget#until}) was met. */
    CONDITION,
    /** A {@link Cancellation} was cancelled. */
    CANCELLED,
    /** The thread was interrupted, or another that searched with it; it still is. */
    INTERRUPTED,
    /** A node had as many visits as one can count, 2,147,483,647. */
    VISIT_LIMIT
}
