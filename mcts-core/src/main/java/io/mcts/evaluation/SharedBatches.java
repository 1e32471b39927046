package io.mcts.evaluation;

import io.mcts.internal.Argument;
import io.mcts.internal.SearchStopped;
import io.mcts.policy.Learning;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.Lock;
import java.util.concurrent.locks.ReentrantLock;
import java.util.random.RandomGenerator;

/**
 * Values the states of many searches together. A network is much faster in batches, and searches with few iterations, as in self-play,
 * have none of their own. The thread that comes first waits until there are states enough for a batch, or for a millisecond at most, and
 * evaluates them all; meanwhile the states of other threads form the next batch, which another of them evaluates at the same time if so
 * many may be under way.
 *
 * <p>Give the searches about twice as many threads as the batches under way have states; on JDK 21 and later they may be virtual.
 *
 * <p>An evaluator that draws random numbers takes those of any of the searches: their results then depend on the order of the threads.
 * A failure in a batch is one of all its searches, unless the search that evaluated it has to stop: then that search ends, and the
 * others evaluate their states again. Thread-safe.
 *
 * <p>Source: D. Wu, <i>Accelerating Self-Play Learning in Go</i>, 2019 (many games at a time, which share their batches).
 */
public final class SharedBatches<S> implements BatchEvaluator<S> {

    /** The states of a thread, and its turn: true once it is to form the next batch, false once its own states are valued. */
    private static final class Request<S> {

        final List<S> states;
        final double[][] payoffs;
        final double[][] priors;
        final CompletableFuture<Boolean> turn = new CompletableFuture<>();

        Request(List<S> states, double[][] payoffs, double[][] priors) {
            this.states = states;
            this.payoffs = payoffs;
            this.priors = priors;
        }
    }

    /** The time for which a batch waits for more states, since searches may have ended. */
    private static final long PATIENCE = TimeUnit.MILLISECONDS.toNanos(1);

    private final BatchEvaluator<S> evaluator;
    private final int size;
    private final int atATime;
    private final Lock lock = new ReentrantLock();
    private final Condition hasCome = lock.newCondition();
    private List<Request<S>> waiting = new ArrayList<>();

    private boolean isForming;

    private int underWay;

    /**
     * A way to share an evaluator, such as a network, one batch at a time.
     *
     * @param size how many requests a batch waits for, 1 or more
     */
    public SharedBatches(BatchEvaluator<S> evaluator, int size) {
        this(evaluator, size, 1);
    }

    /**
     * A way to share an evaluator that several threads may use at once, such as a network that computes on the calling thread.
     *
     * @param size how many requests a batch waits for, 1 or more
     * @param atATime how many batches may be under way, 1 or more: as many as there are cores, if each evaluation uses one
     */
    public SharedBatches(BatchEvaluator<S> evaluator, int size, int atATime) {
        Argument.require(size >= 1, "a batch waits for 1 request or more", size);
        Argument.require(atATime >= 1, "1 batch or more is under way at a time", atATime);
        this.evaluator = evaluator;
        this.size = size;
        this.atATime = atATime;
    }

    @Override
    public void evaluate(List<S> states, RandomGenerator random, double[][] payoffs, double[][] priors) {
        Request<S> own = new Request<>(states, payoffs, priors);
        if (add(own) || isTurn(own)) {
            run(own, random);
        }
    }

    /** Adds a request; whether its thread is to form the next batch. */
    private boolean add(Request<S> request) {
        lock.lock();
        try {
            waiting.add(request);
            if (waiting.size() >= size) {
                hasCome.signal();
            }
            boolean isFirst = !isForming && underWay < atATime;
            isForming |= isFirst;
            return isFirst;
        } finally {
            lock.unlock();
        }
    }

    /** Waits until the states of a request are valued, false, or the thread is to form the next batch, true. */
    private static boolean isTurn(Request<?> own) {
        try {
            return own.turn.join();
        } catch (CompletionException failure) {
            Throwable cause = Objects.requireNonNullElse(failure.getCause(), failure);
            throw new IllegalStateException("a batch shared with other searches failed: " + cause.getMessage(), cause);
        }
    }

    /** Evaluates what has come together by now, and gives the turn to the next thread. */
    private void run(Request<S> own, RandomGenerator random) {
        List<Request<S>> batch = taken();
        List<Request<S>> others = new ArrayList<>(batch);
        others.remove(own);
        try {
            evaluate(batch, random);
        } catch (Throwable failure) {
            if (Thread.currentThread().isInterrupted() || failure instanceof SearchStopped) {
                end(others);
            } else {
                end(List.of());
                others.forEach(request -> request.turn.completeExceptionally(failure));
            }
            throw failure;
        }
        end(List.of());
        others.forEach(request -> request.turn.complete(false));
    }

    /** Test hook: how many searches wait for the next batch. */
    int waiting() {
        lock.lock();
        try {
            return waiting.size();
        } finally {
            lock.unlock();
        }
    }

    private List<Request<S>> taken() {
        lock.lock();
        try {
            awaitMore();
            List<Request<S>> batch = waiting;
            waiting = new ArrayList<>();
            isForming = false;
            underWay++;
            return batch;
        } finally {
            lock.unlock();
        }
    }

    private void awaitMore() {
        long left = PATIENCE;
        try {
            while (waiting.size() < size && left > 0) {
                left = hasCome.awaitNanos(left);
            }
        } catch (InterruptedException interrupt) {
            Thread.currentThread().interrupt(); // its own search ends; the others need their values at once
        }
    }

    /** A batch is over; requests that it leaves without values come into the next one. */
    private void end(List<Request<S>> left) {
        lock.lock();
        try {
            underWay--;
            waiting.addAll(0, left);
            if (!isForming && !waiting.isEmpty()) {
                isForming = true;
                waiting.get(0).turn.complete(true);
            }
        } finally {
            lock.unlock();
        }
    }

    private void evaluate(List<Request<S>> batch, RandomGenerator random) {
        List<S> states = new ArrayList<>();
        List<double[]> payoffs = new ArrayList<>();
        List<double[]> priors = new ArrayList<>();
        for (Request<S> request : batch) {
            for (int i = 0; i < request.payoffs.length; i++) {
                states.add(request.states.get(i));
                payoffs.add(request.payoffs[i]);
                priors.add(request.priors[i]);
            }
        }
        evaluator.evaluate(states, random, payoffs.toArray(new double[0][]), priors.toArray(new double[0][]));
    }

    @Override
    public boolean givesPriors() {
        return evaluator.givesPriors();
    }

    /**
     * {@inheritDoc}
     *
     * @throws IllegalStateException if the evaluator is another one in each search, as rollouts that learn are
     */
    @Override
    public BatchEvaluator<S> with(Learning learning) {
        if (!evaluator.with(learning).equals(evaluator)) {
            throw new IllegalStateException("searches cannot share " + evaluator + ", which learns in each of them");
        }
        return this;
    }

    @Override
    public String toString() {
        return "shared:size=" + size + ":at-a-time=" + atATime + ":" + evaluator;
    }
}
