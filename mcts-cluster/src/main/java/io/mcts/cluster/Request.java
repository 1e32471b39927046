package io.mcts.cluster;

import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.util.List;

/**
 * A message of a caller to a worker: everything that the caller wants of it now. It renews the leases of all the jobs that it names and
 * ends those that it does not. The worker replies as soon as it has an answer, or when it may wait no longer.
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
record Request(
        String caller,
        long number,
        long waitMillis,
        boolean isFullSync,
        List<Long> leases,
        List<Long> asked,
        List<Long> ended,
        List<Job> jobs) {

    /** Callers and workers give this many signs of life within the timeout. */
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
