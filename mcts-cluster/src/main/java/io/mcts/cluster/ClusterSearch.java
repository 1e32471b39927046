package io.mcts.cluster;

import io.mcts.Mcts;
import io.mcts.game.GameState;
import io.mcts.game.Move;
import io.mcts.result.RootShare;
import io.mcts.result.StopReason;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.CancellationException;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.function.IntFunction;
import java.util.function.Predicate;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/**
 * A root-parallel search whose workers, the streams of its seed, are jobs of a cluster. Their {@link RootShare}s are sent as {@link
 * ShareText} and merged ({@link Mcts#merged}). The result is determined by the seed and the number of streams.
 *
 * <p>Interim reports allow progress and early stopping. A time limit is on the caller's clock: streams without an answer a second after it
 * count with their last report, or not at all.
 */
public final class ClusterSearch<S extends GameState<S, M>, M extends Move> {

    private static final Duration GRACE = Duration.ofSeconds(1);

    private static final Set<StopReason> ENDED_FROM_OUTSIDE =
            Set.of(StopReason.RUNNING, StopReason.CANCELLED, StopReason.INTERRUPTED);

    private final Cluster cluster;
    private final JobRunner runner;
    private final Mcts<S, M> mcts;
    private final Duration interval;
    private final Duration grace;

    /**
     * Makes a search.
     *
     * @param mcts the search on one machine: with a seed, and one tree for each stream
     * @param interval the interval of reports
     */
    public ClusterSearch(Cluster cluster, JobRunner runner, Mcts<S, M> mcts, Duration interval) {
        this(cluster, runner, mcts, interval, GRACE);
    }

    ClusterSearch(Cluster cluster, JobRunner runner, Mcts<S, M> mcts, Duration interval, Duration grace) {
        this.cluster = cluster;
        this.runner = runner;
        this.mcts = mcts;
        this.interval = interval;
        this.grace = grace;
    }

    /**
     * Searches from a state.
     *
     * @param job makes the job of a stream by number; its result and reports are texts of a {@link RootShare}
     * @param time the time limit on the caller's clock; empty if the jobs have budgets
     * @param isOver decides after each interval whether to stop
     * @throws IllegalArgumentException if the moves of the state are only drawn
     * @throws ClusterException if no stream answered in time, or a job fails
     * @throws InterruptedException if the thread is interrupted; the jobs are cancelled
     */
    public SearchAnswer<M> search(
            S state, IntFunction<String> job, Optional<Duration> time, Predicate<SearchAnswer<M>> isOver)
            throws InterruptedException {
        ShareText.requireListed(state);
        long start = cluster.nanoTime();
        int count = mcts.parallel().trees();
        List<Stream<S, M>> streams = IntStream.range(0, count)
                .mapToObj(stream -> new Stream<>(state.copy(), cluster.pending(runner, job.apply(stream))))
                .toList();
        try {
            for (Stream<S, M> stream : streams) {
                cluster.submit(stream.job);
            }
            long end = time.map(limit -> start + limit.toNanos()).orElse(Long.MAX_VALUE);
            boolean isStopped = false;
            while (!isStopped && streams.stream().anyMatch(stream -> !stream.isDone()) && cluster.nanoTime() < end) {
                await(streams, Math.min(interval.toNanos(), end - cluster.nanoTime()));
                for (Stream<S, M> stream : streams) {
                    stream.readReport();
                    cluster.ask(stream.job);
                }
                Optional<SearchAnswer<M>> sofar = answer(state, streams, start, StopReason.RUNNING);
                isStopped = sofar.isPresent() && isOver.test(sofar.get());
            }
            List<Stream<S, M>> unfinished =
                    streams.stream().filter(stream -> !stream.isDone()).toList();
            unfinished.forEach(stream -> cluster.end(stream.job));
            await(streams, grace.toNanos());
            return answer(state, streams, start, isStopped ? StopReason.CANCELLED : StopReason.TIME)
                    .orElseThrow(() -> new ClusterException("none of " + count + " streams answered in time"));
        } finally {
            streams.forEach(stream -> cluster.drop(stream.job));
        }
    }

    private static void await(List<? extends Stream<?, ?>> streams, long nanos) throws InterruptedException {
        long end = System.nanoTime() + nanos;
        for (Stream<?, ?> stream : streams) {
            stream.await(Math.max(0, end - System.nanoTime()));
        }
    }

    /** Merges the streams; {@code reason} is that of those that did not end on their own. */
    private Optional<SearchAnswer<M>> answer(S state, List<Stream<S, M>> streams, long start, StopReason reason) {
        List<RootShare<M>> shares = new ArrayList<>();
        List<Integer> late = new ArrayList<>();
        int done = 0;
        for (int number = 0; number < streams.size(); number++) {
            Stream<S, M> stream = streams.get(number);
            RootShare<M> share = stream.sofar;
            done += stream.isRead ? 1 : 0;
            if (share != null) {
                shares.add(ENDED_FROM_OUTSIDE.contains(share.effort().stopReason()) ? share.stoppedBy(reason) : share);
            }
            if (reason != StopReason.RUNNING && !stream.isRead) {
                late.add(number);
            }
        }
        return shares.isEmpty()
                ? Optional.empty()
                : Optional.of(new SearchAnswer<>(
                        mcts.merged(state, shares, Duration.ofNanos(cluster.nanoTime() - start)), done, late));
    }

    private static final class Stream<S extends GameState<S, M>, M extends Move> {

        private final S root;

        final PendingJob job;
        private String report = "";

        @Nullable
        RootShare<M> sofar;

        boolean isRead;

        Stream(S root, PendingJob job) {
            this.root = root;
            this.job = job;
        }

        void readReport() {
            if (!isRead && !report.equals(job.report())) {
                report = job.report();
                sofar = ShareText.read(report, root);
            }
        }

        boolean isDone() {
            return job.answer().isDone();
        }

        void await(long nanos) throws InterruptedException {
            try {
                String text = job.answer().get(nanos, TimeUnit.NANOSECONDS);
                if (!isRead) {
                    isRead = true;
                    sofar = ShareText.read(text, root);
                }
            } catch (TimeoutException | CancellationException late) {
                readReport();
            } catch (ExecutionException failure) {
                throw failure.getCause() instanceof RuntimeException cause
                        ? cause
                        : new ClusterException("a stream failed", failure);
            }
        }
    }
}
