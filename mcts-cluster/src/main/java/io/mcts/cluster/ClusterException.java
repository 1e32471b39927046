package io.mcts.cluster;

/** Thrown when the cluster cannot do a job: there is no worker, none has the same version, or the job failed. */
public final class ClusterException extends RuntimeException {

    private static final long serialVersionUID = 1;

    ClusterException(String message) {
        super(message);
    }

    ClusterException(String message, Throwable cause) {
        super(message, cause);
    }
}
