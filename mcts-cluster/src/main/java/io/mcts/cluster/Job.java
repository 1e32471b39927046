package io.mcts.cluster;

import com.hazelcast.nio.serialization.compact.CompactReader;
import com.hazelcast.nio.serialization.compact.CompactSerializer;
import com.hazelcast.nio.serialization.compact.CompactWriter;
import java.util.Objects;

/**
 * A job as it travels to a worker: texts, which are only data until a worker interprets them.
 *
 * @param lease the number of the caller's under which this worker has the job; a job that is given again has a new one
 * @param runner the name of the runner
 * @param version what the runner says of the versions on the caller's side
 */
record Job(long lease, String runner, String version, String text) {

    /** How a job is written. */
    static final class Serializer implements CompactSerializer<Job> {

        @Override
        public Job read(CompactReader in) {
            return new Job(in.readInt64("lease"), text(in, "runner"), text(in, "version"), text(in, "text"));
        }

        static String text(CompactReader in, String field) {
            return Objects.requireNonNull(in.readString(field), field);
        }

        @Override
        public void write(CompactWriter out, Job job) {
            out.writeInt64("lease", job.lease);
            out.writeString("runner", job.runner);
            out.writeString("version", job.version);
            out.writeString("text", job.text);
        }

        @Override
        public String getTypeName() {
            return "mcts-job";
        }

        @Override
        public Class<Job> getCompactClass() {
            return Job.class;
        }
    }
}
