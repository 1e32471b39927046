package io.mcts.cluster;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import org.jspecify.annotations.Nullable;

/** A job on the caller's side, which is given to one worker after another until it is done. */
final class PendingJob {

    /** The number of failures, or losses, after which the job itself is at fault. */
    private static final int MOST_FAILURES = 3;

    private static final int MOST_LOSSES = 5;

    /** All that decides whether a worker can do a job. */
    record Kind(String runner, String version) {}

    private final Kind kind;
    private final String text;
    private final CompletableFuture<String> answer = new CompletableFuture<>();
    private volatile String report = "";

    // what follows is guarded by the dispatcher

    final Map<RemoteWorker, String> failures = new LinkedHashMap<>();

    /** The number of workers that left while they had it. */
    int losses;

    /** The time of submission or return, or when an eligible worker was last seen. */
    long lastEligibleNanos;

    @Nullable
    RemoteWorker worker;

    long lease;

    boolean isSent;

    boolean isAsked;
    boolean isEnding;

    PendingJob(Kind kind, String text) {
        this.kind = kind;
        this.text = text;
    }

    Kind kind() {
        return kind;
    }

    Job job() {
        return new Job(lease, kind.runner(), kind.version(), text);
    }

    /** The result; cancelled if the job was ended before it began, a {@link ClusterException} if no worker can do it. */
    CompletableFuture<String> answer() {
        return answer;
    }

    /** Returns the last report; may be blank. */
    String report() {
        return report;
    }

    void reported(String known) {
        report = known;
    }

    boolean mayGoTo(RemoteWorker here) {
        return failures.size() < MOST_FAILURES && !failures.containsKey(here) && !here.refuses(kind);
    }

    /** Completes the job if it must not be given to another worker; returns whether it is over. */
    boolean isOver() {
        if (isEnding) {
            answer.cancel(false);
        } else if (losses >= MOST_LOSSES) {
            fail("one worker after the other was lost that did this job: " + text);
        }
        return answer.isDone();
    }

    void fail(String why) {
        answer.completeExceptionally(new ClusterException(why));
    }
}
