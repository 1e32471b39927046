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
 * A root-parallel search whose workers, the streams of its seed, are jobs of a cluster: the result of each is the text of its
 * {@link RootShare} ({@link ShareText}), and the shares are merged as those of one machine are ({@link Mcts#merged}). The same seed and
 * number of streams give the same result, whichever workers do them.
 *
 * <p>While it runs, the caller asks the workers what they know, so that it can show progress and stop early. A time limit is kept on the
 * caller's clock: streams that have not answered a second after it are left out, or count with what they had reported before.
 *
 * @param <S> the states of the game
 * @param <M> the moves of the game
 */
public final class ClusterSearch<S extends GameState<S, M>, M extends Move> {

    /** The time to wait for answers after the time is over. */
    private static final Duration GRACE = Duration.ofSeconds(1);

    private static final Set<StopReason> ENDED_FROM_OUTSIDE =
            Set.of(StopReason.RUNNING, StopReason.CANCELLED, StopReason.INTERRUPTED);

    private final Cluster cluster;
    private final JobRunner runner;
    private final Mcts<S, M> mcts;
    private final Duration interval;
    private final Duration grace;

    /**
     * A search.
     *
     * @param mcts the search as one machine would do it: with a seed, and as many trees as there are streams
     * @param interval how often the workers are asked what they know
     */
    public ClusterSearch(Cluster cluster, JobRunner runner, Mcts<S, M> mcts, Duration interval) {
        this(cluster, runner, mcts, interval, GRACE);
    }

    /** A search that waits for another time for the answers of streams that it has ended. */
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
     * @param job makes the job of a stream, given its number; its result is the text of a {@link RootShare}, and so is what it reports
     * @param time the time on the caller's clock after which the search has to end; empty if the budgets of the jobs end it
     * @param isOver decides after each interval whether enough is known
     * @throws IllegalArgumentException if the moves of the state are only drawn
     * @throws ClusterException if no stream was there in time, or a job fails
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

    /** Waits until all streams have come to their end, but no longer than for a time. */
    private static void await(List<? extends Stream<?, ?>> streams, long nanos) throws InterruptedException {
        long end = System.nanoTime() + nanos;
        for (Stream<?, ?> stream : streams) {
            stream.await(Math.max(0, end - System.nanoTime()));
        }
    }

    /**
     * Returns what is known of all streams together.
     *
     * @param reason why streams have ended, or will, that did not end by themselves
     */
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

    /** A stream and what is known of it. */
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

        /** Takes what the worker has reported, if that is new. */
        void readReport() {
            if (!isRead && !report.equals(job.report())) {
                report = job.report();
                sofar = ShareText.read(report, root);
            }
        }

        boolean isDone() {
            return job.answer().isDone();
        }

        /** Waits for the answer, which becomes what is known if it comes in time. */
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
