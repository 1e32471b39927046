package io.mcts.cluster;

import java.util.List;

/**
 * A message of a caller to a worker: everything that the caller wants of it now. It renews the leases of all the jobs that it names and
 * ends those that it does not. The worker replies as soon as it has an answer, or when it may wait no longer.
 */
final class Request {

    /** Callers and workers give this many signs of life within the timeout. */
    static final int HEARTBEATS_PER_TIMEOUT = 4;

    private final String caller;
    private final long number;
    private final long waitMillis;
    private final boolean isFullSync;
    private final long[] leases;
    private final long[] asked;
    private final long[] ended;
    private final List<Job> jobs;

    /**
     * A message.
     *
     * @param caller the program that sends it, by the identity that its connection has
     * @param number larger than that of the caller's messages before it, which it replaces
     * @param waitMillis how long the worker may wait for an answer before it replies
     * @param isFullSync whether answers may have been lost, so that all are to be given again
     * @param leases of all jobs that the worker is to have
     * @param asked leases of jobs that are to tell what they have reported
     * @param ended leases of jobs that are to end with what there is
     * @param jobs those which the worker may not have yet
     */
    Request(
            String caller,
            long number,
            long waitMillis,
            boolean isFullSync,
            long[] leases,
            long[] asked,
            long[] ended,
            List<Job> jobs) {
        this.caller = caller;
        this.number = number;
        this.waitMillis = waitMillis;
        this.isFullSync = isFullSync;
        this.leases = leases;
        this.asked = asked;
        this.ended = ended;
        this.jobs = jobs;
    }

    String caller() {
        return caller;
    }

    long number() {
        return number;
    }

    long waitMillis() {
        return waitMillis;
    }

    boolean isFullSync() {
        return isFullSync;
    }

    long[] leases() {
        return leases;
    }

    long[] asked() {
        return asked;
    }

    long[] ended() {
        return ended;
    }

    List<Job> jobs() {
        return jobs;
    }

    byte[] bytes() {
        return Bytes.of(out -> {
            Bytes.writeText(out, caller);
            out.writeLong(number);
            out.writeLong(waitMillis);
            out.writeBoolean(isFullSync);
            Bytes.writeNumbers(out, leases);
            Bytes.writeNumbers(out, asked);
            Bytes.writeNumbers(out, ended);
            out.writeInt(jobs.size());
            for (Job job : jobs) {
                job.write(out);
            }
        });
    }

    static Request of(byte[] bytes) {
        return Bytes.read(
                bytes,
                in -> new Request(
                        Bytes.readText(in),
                        in.readLong(),
                        in.readLong(),
                        in.readBoolean(),
                        Bytes.readNumbers(in),
                        Bytes.readNumbers(in),
                        Bytes.readNumbers(in),
                        Bytes.readList(in, Job::read)));
    }
}
