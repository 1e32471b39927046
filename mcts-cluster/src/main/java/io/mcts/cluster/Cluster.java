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
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.UUID;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.function.BiFunction;
import java.util.function.Consumer;
import java.util.function.LongSupplier;

/**
 * The workers of a cluster, as seen by a program that has jobs for them.
 *
 * <pre>{@code
 * try (Cluster cluster = Cluster.connect(Cluster.NAME, List.of("127.0.0.1:5701"), Cluster.PATIENCE, news -> {})) {
 *     Arena.ofThreads(cluster.jobsAtATime()).playingAt(cluster.site(runner, (contest, game) -> text)).play(contest);
 * }
 * }</pre>
 *
 * <p>Each worker gets as many jobs at a time as it has threads, and some more if they are short. One that joins gets jobs at once. When
 * one is lost, or has shown no sign of life for the patience, its jobs are given to others; an answer that it may still give is
 * ignored. A worker that has another version, or fails at a job that another one does, gets no more jobs of the kind. If several programs
 * use the cluster, each gets an equal share of every worker. Thread-safe.
 */
public final class Cluster implements AutoCloseable {

    /** What a cluster is called unless it has another name. */
    public static final String NAME = "mcts";

    /** After what time without a sign of life a worker counts as lost, by default. */
    public static final Duration PATIENCE = Duration.ofSeconds(20);

    private static final int FEWEST_JOBS = 512;

    private static final long LOOK_MILLIS = 100;
    private static final long CONNECTION_CHECK_MILLIS = 20;
    private static final Duration LONGEST_FAREWELL = Duration.ofSeconds(1);

    private final HazelcastInstance client;
    private final IExecutorService exchanges;
    private final LongSupplier nanoTime;
    private final Dispatcher dispatcher;
    private final Map<UUID, Member> members = new ConcurrentHashMap<>();
    private final Thread post = new Thread(this::post, "mcts-cluster");

    private Cluster(
            String name, List<String> addresses, Duration patience, Consumer<String> news, LongSupplier nanoTime) {
        this.nanoTime = nanoTime;
        addresses.forEach(Addresses::require);
        HazelcastConfigs.requirePatience(patience);
        String place = "a cluster called '" + name + "' answers at " + String.join(", ", addresses);
        List<String> causes = Addresses.awaitOne(addresses, patience, nanoTime);
        if (!causes.isEmpty()) {
            throw new ClusterException("no worker of " + place + " (" + String.join("; ", causes) + ")");
        }
        client = HazelcastClient.newHazelcastClient(
                HazelcastConfigs.ofCaller(name, addresses, patience, Cluster.class.getClassLoader()));
        if (!isConnectedWithin(patience)) {
            client.shutdown();
            throw new ClusterException("no worker of " + place + ", but a program listens there"
                    + "\nMaybe the cluster has another name, or it is no worker.");
        }
        exchanges = client.getExecutorService(HazelcastConfigs.EXCHANGES);
        dispatcher = new Dispatcher(
                "'" + name + "' at " + String.join(", ", addresses),
                client.getLocalEndpoint().getUuid().toString(),
                patience,
                news,
                nanoTime);
        post.setDaemon(true);
    }

    private boolean isConnectedWithin(Duration time) {
        long start = nanoTime.getAsLong();
        try {
            while (!isConnected() && nanoTime.getAsLong() - start < time.toNanos()) {
                TimeUnit.MILLISECONDS.sleep(CONNECTION_CHECK_MILLIS);
            }
        } catch (InterruptedException interrupt) {
            Thread.currentThread().interrupt();
        }
        return isConnected();
    }

