package io.mcts.cluster;

import com.hazelcast.client.HazelcastClient;
import com.hazelcast.client.HazelcastClientOfflineException;
import com.hazelcast.cluster.InitialMembershipEvent;
import com.hazelcast.cluster.InitialMembershipListener;
import com.hazelcast.cluster.Member;
import com.hazelcast.cluster.MembershipEvent;
import com.hazelcast.core.ExecutionCallback;
import com.hazelcast.core.HazelcastInstance;
import com.hazelcast.core.IExecutorService;
import io.mcts.arena.Contest;
import io.mcts.arena.GameSite;
import io.mcts.arena.GameTask;
import io.mcts.arena.records.GameLine;
import io.mcts.arena.records.GameRecord;
import java.io.DataInputStream;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.UUID;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.function.BiFunction;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import java.util.function.LongSupplier;

/**
 * The workers of a cluster, as seen by a program with jobs for them. Thread-safe.
 * <pre>{@code
 * try (Cluster cluster = Cluster.connect(Cluster.NAME, List.of("127.0.0.1:5701"), Secret.none(), Cluster.TIMEOUT, news -> {})) {
 *     Arena.ofThreads(cluster.jobsAtATime()).playingAt(cluster.site(runner, (contest, game) -> text)).play(contest);
 * }
 * }</pre>
 *
 * <p>Each worker gets one job for each thread, and some more if they are short. The jobs of a lost or silent worker are given to others,
 * and its late answers ignored. A worker with another version, or that fails at a job another one does, gets no more jobs of the kind.
 * Several programs get equal shares of each worker. Workers must prove that they know the {@link Secret}, and every answer is checked.
 */
public final class Cluster implements AutoCloseable {

    /** The default name of a cluster. */
    public static final String NAME = "mcts";

    /** The default time without heartbeat after which a worker counts as lost. */
    public static final Duration TIMEOUT = Duration.ofSeconds(20);

    private static final int FEWEST_JOBS = 512;

    private static final long LOOK_MILLIS = 100;

    private static final long PAUSE_NANOS = TimeUnit.MILLISECONDS.toNanos(500);

    private static final long CONNECTION_CHECK_MILLIS = 20;
    private static final Duration LONGEST_FAREWELL = Duration.ofSeconds(1);

    private final HazelcastInstance client;
    private final IExecutorService requests;
    private final Secret secret;
    private final Consumer<String> news;
    private final LongSupplier nanoTime;
    private final Dispatcher dispatcher;
    private final Map<UUID, Member> members = new ConcurrentHashMap<>();
    private final Map<UUID, UnverifiedMember> strangers = new ConcurrentHashMap<>();
    private final Thread post = new Thread(this::post, "mcts-cluster");

    private Cluster(
            String name,
            List<String> addresses,
            Secret secret,
            Duration timeout,
            Consumer<String> news,
            LongSupplier nanoTime) {
        this.secret = secret;
        this.news = news;
        this.nanoTime = nanoTime;
        addresses.forEach(Addresses::require);
        HazelcastConfigs.requireTimeout(timeout);
        String place = "a cluster called '" + name + "' answers at " + String.join(", ", addresses);
        List<String> causes = Addresses.awaitOne(addresses, timeout, nanoTime);
        if (!causes.isEmpty()) {
            throw new ClusterException("no worker of " + place + " (" + String.join("; ", causes) + ")");
        }
        client = HazelcastClient.newHazelcastClient(HazelcastConfigs.ofCaller(name, addresses, secret, timeout));
        if (!isWithin(timeout, this::isConnected)) {
            client.shutdown();
            throw new ClusterException("no worker of " + place + ", but a program listens there"
                    + "\nMaybe the cluster has another name or another secret, or it is no worker.");
        }
        requests = client.getExecutorService(HazelcastConfigs.REQUESTS);
        String called = "'" + name + "' at " + String.join(", ", addresses);
        String identity = client.getLocalEndpoint().getUuid().toString();
        dispatcher = new Dispatcher(called, identity, timeout, news, nanoTime);
        post.setDaemon(true);
    }

    private boolean isWithin(Duration time, BooleanSupplier condition) {
        long start = nanoTime.getAsLong();
        try {
            while (!condition.getAsBoolean() && nanoTime.getAsLong() - start < time.toNanos()) {
                TimeUnit.MILLISECONDS.sleep(CONNECTION_CHECK_MILLIS);
            }
        } catch (InterruptedException interrupt) {
            Thread.currentThread().interrupt();
        }
        return condition.getAsBoolean();
    }

