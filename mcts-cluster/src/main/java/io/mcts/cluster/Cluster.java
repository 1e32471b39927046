package io.mcts.cluster;

import com.hazelcast.client.HazelcastClient;
import com.hazelcast.cluster.InitialMembershipEvent;
import com.hazelcast.cluster.InitialMembershipListener;
import com.hazelcast.cluster.Member;
import com.hazelcast.cluster.MembershipEvent;
import com.hazelcast.core.ExecutionCallback;
import com.hazelcast.core.HazelcastException;
import com.hazelcast.core.HazelcastInstance;
import com.hazelcast.core.IExecutorService;
import io.mcts.arena.Contest;
import io.mcts.arena.GameRecord;
import io.mcts.arena.GameSite;
import io.mcts.arena.GameTask;
import io.mcts.arena.records.GameLine;
import java.time.Duration;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.UUID;
import java.util.concurrent.CancellationException;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.function.BiFunction;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/**
 * The workers of a cluster, as seen by a program that has jobs for them.
 *
 * <pre>{@code
 * try (Cluster cluster = Cluster.connect(Cluster.NAME, List.of("127.0.0.1:5701"), Cluster.PATIENCE, news -> {})) {
 *     Arena.ofThreads(Cluster.MOST_JOBS).playingAt(cluster.site(runner, (contest, game) -> text)).play(contest);
 * }
 * }</pre>
 *
 * <p>Each worker gets as many jobs at a time as it has threads. One that joins gets jobs at once. When one is lost, or has shown no sign
 * of life for the patience, its jobs are given to others; an answer that it may still give is ignored. A worker that has another
 * version gets no more jobs. Thread-safe.
 */
public final class Cluster implements AutoCloseable {

    /** What a cluster is called unless it has another name. */
    public static final String NAME = "mcts";

    /** After what time without a sign of life a worker counts as lost, by default. */
    public static final Duration PATIENCE = Duration.ofSeconds(20);

    /** The most jobs that one program gives at a time. */
    public static final int MOST_JOBS = 512;

    /** A job that has cost this many workers is itself at fault. */
    private static final int MOST_LOSSES = 5;

    private static final long PAUSE_MILLIS = 200;

    private final String name;
    private final List<String> addresses;
    private final Duration patience;
    private final Consumer<String> news;
    private final HazelcastInstance client;
    private final IExecutorService jobs;
    private final IExecutorService questions;
    private final Map<UUID, Place> places = new LinkedHashMap<>();

    private Cluster(String name, List<String> addresses, Duration patience, Consumer<String> news) {
        addresses.forEach(HazelcastConfigs::requireAddress);
        HazelcastConfigs.requirePatience(patience);
        this.name = name;
        this.addresses = List.copyOf(addresses);
        this.patience = patience;
        this.news = news;
        try {
            client = HazelcastClient.newHazelcastClient(
                    HazelcastConfigs.ofCaller(name, addresses, patience, Cluster.class.getClassLoader()));
        } catch (HazelcastException | IllegalStateException nobody) {
            throw new ClusterException(
                    "no worker of a cluster called '" + name + "' answers at " + String.join(", ", addresses)
                            + "\nMaybe it listens elsewhere, or the cluster has another name.",
                    nobody);
        }
        jobs = client.getExecutorService(HazelcastConfigs.JOBS);
        questions = client.getExecutorService(HazelcastConfigs.QUESTIONS);
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
        Cluster cluster = new Cluster(name, addresses, patience, news);
        cluster.client.getCluster().addMembershipListener(cluster.new Members());
        return cluster;
    }

    /** The workers that are there now and, as far as is known, have the right version. */
    public synchronized List<MemberFigures> members() {
        return places.values().stream()
                .filter(place -> place.refusal == null)
                .map(Place::figures)
                .toList();
    }

    /** How many jobs the workers do at a time, all together. */
    public int threads() {
        return members().stream().mapToInt(MemberFigures::threads).sum();
    }

