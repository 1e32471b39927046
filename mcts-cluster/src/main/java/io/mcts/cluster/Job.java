package io.mcts.cluster;

import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;

/** A job as it travels to a worker, as text, with the caller's version and a lease, which is new when the job is reassigned. */
record Job(long lease, String runner, String version, String text) {

    void write(DataOutputStream out) throws IOException {
        out.writeLong(lease);
        WireFormat.writeText(out, runner);
        WireFormat.writeText(out, version);
        WireFormat.writeText(out, text);
    }

    static Job read(DataInputStream in) throws IOException {
        return new Job(in.readLong(), WireFormat.readText(in), WireFormat.readText(in), WireFormat.readText(in));
    }
}