    private boolean isConnected() {
        try {
            client.getExecutorService(HazelcastConfigs.REQUESTS);
            return !client.getCluster().getMembers().isEmpty();
        } catch (HazelcastClientOfflineException notYet) {
            return false;
        }
    }

    /**
     * Connects to a cluster.
     *
     * @param addresses {@code host:port} of some of its workers; one that answers suffices
     * @param timeout for answers, and for heartbeats until a worker counts as lost
     * @param news receives messages to the user, such as that a worker has joined or left
     * @throws ClusterException if no worker that knows the secret answers
     */
    public static Cluster connect(
            String name, List<String> addresses, Secret secret, Duration timeout, Consumer<String> news) {
        return connect(name, addresses, secret, timeout, news, System::nanoTime);
    }

    static Cluster connect(
            String name,
            List<String> addresses,
            Secret secret,
            Duration timeout,
            Consumer<String> news,
            LongSupplier nanoTime) {
        Cluster cluster = new Cluster(name, addresses, secret, timeout, news, nanoTime);
        cluster.client.getCluster().addMembershipListener(cluster.new Members());
        cluster.post.start();
        boolean unused = cluster.isWithin(timeout, cluster::areAllGreeted);
        if (cluster.members().isEmpty()) {
            cluster.close();
            throw new ClusterException("no worker of a cluster called '" + name + "' at " + String.join(", ", addresses)
                    + " has shown that it knows the secret of this program");
        }
        return cluster;
    }

    private boolean areAllGreeted() {
        boolean isOneKnown = !dispatcher.members().isEmpty();
        return (isOneKnown || !strangers.isEmpty())
                && strangers.values().stream().allMatch(other -> isOneKnown ? other.isAnswered : other.isRefused);
    }

    /** Returns the present workers, except those that have only refused jobs. */
    public List<MemberFigures> members() {
        return dispatcher.members();
    }

    /** Returns all workers, past ones included. */
    public List<MemberFigures> allMembers() {
        return dispatcher.allMembers();
    }

    /** Returns the number of threads of all workers. */
    public int threads() {
        return members().stream().mapToInt(MemberFigures::threads).sum();
    }

    /**
     * Returns the number of concurrent jobs that keeps all workers busy: twice their threads, at least 512, for new workers and short jobs.
     */
    public int jobsAtATime() {
        return Math.max(FEWEST_JOBS, 2 * threads());
    }

    /**
     * Returns a site that plays games of contests as jobs, whose result is a {@link GameLine}. A thread of the arena waits for each game,
     * so it needs a thread for each concurrent game, such as {@link #jobsAtATime}.
     *
     * @param job makes the job of a game of a contest
     */
    public GameSite site(JobRunner runner, BiFunction<Contest<?, ?, ?>, Integer, String> job) {
        return (contest, game, isOver) -> {
            String line = run(runner, job.apply(contest, game));
            GameTask task = contest.task(game);
            GameRecord record = GameLine.parse(line).game();
            if (!task.isDoneBy(record)) {
                throw new ClusterException("the answer to " + task + " is the record of another game: " + line);
            }
            return Optional.of(record);
        };
    }

    /**
     * Runs a job and returns its result.
     *
     * @throws ClusterException if there are no workers, none has the same version, or the job fails
     * @throws InterruptedException if the thread is interrupted while it waits; the job is cancelled
     */
    public String run(JobRunner runner, String job) throws InterruptedException {
        PendingJob pending = pending(runner, job);
        submit(pending);
        try {
            return pending.answer().get();
        } catch (ExecutionException failure) {
            throw failed(failure);
        } catch (InterruptedException interrupt) {
            dispatcher.drop(pending);
            throw interrupt;
        }
    }

    private static ClusterException failed(ExecutionException failure) {
        return new ClusterException(
                String.valueOf(Objects.requireNonNull(failure.getCause()).getMessage()), failure);
    }

    long nanoTime() {
        return nanoTime.getAsLong();
    }

    PendingJob pending(JobRunner runner, String text) {
        return new PendingJob(new PendingJob.Kind(runner.name(), runner.version(text)), text);
    }

    void submit(PendingJob job) {
        dispatcher.submit(job);
    }

    void ask(PendingJob job) {
        dispatcher.ask(job);
    }

    void end(PendingJob job) {
        dispatcher.end(job);
    }

    void drop(PendingJob job) {
        dispatcher.drop(job);
    }

