package io.mcts.cluster;

import com.hazelcast.core.HazelcastInstance;
import com.hazelcast.core.HazelcastInstanceAware;
import com.hazelcast.nio.serialization.compact.CompactReader;
import com.hazelcast.nio.serialization.compact.CompactSerializer;
import com.hazelcast.nio.serialization.compact.CompactWriter;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;

/**
 * A message of a caller to a worker: everything that the caller wants of it now. It renews the leases of all the jobs that it names and
 * ends those that it does not. The worker replies as soon as it has an answer, or when it may wait no longer.
 */
final class Exchange implements Callable<Reply>, HazelcastInstanceAware {

    /** Callers and workers give this many signs of life within the patience. */
    static final int SIGNS_OF_LIFE = 4;

    private final String caller;
    private final long number;
    private final long waitMillis;
    private final boolean isAfresh;
    private final long[] leases;
    private final long[] asked;
    private final long[] ended;
    private final List<Job> jobs;
    private @Nullable HazelcastInstance member;

    /**
     * A message.
     *
     * @param caller the program that sends it, by the identity that its connection has
     * @param number larger than that of the caller's messages before it, which it replaces
     * @param waitMillis how long the worker may wait for an answer before it replies
     * @param isAfresh whether answers may have been lost, so that all are to be given again
     * @param leases of all jobs that the worker is to have
     * @param asked leases of jobs that are to tell what they have reported
     * @param ended leases of jobs that are to end with what there is
     * @param jobs those which the worker may not have yet
     */
    Exchange(
            String caller,
            long number,
            long waitMillis,
            boolean isAfresh,
            long[] leases,
            long[] asked,
            long[] ended,
            List<Job> jobs) {
        this.caller = caller;
        this.number = number;
        this.waitMillis = waitMillis;
        this.isAfresh = isAfresh;
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

    boolean isAfresh() {
        return isAfresh;
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

    @Override
    public void setHazelcastInstance(HazelcastInstance instance) {
        member = instance;
    }

    @Override
    public Reply call() throws InterruptedException {
        return Worker.of(Objects.requireNonNull(member)).exchange(this);
    }

    /** How a message is written. */
    static final class Serializer implements CompactSerializer<Exchange> {

        @Override
        public Exchange read(CompactReader in) {
            return new Exchange(
                    Job.Serializer.text(in, "caller"),
                    in.readInt64("number"),
                    in.readInt64("wait"),
                    in.readBoolean("afresh"),
                    numbers(in, "leases"),
                    numbers(in, "asked"),
                    numbers(in, "ended"),
                    Arrays.asList(Objects.requireNonNull(in.readArrayOfCompact("jobs", Job.class))));
        }

        private static long[] numbers(CompactReader in, String field) {
            return Objects.requireNonNull(in.readArrayOfInt64(field), field);
        }

        @Override
        public void write(CompactWriter out, Exchange message) {
            out.writeString("caller", message.caller);
            out.writeInt64("number", message.number);
            out.writeInt64("wait", message.waitMillis);
            out.writeBoolean("afresh", message.isAfresh);
            out.writeArrayOfInt64("leases", message.leases);
            out.writeArrayOfInt64("asked", message.asked);
            out.writeArrayOfInt64("ended", message.ended);
            out.writeArrayOfCompact("jobs", message.jobs.toArray(Job[]::new));
        }

        @Override
        public String getTypeName() {
            return "mcts-exchange";
        }

        @Override
        public Class<Exchange> getCompactClass() {
            return Exchange.class;
        }
    }
}
