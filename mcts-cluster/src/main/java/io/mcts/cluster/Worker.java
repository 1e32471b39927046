package io.mcts.cluster;

import com.hazelcast.client.Client;
import com.hazelcast.client.ClientListener;
import com.hazelcast.cluster.Address;
import com.hazelcast.cluster.MembershipEvent;
import com.hazelcast.cluster.MembershipListener;
import com.hazelcast.config.Config;
import com.hazelcast.core.Hazelcast;
import com.hazelcast.core.HazelcastException;
import com.hazelcast.core.HazelcastInstance;
import com.hazelcast.executor.LocalExecutorStats;
import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Objects;
import java.util.ServiceLoader;
import java.util.TreeMap;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicLong;
import java.util.concurrent.locks.LockSupport;
import org.jspecify.annotations.Nullable;

/**
 * A member of a cluster, which does the jobs of whoever connects to it, until it is closed.
 *
 * <pre>{@code
 * try (Worker worker = Worker.start(WorkerSettings.first())) {
 *     new CountDownLatch(1).await();
 * }
 * }</pre>
 *
 * <p>It can do what the {@linkplain JobRunner runners} on its class path can do, and nothing else. There is no authentication and no
 * encryption: anyone who can reach its port can use it, so keep it in a network of your own.
 *
 * <p>Hazelcast counts the jobs as those of the executor {@code mcts-jobs}, in its metrics, which any JMX client can read.
 */
public final class Worker implements AutoCloseable {

    private static final String SELF = "mcts.worker";
    private static final Duration LONGEST_FAREWELL = Duration.ofSeconds(5);
    private static final long FAREWELL_STEP_NANOS = 10_000_000;

    private final WorkerSettings settings;
    private final Map<String, JobRunner> runners = new TreeMap<>();
    private final Map<String, RunningJob> running = new ConcurrentHashMap<>();
    private final AtomicLong done = new AtomicLong();
    private final AtomicLong failed = new AtomicLong();
    private final HazelcastInstance member;
    private volatile boolean isStopping;

    private Worker(WorkerSettings settings) {
        this.settings = settings;
        for (JobRunner runner : ServiceLoader.load(JobRunner.class, settings.classes())) {
            if (runners.put(runner.name(), runner) != null) {
                throw new IllegalStateException("there are two runners of jobs called '" + runner.name() + "'");
            }
        }
        Config config = HazelcastConfigs.ofWorker(settings);
        config.getUserContext().put(SELF, this);
        try {
            member = Hazelcast.newHazelcastInstance(config);
        } catch (HazelcastException | IllegalStateException failure) {
            throw new ClusterException(
                    "no worker can be started at " + settings.bind() + " with the "
                            + settings.port().stream()
                                    .mapToObj(port -> "port " + port)
                                    .findFirst()
                                    .orElse("first free port")
                            + ": " + failure.getMessage()
                            + "\nMaybe another program has the port, or the address is not one of this machine.",
                    failure);
        }
    }

    /**
     * Starts a worker.
     *
     * @throws ClusterException if it cannot listen where it should, or the cluster refuses it
     */
    public static Worker start(WorkerSettings settings) {
        Worker worker = new Worker(settings);
        worker.member.getCluster().addMembershipListener(worker.new Neighbours());
        worker.member.getClientService().addClientListener(worker.new Callers());
        worker.log("started", Map.of("runners", worker.runners.keySet().toString()));
        return worker;
    }

    /** The worker that an instance of Hazelcast belongs to. */
    static Worker of(HazelcastInstance member) {
        return (Worker) Objects.requireNonNull(member.getUserContext().get(SELF));
    }

    /** Where it listens, as {@code host:port}. */
    public String address() {
        return address(member.getCluster().getLocalMember().getAddress());
    }

    static String address(Address address) {
        return address.getHost() + ":" + address.getPort();
    }

    /** Whether it does jobs: not after it has been closed, or has ended because of a failure of its own, such as a lack of memory. */
    public boolean isRunning() {
        return member.getLifecycleService().isRunning();
    }

    /** How many workers the cluster has, this one included. */
    public int members() {
        return member.getCluster().getMembers().size();
    }

    /** Writes what it has done so far into the log. */
    public void logFigures() {
        LocalExecutorStats stats =
                member.getExecutorService(HazelcastConfigs.JOBS).getLocalExecutorStats();
        Map<String, Object> figures = new LinkedHashMap<>();
        figures.put("done", done.get());
        figures.put("failed", failed.get());
        figures.put("running", running.size());
        figures.put("waiting", stats.getPendingTaskCount());
        figures.put("busyMillis", stats.getTotalExecutionLatency());
        log("figures", figures);
    }

