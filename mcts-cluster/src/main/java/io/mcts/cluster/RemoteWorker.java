package io.mcts.cluster;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import java.util.concurrent.TimeUnit;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/** A worker on the caller's side, and the jobs leased to it. Guarded by the dispatcher. */
final class RemoteWorker {

    /** The time for which a worker has jobs in reserve, within a maximum for each thread. */
    private static final long RESERVE_NANOS = TimeUnit.MILLISECONDS.toNanos(50);

    private static final int MOST_RESERVE = 64;
    private static final double WEIGHT_OF_NEWEST = 0.2;

    /** The most messages in flight: one that waits for answers, and a newer one, which ends that. */
    private static final int MOST_UNDER_WAY = 2;

    private final UUID id;
    private final String address;
    private final int threads;
    private final long start;
    private final Map<Long, PendingJob> leases = new LinkedHashMap<>();
    private final Map<PendingJob.Kind, String> refusals = new LinkedHashMap<>();
    private final List<Request> underWay = new ArrayList<>();
    private long done;
    private double meanNanos;
    private boolean isChanged = true;

    /** Whether a message may be lost, so that the next one must be complete. */
    private boolean isFullSync;

    /** Whether it has not replied since a message failed: it gets no jobs for now. */
    private boolean isSuspect;

    private long sentNanos;
    private long retryNanos;
    private long repliedNanos;
    private boolean isSilent;
    private boolean isStopping;

    RemoteWorker(UUID id, String address, int threads, long now) {
        this.id = id;
        this.address = address;
        this.threads = threads;
        start = now;
        sentNanos = now;
        retryNanos = now;
        repliedNanos = now;
    }

    UUID id() {
        return id;
    }

    String address() {
        return address;
    }

    boolean isSilent() {
        return isSilent;
    }

    boolean isStopping() {
        return isStopping;
    }

    /** Whether it has done a job, or refused none. */
    boolean isUseful() {
        return !isSilent && !isStopping && (done > 0 || refusals.isEmpty());
    }

    boolean refuses(PendingJob.Kind kind) {
        return refusals.containsKey(kind);
    }

    Map<PendingJob.Kind, String> refusals() {
        return refusals;
    }

    boolean isFree() {
        return !isSilent && !isStopping && !isSuspect && leases.size() < threads * (1 + reserve());
    }

    private int reserve() {
        return meanNanos == 0 ? 0 : (int) Math.min(MOST_RESERVE, RESERVE_NANOS / meanNanos);
    }

    double load() {
        return (double) leases.size() / threads;
    }

    void lease(PendingJob job, long number) {
        job.worker = this;
        job.lease = number;
        job.isSent = false;
        leases.put(number, job);
        isChanged = true;
    }

    List<PendingJob> jobs() {
        return List.copyOf(leases.values());
    }

    @Nullable
    PendingJob job(long lease) {
        return leases.get(lease);
    }

    void release(PendingJob job) {
        leases.remove(job.lease);
        job.worker = null;
    }

    void done(long nanos) {
        done++;
        meanNanos = meanNanos == 0 ? Math.max(1, nanos) : meanNanos + WEIGHT_OF_NEWEST * (nanos - meanNanos);
    }

    /** Excludes it from jobs of a kind; returns whether that is new. */
    boolean refuse(PendingJob.Kind kind, String why) {
        return refusals.putIfAbsent(kind, why) == null;
    }

    void change() {
        isChanged = true;
    }

    boolean isToBeTold(long now) {
        return !isStopping
                && underWay.size() < MOST_UNDER_WAY
                && (isChanged || underWay.isEmpty())
                && now - retryNanos >= 0;
    }

    Request message(String caller, long number, long waitMillis, long now) {
        List<Job> jobs = new ArrayList<>();
        for (PendingJob job : leases.values()) {
            if (isFullSync || !job.isSent) {
                jobs.add(job.job());
                job.isSent = true;
            }
        }
        List<Long> all = leases(job -> true);
        List<Long> asked = leases(job -> job.isAsked);
        List<Long> ended = leases(job -> job.isEnding);
        Request message = new Request(caller, number, waitMillis, isFullSync, all, asked, ended, jobs);
        leases.values().forEach(job -> job.isAsked = false);
        isChanged = false;
        isFullSync = false;
        underWay.add(message);
        sentNanos = now;
        return message;
    }

    private List<Long> leases(Predicate<PendingJob> which) {
        return leases.values().stream().filter(which).map(job -> job.lease).toList();
    }

    /** Processes a reply; returns whether it was silent before. */
    boolean replied(Request message, Reply reply, long now) {
        underWay.remove(message);
        repliedNanos = now;
        isSuspect = false;
        isStopping |= reply.isStopping();
        if (!reply.isComplete()) {
            requestFullSync();
        }
        boolean wasSilent = isSilent;
        isSilent = false;
        return wasSilent;
    }

    void failed(Request message, long retry) {
        if (underWay.remove(message)) {
            isSuspect = true;
            retryNanos = retry;
            requestFullSync();
        }
    }

    private void requestFullSync() {
        isFullSync = true;
        isChanged = true;
    }

    boolean becomesSilent(long now, long timeout) {
        if (now - sentNanos >= timeout && !underWay.isEmpty()) {
            underWay.clear();
            requestFullSync();
        }
        boolean isNew = !isSilent && now - repliedNanos >= timeout;
        isSilent |= isNew;
        return isNew;
    }

    MemberFigures figures(long end) {
        return new MemberFigures(address, threads, leases.size(), done, Math.max(1, (end - start) / 1e9));
    }
}
