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
import com.hazelcast.core.OutOfMemoryHandler;
import java.net.InetSocketAddress;
import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.ServiceLoader;
import java.util.TreeMap;
import java.util.UUID;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.ScheduledFuture;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicLong;
import java.util.concurrent.locks.LockSupport;

/**
 * A member of a cluster, which does jobs until it is closed.
 * <pre>{@code
 * try (Worker worker = Worker.start(WorkerSettings.first())) {
 *     new CountDownLatch(1).await();
 * }
 * }</pre>
 *
 * <p>It supports the {@linkplain JobRunner runners} on its class path, for callers that know its {@link Secret}. Nothing is encrypted.
 */
public final class Worker implements AutoCloseable {

    static final String SELF = "mcts.worker";
    private static final Duration LONGEST_FAREWELL = Duration.ofSeconds(5);
    private static final long FAREWELL_STEP_NANOS = 10_000_000;

    /** The number of checks for expired leases within the timeout. */
    private static final int EXPIRY_CHECKS = 10;

    private static final long CONNECTION_CHECK_MILLIS = 200;

    static {
        Hazelcast.setOutOfMemoryHandler(new OutOfMemoryHandler() {
            @Override
            public void onOutOfMemory(OutOfMemoryError error, HazelcastInstance[] members) {
                for (HazelcastInstance each : members) {
                    if (each.getUserContext().get(SELF) instanceof Worker worker) {
                        worker.isOutOfMemory = true;
                    }
                }
            }
        });
    }

    private final WorkerSettings settings;
    private final Map<String, JobRunner> runners = new TreeMap<>();
    private final JobQueue queue;
    private final ScheduledExecutorService expiry = Executors.newSingleThreadScheduledExecutor(Worker::daemon);
    private final AtomicLong done = new AtomicLong();
    private final AtomicLong failed = new AtomicLong();
    private final AtomicLong untrusted = new AtomicLong();
    private final AtomicLong busyNanos = new AtomicLong();
    private final HazelcastInstance member;
    private volatile boolean isOutOfMemory;

