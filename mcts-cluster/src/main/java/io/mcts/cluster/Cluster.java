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
 * The workers of a cluster, as seen by a program that has jobs for them.
 *
 * <pre>{@code
 * try (Cluster cluster = Cluster.connect(Cluster.NAME, List.of("127.0.0.1:5701"), Secret.none(), Cluster.TIMEOUT, news -> {})) {
 *     Arena.ofThreads(cluster.jobsAtATime()).playingAt(cluster.site(runner, (contest, game) -> text)).play(contest);
 * }
 * }</pre>
 *
 * <p>Each worker gets as many jobs at a time as it has threads, and some more if they are short. One that joins gets jobs at once. When
 * one is lost, or has shown no sign of life for the timeout, its jobs are given to others; an answer that it may still give is
 * ignored. A worker that has another version, or fails at a job that another one does, gets no more jobs of the kind. If several programs
 * use the cluster, each gets an equal share of every worker. A worker gets jobs when it has shown that it knows the {@link Secret}; every
 * answer is checked for it. Thread-safe.
 */
public final class Cluster implements AutoCloseable {

    /** The name of a cluster unless it has another one. */
    public static final String NAME = "mcts";

    /** The default time without a sign of life after which a worker counts as lost. */
    public static final Duration TIMEOUT = Duration.ofSeconds(20);

    private static final int FEWEST_JOBS = 512;

    private static final long LOOK_MILLIS = 100;

    /** The pause before a member that has not replied is asked for the secret again. */
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
     * @param name what it is called
     * @param addresses of some of its workers, as {@code host:port}; one that answers suffices
     * @param secret what the workers have to know
     * @param timeout how long to wait for an answer, and after what time without a sign of life a worker counts as lost
     * @param news receives what the user should know, such as that a worker has come, has left, or has another version
     * @throws ClusterException if none answers that knows the secret
     */
    public static Cluster connect(
            String name, List<String> addresses, Secret secret, Duration timeout, Consumer<String> news) {
        return connect(name, addresses, secret, timeout, news, System::nanoTime);
    }

    /** Connects to a cluster, with a clock by which the timeout is measured. */
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

    /** Whether each worker has been asked for the secret, and one knows it or all have another one. */
    private boolean areAllGreeted() {
        boolean isOneKnown = !dispatcher.members().isEmpty();
        return (isOneKnown || !strangers.isEmpty())
                && strangers.values().stream().allMatch(other -> isOneKnown ? other.isAnswered : other.isRefused);
    }

    /** The workers that are there now and do jobs; not those that have only refused them. */
    public List<MemberFigures> members() {
        return dispatcher.members();
    }

    /** All workers that have been there, also those that have left. */
    public List<MemberFigures> allMembers() {
        return dispatcher.allMembers();
    }

    /** Returns the number of jobs that the workers do at a time, all together. */
    public int threads() {
        return members().stream().mapToInt(MemberFigures::threads).sum();
    }

    /**
     * Returns the number of jobs that a program should give at a time to keep all workers busy: twice as many as they have threads, and not
     * fewer than 512, so that workers that join later and short jobs, of which a worker has some in reserve, find enough.
     */
    public int jobsAtATime() {
        return Math.max(FEWEST_JOBS, 2 * threads());
    }

    /**
     * A place where the games of contests are played: each is a job, whose result is the {@link GameLine} of the game. A thread of the
     * arena waits for each game, so the arena needs as many threads as games are to be played at a time, such as {@link #jobsAtATime}.
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
     * Runs a job and waits for its result.
     *
     * @return its result
     * @throws ClusterException if there is no worker any more, none has the same version, or the job fails
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

    /** The time on the clock by which the timeout is measured. */
    long nanoTime() {
        return nanoTime.getAsLong();
    }

    /** A job that no worker has yet. */
    PendingJob pending(JobRunner runner, String text) {
        return new PendingJob(new PendingJob.Kind(runner.name(), runner.version(text)), text);
    }

    void submit(PendingJob job) {
        dispatcher.submit(job);
    }

    /** Asks the worker that has a job what the job has reported. */
    void ask(PendingJob job) {
        dispatcher.ask(job);
    }

    /** Ends a job with what there is; if no worker has begun it, none will. */
    void end(PendingJob job) {
        dispatcher.end(job);
    }

    /** Forgets a job, which ends without an answer. */
    void drop(PendingJob job) {
        dispatcher.drop(job);
    }

    /** Ends the jobs that are not done. */
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

    /** Sends what is to be sent, until the end. */
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

    /** Returns the reply of a worker to a message; it fails with a {@link ClusterException} if the worker does not know the secret. */
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

    /** A member that has not shown yet that it knows the secret: the dispatcher does not know of it. */
    private final class UnverifiedMember {

        private final Member member;
        private final boolean isNew;
        private long askedNanos = nanoTime.getAsLong() - PAUSE_NANOS;

        /** Whether there was a reply, or it has failed. */
        private volatile boolean isAnswered;

        /** Whether the reply has shown that it has another secret, or none. */
        private volatile boolean isRefused;

        UnverifiedMember(Member member, boolean isNew) {
            this.member = member;
            this.isNew = isNew;
        }

        /** Asks for the secret, again if there is no reply: what is sent to one that has just started may be lost. */
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

    /** Keeps the dispatcher up to date. */
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
