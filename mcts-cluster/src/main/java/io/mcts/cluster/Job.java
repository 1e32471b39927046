package io.mcts.cluster;

import com.hazelcast.core.HazelcastInstance;
import com.hazelcast.core.HazelcastInstanceAware;
import com.hazelcast.nio.serialization.compact.CompactReader;
import com.hazelcast.nio.serialization.compact.CompactSerializer;
import com.hazelcast.nio.serialization.compact.CompactWriter;
import java.util.Objects;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;

/**
 * What travels to a worker: a job, or a question about one. It is a compact record of texts, and so is only data until a worker
 * interprets it.
 */
final class Job implements Callable<String>, HazelcastInstanceAware {

    /** What a worker is asked to do. */
    enum Kind {
        /** Do the job; the answer is an {@link Answer}. */
        RUN,
        /** Tell what the job has reported last; blank if it has not. */
        TELL,
        /** Tell whether it is being done. */
        IS_RUNNING,
        /** End the job. */
        CANCEL
    }

    private static final String TYPE = "mcts-job";

    private final Kind kind;
    private final String id;
    private final String caller;
    private final String runner;
    private final String version;
    private final String text;
    private @Nullable HazelcastInstance member;

    /**
     * A job.
     *
     * @param id its own
     * @param caller the program that gives it, by the identity that its connection has
     * @param version what the runner says of the versions on the caller's side
     */
    Job(Kind kind, String id, String caller, String runner, String version, String text) {
        this.kind = kind;
        this.id = id;
        this.caller = caller;
        this.runner = runner;
        this.version = version;
        this.text = text;
    }

    /** A question about this job, or an order. */
    Job about(Kind question) {
        return new Job(question, id, caller, "", "", "");
    }

    Kind kind() {
        return kind;
    }

    String id() {
        return id;
    }

    String caller() {
        return caller;
    }

    String runner() {
        return runner;
    }

    String version() {
        return version;
    }

    String text() {
        return text;
    }

    @Override
    public void setHazelcastInstance(HazelcastInstance instance) {
        member = instance;
    }

    @Override
    public String call() {
        return Worker.of(Objects.requireNonNull(member)).perform(this);
    }

    /** How a job is written. */
    static final class Serializer implements CompactSerializer<Job> {

        @Override
        public Job read(CompactReader in) {
            return new Job(
                    Kind.valueOf(read(in, "kind")),
                    read(in, "id"),
                    read(in, "caller"),
                    read(in, "runner"),
                    read(in, "version"),
                    read(in, "text"));
        }

        private static String read(CompactReader in, String field) {
            return Objects.requireNonNull(in.readString(field), field);
        }

        @Override
        public void write(CompactWriter out, Job job) {
            out.writeString("kind", job.kind.name());
            out.writeString("id", job.id);
            out.writeString("caller", job.caller);
            out.writeString("runner", job.runner);
            out.writeString("version", job.version);
            out.writeString("text", job.text);
        }

        @Override
        public String getTypeName() {
            return TYPE;
        }

        @Override
        public Class<Job> getCompactClass() {
            return Job.class;
        }
    }
}