    private Worker(WorkerSettings settings) {
        this.settings = settings;
        queue = new JobQueue(settings.timeout(), System::nanoTime);
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
            OptionalInt number = settings.port();
            String port = number.isPresent() ? "port " + number.getAsInt() : "first free port";
            String place = settings.bind() + " with the " + port;
            throw new ClusterException(
                    "no worker can be started at " + place + ": " + failure.getMessage()
                            + "\nMaybe another program has the port, or the address is not one of this machine.",
                    failure);
        }
    }

    /**
     * Starts a worker.
     *
     * @throws ClusterException if it cannot listen, or the cluster rejects it
     */
    public static Worker start(WorkerSettings settings) {
        Worker worker = new Worker(settings);
        worker.member.getCluster().addMembershipListener(worker.new Neighbours());
        worker.member.getClientService().addClientListener(worker.new Callers());
        worker.begin();
        worker.warnIfAlone();
        worker.log("started", Map.of("runners", worker.runners.keySet().toString()));
        return worker;
    }

    private void warnIfAlone() {
        InetSocketAddress here = Addresses.resolve(address());
        List<String> others = settings.join().stream()
                .filter(address -> !Addresses.resolve(address).equals(here))
                .toList();
        if (!others.isEmpty() && members() == 1) {
            List<String> causes = Addresses.causes(others);
            String called = " called '" + settings.cluster() + "'";
            String that = settings.secret().isNone() ? "" : " that knows the secret";
            String nobody = "no worker of a cluster" + called + that + " answers at " + String.join(", ", others);
            log("alone", Map.of("reason", causes.size() == others.size() ? String.join("; ", causes) : nobody));
        }
    }

    private void begin() {
        for (int number = 1; number <= settings.threads(); number++) {
            daemon(this::work).start();
        }
        long interval = settings.timeout().toMillis() / EXPIRY_CHECKS;
        repeat(queue::expire, interval);
        repeat(() -> closeUnknownConnections(System.currentTimeMillis()), CONNECTION_CHECK_MILLIS);
    }

    /** Closes unknown connections at a time of the wall clock in milliseconds. */
    void closeUnknownConnections(long now) {
        UnknownConnections.close(member, now);
    }

    private void repeat(Runnable check, long millis) {
        ScheduledFuture<?> unused = expiry.scheduleWithFixedDelay(
                () -> {
                    try {
                        check.run();
                    } catch (OutOfMemoryError error) {
                        isOutOfMemory = true;
                    }
                },
                millis,
                millis,
                TimeUnit.MILLISECONDS);
    }

    private static Thread daemon(Runnable work) {
        Thread thread = new Thread(work, "mcts-worker");
        thread.setDaemon(true);
        return thread;
    }

    static Worker of(HazelcastInstance member) {
        return (Worker) Objects.requireNonNull(member.getUserContext().get(SELF));
    }

    /** Returns the address where it listens, as {@code host:port}. */
    public String address() {
        return address(member.getCluster().getLocalMember().getAddress());
    }

    static String address(Address address) {
        String host = address.isIPv6() ? "[" + address.getHost() + "]" : address.getHost();
        return host + ":" + address.getPort();
    }

    /** Whether it does jobs: not after closing or a failure such as a lack of memory. */
    public boolean isRunning() {
        return !isOutOfMemory && member.getLifecycleService().isRunning();
    }

    /** Whether the memory has run out, after which a worker is not reliable: its process should end, so that others take over its jobs. */
    public boolean isOutOfMemory() {
        return isOutOfMemory;
    }

    /** Returns the number of workers in the cluster, this one included. */
    public int members() {
        return member.getCluster().getMembers().size();
    }

    /** Logs the figures so far. */
    public void logFigures() {
        Map<String, Object> figures = new LinkedHashMap<>();
        figures.put("done", done.get());
        figures.put("failed", failed.get());
        figures.put("untrusted", untrusted.get());
        figures.put("running", queue.running());
        figures.put("waiting", queue.waiting());
        figures.put("busyMillis", TimeUnit.NANOSECONDS.toMillis(busyNanos.get()));
        log("figures", figures);
    }

    /** Answers a message to an identity of this worker, on the thread that received it. */
    SignedMessage answer(SignedMessage message, UUID self) throws InterruptedException {
        Secret secret = settings.secret();
        if (!message.isTo(self, secret)) {
            if (untrusted.incrementAndGet() == 1) { // of all others the figures tell
                log("untrusted", Map.of("reason", "somebody sent a message without the secret of this worker"));
            }
            return SignedMessage.REFUSAL;
        }
        return message.reply(
                secret,
                message.kind() == SignedMessage.Kind.GREETING
                        ? WireFormat.of(out -> out.writeInt(settings.threads()))
                        : queue.reply(Request.of(message.content())).bytes());
    }

    private void work() {
        Thread.currentThread().setContextClassLoader(settings.classes());
        try {
            for (JobQueue.Task task = queue.take(); task != null; task = queue.take()) {
                run(task);
            }
        } catch (InterruptedException end) {
            Thread.currentThread().interrupt();
        }
    }

    private void run(JobQueue.Task task) {
        Job job = task.job();
        Optional<String> refusal = refusal(job);
        if (refusal.isPresent()) {
            log("refused", Map.of("reason", refusal.get(), "caller", job.version()));
            task.done(Answer.Kind.REFUSED, refusal.get());
            return;
        }
        long start = System.nanoTime();
        try {
            String result = Objects.requireNonNull(runners.get(job.runner())).run(job.text(), task);
            done.incrementAndGet();
            task.done(Answer.Kind.DONE, result);
        } catch (Throwable failure) { // of somebody else's code; an Error must not end the worker either
            if (!task.isCancelled()) {
                failed.incrementAndGet();
                log("failed", Map.of("failure", String.valueOf(failure)));
            }
            task.done(Answer.Kind.FAILED, message(failure));
            isOutOfMemory |= failure instanceof OutOfMemoryError;
        } finally {
            busyNanos.addAndGet(System.nanoTime() - start);
        }
    }

    private Optional<String> refusal(Job job) {
        JobRunner runner = runners.get(job.runner());
        if (runner == null) {
            return Optional.of("has no runner of jobs called '" + job.runner() + "', only " + runners.keySet());
        }
        try {
            String version = runner.version(job.text());
            return version.equals(job.version())
                    ? Optional.empty()
                    : Optional.of("has " + version + ", this program has " + job.version());
        } catch (Throwable failure) { // as above
            return Optional.of("cannot do it: " + message(failure));
        }
    }

    private static String message(Throwable failure) {
        return failure.getMessage() == null ? failure.toString() : failure.getMessage();
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

    /** Returns unfinished jobs to callers, and leaves the cluster. */
    @Override
    public void close() {
        if (!member.getLifecycleService().isRunning()) {
            return;
        }
        queue.stop();
        expiry.shutdownNow();
        long end = System.nanoTime() + LONGEST_FAREWELL.toNanos();
        while (queue.running() > 0 && System.nanoTime() < end) {
            LockSupport.parkNanos(FAREWELL_STEP_NANOS);
        }
        logFigures();
        log("stopped", Map.of());
        member.shutdown();
    }

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

    private final class Callers implements ClientListener {

        @Override
        public void clientConnected(Client client) {
            log("caller joined", Map.of("caller", client.getUuid().toString()));
        }

        @Override
        public void clientDisconnected(Client client) {
            String caller = client.getUuid().toString();
            log("caller left", Map.of("caller", caller));
            queue.connectionEnded(caller);
        }
    }
}