    /** Does what a message asks for, on the thread that received it. */
    String perform(Job job) {
        RunningJob meant = running.get(job.id());
        return switch (job.kind()) {
            case RUN -> run(job).written();
            case TELL -> meant == null ? "" : meant.sofar;
            case IS_RUNNING -> Boolean.toString(meant != null);
            case CANCEL -> {
                if (meant != null) {
                    meant.cancel();
                }
                yield "";
            }
        };
    }

    private Answer run(Job job) {
        JobRunner runner = runners.get(job.runner());
        if (runner == null) {
            return new Answer(
                    Answer.Kind.REFUSED, "no runner of jobs called '" + job.runner() + "', only " + runners.keySet());
        }
        RunningJob control = new RunningJob(job.caller(), Thread.currentThread());
        running.put(job.id(), control);
        Thread.currentThread().setContextClassLoader(settings.classes());
        try {
            if (isStopping) {
                return new Answer(Answer.Kind.RETURNED, "");
            }
            String version = runner.version(job.text());
            if (!version.equals(job.version())) {
                log("refused", Map.of("version", version, "caller", job.version()));
                return new Answer(Answer.Kind.REFUSED, version);
            }
            String result = runner.run(job.text(), control);
            done.incrementAndGet();
            return isStopping ? new Answer(Answer.Kind.RETURNED, "") : new Answer(Answer.Kind.DONE, result);
        } catch (Throwable failure) { // of somebody else's code; an Error must not end the worker either
            if (isStopping) {
                return new Answer(Answer.Kind.RETURNED, "");
            }
            failed.incrementAndGet();
            log("failed", Map.of("failure", String.valueOf(failure)));
            return new Answer(
                    Answer.Kind.FAILED, failure.getMessage() == null ? failure.toString() : failure.getMessage());
        } finally {
            control.end();
            running.remove(job.id());
        }
    }

    private void log(String event, Map<String, Object> more) {
        Map<String, Object> line = new LinkedHashMap<>();
        line.put("event", event);
        line.put("worker", address());
        line.put("cluster", settings.cluster());
        line.put("members", members());
        line.put("threads", settings.threads());
        line.putAll(more);
        settings.log().accept(line);
    }

    /** Returns the jobs it is doing, for others to do, and leaves the cluster. */
    @Override
    public void close() {
        if (!isRunning()) {
            return;
        }
        isStopping = true;
        running.values().forEach(RunningJob::cancel);
        long end = System.nanoTime() + LONGEST_FAREWELL.toNanos();
        while (!running.isEmpty() && System.nanoTime() < end) {
            LockSupport.parkNanos(FAREWELL_STEP_NANOS);
        }
        logFigures();
        log("stopped", Map.of());
        member.shutdown();
    }

    /** A job while it runs. */
    private static final class RunningJob implements JobControl {

        private final String caller;
        private @Nullable Thread thread;
        private volatile boolean isCancelled;
        private volatile String sofar = "";

        RunningJob(String caller, Thread thread) {
            this.caller = caller;
            this.thread = thread;
        }

        @Override
        public boolean isCancelled() {
            return isCancelled;
        }

        @Override
        public void report(String known) {
            sofar = known;
        }

        synchronized void cancel() {
            isCancelled = true;
            if (thread != null) {
                thread.interrupt();
            }
        }

        /** An interrupt that came too late must not meet the next job of the thread. */
        synchronized void end() {
            thread = null;
            boolean unused = Thread.interrupted();
        }
    }

    /** Tells the log who comes and goes. */
    private final class Neighbours implements MembershipListener {

        @Override
        public void memberAdded(MembershipEvent event) {
            log("joined", Map.of("member", address(event.getMember().getAddress())));
        }

        @Override
        public void memberRemoved(MembershipEvent event) {
            log("left", Map.of("member", address(event.getMember().getAddress())));
        }
    }

    /** Ends the jobs of callers who have gone. */
    private final class Callers implements ClientListener {

        @Override
        public void clientConnected(Client client) {
            log("caller joined", Map.of("caller", client.getUuid().toString()));
        }

        @Override
        public void clientDisconnected(Client client) {
            String caller = client.getUuid().toString();
            log("caller left", Map.of("caller", caller));
            running.values().stream().filter(job -> job.caller.equals(caller)).forEach(RunningJob::cancel);
        }
    }
}
