package io.mcts.cluster;

/** Connects a running job with the program that submitted it. */
public interface JobControl {

    /**
     * Whether the job should end: the program dropped it or left, or the worker stops. Cheap. The thread of the job is interrupted, too.
     */
    boolean isCancelled();

    /** Replaces the interim report, which is sent when the program asks for it. */
    void report(String sofar);
}
