package io.mcts.cluster;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import org.jspecify.annotations.Nullable;

/** A job on the caller's side, which one worker after the other is asked to do until one has done it. */
final class PendingJob {

    /** A job that has failed at this many workers, or was lost with as many as that, is itself at fault. */
    private static final int MOST_FAILURES = 3;

    private static final int MOST_LOSSES = 5;

    /** The part of a job, besides its text, that decides whether a worker can do it. */
    record Kind(String runner, String version) {}

    private final Kind kind;
    private final String text;
    private final CompletableFuture<String> answer = new CompletableFuture<>();
    private volatile String report = "";

    // what follows is guarded by the dispatcher

    /** The error messages, by the worker at which it failed. */
    final Map<RemoteWorker, String> failures = new LinkedHashMap<>();

    /** The number of workers that left while they had it. */
    int losses;

    /** The time when it was submitted or given back, or was last seen to have a worker that could do it. */
    long lastEligibleNanos;

    /** The worker that has it, under which lease. */
    @Nullable
    RemoteWorker worker;

    long lease;

    /** Whether the worker has been sent the job, is to tell what it has reported, and is to end it. */
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

    /**
     * The result; cancelled if the job was ended before any worker had begun it. It fails with a {@link ClusterException} if nobody can
     * do the job.
     */
    CompletableFuture<String> answer() {
        return answer;
    }

    /** Returns what the job has reported; blank if it has not. */
    String report() {
        return report;
    }

    void reported(String known) {
        report = known;
    }

    boolean mayGoTo(RemoteWorker here) {
        return failures.size() < MOST_FAILURES && !failures.containsKey(here) && !here.refuses(kind);
    }

    /** Completes it if it must not be given to another worker. */
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
