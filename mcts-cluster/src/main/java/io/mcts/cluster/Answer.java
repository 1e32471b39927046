package io.mcts.cluster;

import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;

/** The answer of a worker to a job, with a text that depends on the kind, and the time that the job ran. */
record Answer(long lease, Kind kind, String text, long nanos) {

    enum Kind {
        /** Finished; the text is the result. */
        DONE,
        /** Failed; the text is the reason. */
        FAILED,
        /** The worker does not support the kind of job, or has another version; the text is the reason. */
        REFUSED,
        /** Ended before it began. */
        UNTOUCHED,
        /** A job in progress; the text is the latest report. */
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
