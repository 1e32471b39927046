package io.mcts.cluster;

/** The connection of a running job with the program that gave it. */
public interface JobControl {

    /**
     * Whether the job is to end: the program has no more use for it, or has gone, or the worker stops. Cheap enough to be asked often.
     * The thread of the job is interrupted, too.
     */
    boolean isCancelled();

    /** Publishes what is known so far, in place of what was published before. Nothing is sent until the program asks for it. */
    void report(String sofar);
}
