package io.mcts.cluster;

/** Thrown when the cluster cannot do a job: no workers, none of the same version, or a failure. */
public final class ClusterException extends RuntimeException {

    private static final long serialVersionUID = 1;

    ClusterException(String message) {
        super(message);
    }

    ClusterException(String message, Throwable cause) {
        super(message, cause);
    }
}
