package io.mcts.cluster;

import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;

/**
 * A job as it travels to a worker: texts, which are only data until a worker interprets them.
 *
 * @param lease the number of the caller's under which this worker has the job; a job that is given again has a new one
 * @param runner the name of the runner
 * @param version what the runner says of the versions on the caller's side
 */
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
