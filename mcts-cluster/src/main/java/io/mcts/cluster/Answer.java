package io.mcts.cluster;

import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;

/**
 * The answer of a worker to a job.
 *
 * @param lease the lease of the job
 * @param text depends on the kind
 * @param nanos how long the job ran
 */
record Answer(long lease, Kind kind, String text, long nanos) {

    /** A job's outcome. */
    enum Kind {
        /** It is done; the text is the result. */
        DONE,
        /** It failed; the text says why. */
        FAILED,
        /** The worker cannot do jobs of this kind, or has another version; the text says so. */
        REFUSED,
        /** It was ended before it had begun. */
        UNTOUCHED,
        /** It goes on; the text is what it has reported last. */
        REPORT
    }

    void write(DataOutputStream out) throws IOException {
        out.writeLong(lease);
        WireFormat.writeText(out, kind.name());
        WireFormat.writeText(out, text);
        out.writeLong(nanos);
    }

    static Answer read(DataInputStream in) throws IOException {
        return new Answer(in.readLong(), Kind.valueOf(WireFormat.readText(in)), WireFormat.readText(in), in.readLong());
    }
}