    /**
     * A place where the games of contests are played: each is a job, whose result is the {@link GameLine} of the game. A thread of the
     * arena waits for each game, so the arena needs as many threads as games are to be played at a time, up to {@link #MOST_JOBS}.
     *
     * @param job makes the job of a game of a contest
     */
    public GameSite site(JobRunner runner, BiFunction<Contest<?, ?, ?>, Integer, String> job) {
        return (contest, game, isOver) -> {
            String line = call(runner, job.apply(contest, game)).await();
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
        return call(runner, job).await();
    }

    /** A job that no worker has yet. */
    Call call(JobRunner runner, String text) {
        return new Call(new Job(
                Job.Kind.RUN,
                UUID.randomUUID().toString(),
                client.getLocalEndpoint().getUuid().toString(),
                runner.name(),
                runner.version(text),
                text));
    }

    @Override
    public void close() {
        client.shutdown();
    }

    private synchronized Place acquire() throws InterruptedException {
        long deadline = System.nanoTime() + patience.toNanos();
        while (true) {
            Optional<Place> free = places.values().stream()
                    .filter(Place::isFree)
                    .max(Comparator.comparingInt(place -> place.threads - place.waiting.size()));
            if (free.isPresent()) {
                return free.get();
            }
            if (places.values().stream().anyMatch(place -> place.refusal == null)) {
                deadline = System.nanoTime() + patience.toNanos();
            }
            boolean isVain = !places.isEmpty() && places.values().stream().allMatch(place -> place.hasOtherVersion);
            if (isVain
                    || System.nanoTime() >= deadline
                    || !client.getLifecycleService().isRunning()) {
                throw nobody();
            }
            TimeUnit.MILLISECONDS.timedWait(this, PAUSE_MILLIS);
        }
    }

    private ClusterException nobody() {
        List<String> refusals = places.values().stream()
                .filter(place -> place.hasOtherVersion)
                .map(place -> place.address + " " + place.refusal)
                .sorted()
                .toList();
        return new ClusterException("no worker is left of the cluster '" + name + "' at " + String.join(", ", addresses)
                + (refusals.isEmpty() ? "" : " that has the same version: " + String.join("; ", refusals)));
    }

    /** A job that one worker after the other is asked to do until one has done it. */
    final class Call {

        private final Job job;
        private volatile @Nullable Place place;
        private volatile boolean isWithdrawn;

        private Call(Job job) {
            this.job = job;
        }

        /**
         * Has the job done and returns the result.
         *
         * @throws CancellationException if it was withdrawn before any worker had it
         */
        String await() throws InterruptedException {
            int losses = 0;
            long firstFailure = 0;
            while (losses < MOST_LOSSES) {
                CompletableFuture<String> answer = new CompletableFuture<>();
                Place here = give(answer);
                try {
                    Optional<String> result = here.heard(Answer.parse(awaited(answer)), job);
                    if (result.isPresent()) {
                        return result.get();
                    }
                } catch (ExecutionException lost) {
                    firstFailure = firstFailure == 0 ? System.nanoTime() : firstFailure;
                    losses += isLost(here) || isOver(firstFailure) ? 1 : 0;
                } catch (InterruptedException interrupt) {
                    cancel();
                    throw interrupt;
                } finally {
                    release(here);
                }
            }
            throw new ClusterException("one worker after the other was lost that did this job: " + job.text());
        }

        /** Waits for an answer, unless it has been lost on its way. */
        private String awaited(CompletableFuture<String> answer) throws InterruptedException, ExecutionException {
            while (true) {
                try {
                    return answer.get(patience.toNanos(), TimeUnit.NANOSECONDS);
                } catch (TimeoutException late) {
                    if (!isRunning() && !answer.isDone()) {
                        throw new ExecutionException("the worker does not know of the job any more", late);
                    }
                }
            }
        }

        private boolean isRunning() throws InterruptedException {
            try {
                return Boolean.parseBoolean(ask(Job.Kind.IS_RUNNING).get(patience.toNanos(), TimeUnit.NANOSECONDS));
            } catch (ExecutionException | TimeoutException lost) {
                return false;
            }
        }

        /** Whether the worker has left; one that has not, although it does not answer, gets no jobs for a while. */
        private boolean isLost(Place here) {
            synchronized (Cluster.this) {
                here.doubtedUntil = System.nanoTime() + patience.toNanos() / 2;
                return !places.containsValue(here);
            }
        }

        /** Whether the job has failed for so long that the connection does not come back. */
        private boolean isOver(long firstFailure) {
            return System.nanoTime() - firstFailure > 2 * patience.toNanos();
        }

        private Place give(CompletableFuture<String> answer) throws InterruptedException {
            Place here;
            synchronized (Cluster.this) {
                here = acquire();
                if (isWithdrawn) {
                    throw new CancellationException("the job is no longer wanted: " + job.text());
                }
                here.waiting.put(this, answer);
            }
            place = here;
            try {
                jobs.submitToMember(job, here.member, callback(answer));
            } catch (RuntimeException notSent) {
                answer.completeExceptionally(notSent);
            }
            return here;
        }

        private void release(Place here) {
            synchronized (Cluster.this) {
                here.waiting.remove(this);
                Cluster.this.notify(); // there is room for one job; the others check again soon
            }
        }

        /** What the job has reported; blank if it has not, or is not running. */
        CompletableFuture<String> tell() {
            return ask(Job.Kind.TELL);
        }

        /** From now on no worker gets the job; one that has it goes on. */
        void withdraw() {
            isWithdrawn = true;
        }

        /** Tells the worker to end the job and answer with what there is. */
        void cancel() {
            CompletableFuture<String> unused = ask(Job.Kind.CANCEL);
        }

        private CompletableFuture<String> ask(Job.Kind question) {
            CompletableFuture<String> answer = new CompletableFuture<>();
            Place here = place;
            if (here == null || !client.getLifecycleService().isRunning()) {
                return CompletableFuture.completedFuture("");
            }
            try {
                questions.submitToMember(job.about(question), here.member, callback(answer));
            } catch (RuntimeException notSent) {
                answer.completeExceptionally(notSent);
            }
            return answer;
        }
    }

    private static ExecutionCallback<String> callback(CompletableFuture<String> answer) {
        return new ExecutionCallback<>() {
            @Override
            public void onResponse(String text) {
                answer.complete(text);
            }

            @Override
            public void onFailure(Throwable failure) {
                answer.completeExceptionally(failure);
            }
        };
    }

    /** A worker, and the jobs given to it. */
    private final class Place {

        final Member member;
        final String address;
        final int threads;
        final long start = System.nanoTime();
        final Map<Call, CompletableFuture<String>> waiting = new LinkedHashMap<>();
        long done;

        /** Why it gets no jobs; null while it does. */
        @Nullable
        String refusal;

        boolean hasOtherVersion;
        long doubtedUntil = start;

        Place(Member member) {
            this.member = member;
            address = Worker.address(member.getAddress());
            threads = Integer.parseInt(member.getAttribute(HazelcastConfigs.THREADS));
        }

        boolean isFree() {
            return refusal == null && waiting.size() < threads && System.nanoTime() >= doubtedUntil;
        }

        /** The result, if the answer has it. */
        Optional<String> heard(Answer answer, Job job) {
            synchronized (Cluster.this) {
                return switch (answer.kind()) {
                    case DONE -> {
                        done++;
                        yield Optional.of(answer.text());
                    }
                    case FAILED -> throw new ClusterException("worker " + address + ": " + answer.text());
                    case RETURNED -> {
                        refuse("stops");
                        yield Optional.empty();
                    }
                    case REFUSED -> {
                        hasOtherVersion = true;
                        if (refuse("has " + answer.text() + ", this program has " + job.version())) {
                            news.accept("worker " + address + " " + refusal + "; it gets no jobs");
                        }
                        yield Optional.empty();
                    }
                };
            }
        }

        private boolean refuse(String why) {
            boolean isNew = refusal == null;
            refusal = isNew ? why : refusal;
            return isNew;
        }

        MemberFigures figures() {
            double seconds = (System.nanoTime() - start) / 1e9;
            return new MemberFigures(address, threads, waiting.size(), done, done / seconds);
        }
    }

    /** Keeps the places up to date. */
    private final class Members implements InitialMembershipListener {

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
            synchronized (Cluster.this) {
                places.put(member.getUuid(), new Place(member));
                Cluster.this.notifyAll();
            }
        }

        @Override
        public void memberRemoved(MembershipEvent event) {
            String address = Worker.address(event.getMember().getAddress());
            List<CompletableFuture<String>> lost = List.of();
            synchronized (Cluster.this) {
                Place gone = places.remove(event.getMember().getUuid());
                if (gone != null) {
                    lost = List.copyOf(gone.waiting.values());
                }
                Cluster.this.notifyAll();
            }
            lost.forEach(answer ->
                    answer.completeExceptionally(new CompletionException("worker " + address + " has left", null)));
            news.accept("worker " + address + " has left"
                    + (lost.isEmpty() ? "" : "; the " + lost.size() + " jobs that it had are given to others"));
        }
    }
}