    /** Cancels unfinished jobs. */
    @Override
    public void close() {
        dispatcher.close("the connection to the cluster was closed");
        CompletableFuture<?>[] replies =
                dispatcher.shutdownMessages().stream().map(this::reply).toArray(CompletableFuture[]::new);
        try {
            CompletableFuture.allOf(replies).get(LONGEST_FAREWELL.toNanos(), TimeUnit.NANOSECONDS);
        } catch (ExecutionException | TimeoutException notReached) {
            // the worker ends the jobs when it sees that the connection has ended
        } catch (InterruptedException interrupt) {
            Thread.currentThread().interrupt();
        }
        client.shutdown();
    }

    private void post() {
        try {
            while (!dispatcher.isClosed()) {
                strangers.values().forEach(UnverifiedMember::ask);
                for (Dispatcher.Envelope envelope : dispatcher.await(LOOK_MILLIS)) {
                    CompletableFuture<?> unused = reply(envelope).whenComplete((reply, failure) -> {
                        if (failure == null) {
                            dispatcher.replied(envelope, reply);
                        } else {
                            dispatcher.failed(envelope);
                        }
                    });
                }
            }
        } catch (InterruptedException end) {
            Thread.currentThread().interrupt();
        }
    }

    private CompletableFuture<Reply> reply(Dispatcher.Envelope envelope) {
        UUID worker = envelope.worker().id();
        return reply(
                        worker,
                        SignedMessage.request(secret, worker, envelope.message().bytes()))
                .thenApply(Reply::of);
    }

    /** Returns the reply of a worker; it fails with a {@link ClusterException} if the worker does not know the secret. */
    private CompletableFuture<byte[]> reply(UUID worker, SignedMessage message) {
        CompletableFuture<byte[]> content = new CompletableFuture<>();
        try {
            Member member = Objects.requireNonNull(members.get(worker), "the worker has left");
            requests.submitToMember(message, member, new ExecutionCallback<>() {
                @Override
                public void onResponse(Object reply) {
                    if (reply instanceof SignedMessage signed && signed.isReplyTo(message, secret)) {
                        content.complete(signed.content());
                    } else {
                        content.completeExceptionally(new ClusterException("it does not know the secret"));
                    }
                }

                @Override
                public void onFailure(Throwable failure) {
                    content.completeExceptionally(failure);
                }
            });
        } catch (RuntimeException notSent) {
            content.completeExceptionally(notSent);
        }
        return content;
    }

    /** A member, unknown to the dispatcher, that has not yet proved that it knows the secret. */
    private final class UnverifiedMember {

        private final Member member;
        private final boolean isNew;
        private long askedNanos = nanoTime.getAsLong() - PAUSE_NANOS;

        private volatile boolean isAnswered;

        private volatile boolean isRefused;

        UnverifiedMember(Member member, boolean isNew) {
            this.member = member;
            this.isNew = isNew;
        }

        /** Asks for the secret, repeatedly: messages to a starting member may be lost. */
        void ask() {
            if (isRefused || nanoTime.getAsLong() - askedNanos < PAUSE_NANOS) {
                return;
            }
            askedNanos = nanoTime.getAsLong();
            UUID id = member.getUuid();
            CompletableFuture<?> unused = reply(id, SignedMessage.greeting(secret, id))
                    .whenComplete((reply, failure) -> {
                        if (failure == null) {
                            joined(WireFormat.read(reply, DataInputStream::readInt));
                        } else if (failure instanceof ClusterException && !isRefused) {
                            isRefused = true;
                            news.accept("worker " + address() + " does not know the secret; it gets no jobs");
                        }
                        isAnswered = true;
                    });
        }

        private String address() {
            return Worker.address(member.getAddress());
        }

        private void joined(int threads) {
            strangers.computeIfPresent(
                    member.getUuid(), (id, here) -> { // not if it has left meanwhile, or had been asked twice
                        dispatcher.joined(id, address(), threads);
                        if (isNew) {
                            news.accept("worker " + address() + " has joined");
                        }
                        return null;
                    });
        }
    }

    private final class Members implements InitialMembershipListener {

        @Override
        public void init(InitialMembershipEvent event) {
            event.getMembers().forEach(member -> add(member, false));
        }

        @Override
        public void memberAdded(MembershipEvent event) {
            add(event.getMember(), true);
        }

        private void add(Member member, boolean isNew) {
            members.put(member.getUuid(), member);
            strangers.put(member.getUuid(), new UnverifiedMember(member, isNew));
        }

        @Override
        public void memberRemoved(MembershipEvent event) {
            strangers.remove(event.getMember().getUuid());
            dispatcher.left(event.getMember().getUuid());
            members.remove(event.getMember().getUuid());
        }
    }
}