    private boolean isConnected() {
        try {
            client.getExecutorService(HazelcastConfigs.EXCHANGES);
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
     * @param patience how long to wait for an answer, and after what time without a sign of life a worker counts as lost
     * @param news receives what the user should know, such as that a worker has come, has left, or has another version
     * @throws ClusterException if none answers
     */
    public static Cluster connect(String name, List<String> addresses, Duration patience, Consumer<String> news) {
        return connect(name, addresses, patience, news, System::nanoTime);
    }

    /** Connects to a cluster, with a clock by which the patience is measured. */
    static Cluster connect(
            String name, List<String> addresses, Duration patience, Consumer<String> news, LongSupplier nanoTime) {
        Cluster cluster = new Cluster(name, addresses, patience, news, nanoTime);
        cluster.client.getCluster().addMembershipListener(cluster.new Members(news));
        cluster.post.start();
        return cluster;
    }

    /** The workers that are there now and do jobs; not those that have only refused them. */
    public List<MemberFigures> members() {
        return dispatcher.members();
    }

    /** All workers that have been there, also those that have left. */
    public List<MemberFigures> allMembers() {
        return dispatcher.allMembers();
    }

    /** How many jobs the workers do at a time, all together. */
    public int threads() {
        return members().stream().mapToInt(MemberFigures::threads).sum();
    }

    /**
     * How many jobs a program should give at a time to keep all workers busy: twice as many as they have threads, and not fewer than
     * 512, so that workers that join later and short jobs, of which a worker has some in reserve, find enough.
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
     * Has a job done.
     *
     * @return its result
     * @throws ClusterException if there is no worker any more, none has the same version, or the job fails
     * @throws InterruptedException if the thread is interrupted while it waits; the job is cancelled
     */
    public String run(JobRunner runner, String job) throws InterruptedException {
        Call call = call(runner, job);
        submit(call);
        try {
            return call.answer().get();
        } catch (ExecutionException failure) {
            throw failed(failure);
        } catch (InterruptedException interrupt) {
            dispatcher.drop(call);
            throw interrupt;
        }
    }

    private static ClusterException failed(ExecutionException failure) {
        return new ClusterException(
                String.valueOf(Objects.requireNonNull(failure.getCause()).getMessage()), failure);
    }

    /** The time on the clock by which the patience is measured. */
    long nanoTime() {
        return nanoTime.getAsLong();
    }

    /** A job that no worker has yet. */
    Call call(JobRunner runner, String text) {
        return new Call(new Call.Kind(runner.name(), runner.version(text)), text);
    }

    void submit(Call call) {
        dispatcher.submit(call);
    }

    /** Asks the worker that has a job what the job has reported. */
    void ask(Call call) {
        dispatcher.ask(call);
    }

    /** Has a job end with what there is; if no worker has begun it, none will. */
    void end(Call call) {
        dispatcher.end(call);
    }

    /** Forgets a job, which ends without an answer. */
    void drop(Call call) {
        dispatcher.drop(call);
    }

    /** Ends the jobs that are not done. */
    @Override
    public void close() {
        dispatcher.close("the connection to the cluster was closed");
        List<Future<Reply>> replies = new ArrayList<>();
        long end = System.nanoTime() + LONGEST_FAREWELL.toNanos();
        try {
            for (Dispatcher.Letter letter : dispatcher.farewells()) {
                replies.add(exchanges.submitToMember(letter.message(), member(letter)));
            }
            for (Future<Reply> reply : replies) {
                reply.get(Math.max(0, end - System.nanoTime()), TimeUnit.NANOSECONDS);
            }
        } catch (ExecutionException | TimeoutException | RuntimeException notReached) {
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
                dispatcher.await(LOOK_MILLIS).forEach(this::send);
            }
        } catch (InterruptedException end) {
            Thread.currentThread().interrupt();
        }
    }

    private void send(Dispatcher.Letter letter) {
        try {
            exchanges.submitToMember(letter.message(), member(letter), new ExecutionCallback<>() {
                @Override
                public void onResponse(Reply reply) {
                    dispatcher.replied(letter, reply);
                }

                @Override
                public void onFailure(Throwable failure) {
                    dispatcher.failed(letter);
                }
            });
        } catch (RuntimeException notSent) {
            dispatcher.failed(letter);
        }
    }

    private Member member(Dispatcher.Letter letter) {
        return Objects.requireNonNull(members.get(letter.place().id()), "the worker has left");
    }

    /** Keeps the dispatcher up to date. */
    private final class Members implements InitialMembershipListener {

        private final Consumer<String> news;

        Members(Consumer<String> news) {
            this.news = news;
        }

        @Override
        public void init(InitialMembershipEvent event) {
            event.getMembers().forEach(this::add);
        }

        @Override
        public void memberAdded(MembershipEvent event) {
            add(event.getMember());
            news.accept("worker " + Worker.address(event.getMember().getAddress()) + " has joined");
        }

        private void add(Member member) {
            members.put(member.getUuid(), member);
            dispatcher.joined(
                    member.getUuid(),
                    Worker.address(member.getAddress()),
                    Integer.parseInt(member.getAttribute(HazelcastConfigs.THREADS)));
        }

        @Override
        public void memberRemoved(MembershipEvent event) {
            dispatcher.left(event.getMember().getUuid());
            members.remove(event.getMember().getUuid());
        }
    }
}
