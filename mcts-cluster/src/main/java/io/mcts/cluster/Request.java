package io.mcts.cluster;

import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.util.List;

/**
 * A message of a caller to a worker with its complete demand: renews the leases it names and ends all others. The worker replies as soon as
 * it has an answer, or when the wait is over.
 *
 * @param caller the identity of its connection
 * @param number larger than in the caller's messages before, which it replaces
 * @param waitMillis the longest wait for an answer
 * @param isFullSync whether all answers are to be repeated, as some may be lost
 * @param leases of all wanted jobs
 * @param asked leases of jobs that should report
 * @param ended leases of jobs to be ended with a partial result
 * @param jobs those that may be new to the worker
 */
record Request(
        String caller,
        long number,
        long waitMillis,
        boolean isFullSync,
        List<Long> leases,
        List<Long> asked,
        List<Long> ended,
        List<Job> jobs) {

    /** The number of heartbeats of callers and workers within the timeout. */
    static final int HEARTBEATS_PER_TIMEOUT = 4;

    byte[] bytes() {
        return WireFormat.of(out -> {
            WireFormat.writeText(out, caller);
            out.writeLong(number);
            out.writeLong(waitMillis);
            out.writeBoolean(isFullSync);
            WireFormat.writeList(out, leases, Request::writeLease);
            WireFormat.writeList(out, asked, Request::writeLease);
            WireFormat.writeList(out, ended, Request::writeLease);
            WireFormat.writeList(out, jobs, Job::write);
        });
    }

    static Request of(byte[] bytes) {
        return WireFormat.read(
                bytes,
                in -> new Request(
                        WireFormat.readText(in),
                        in.readLong(),
                        in.readLong(),
                        in.readBoolean(),
                        WireFormat.readList(in, DataInputStream::readLong),
                        WireFormat.readList(in, DataInputStream::readLong),
                        WireFormat.readList(in, DataInputStream::readLong),
                        WireFormat.readList(in, Job::read)));
    }

    private static void writeLease(long lease, DataOutputStream out) throws IOException {
        out.writeLong(lease);
    }
}
