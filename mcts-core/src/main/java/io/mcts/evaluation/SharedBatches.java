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
 * Values the states of many searches together, for searches with too few iterations to fill batches on their own. The thread that comes
 * first waits for a full batch, or a millisecond at most, and evaluates it; meanwhile the next batch forms. Give the searches about twice
 * as many threads as the batches under way have states; on JDK 21 and later they may be virtual. A failure fails all searches of the batch.
 * If the evaluator draws random numbers, results depend on the order of the threads. Thread-safe.
 *
 * <p>Source: D. Wu, <i>Accelerating Self-Play Learning in Go</i>, 2019 (many games at a time, which share their batches).
 */
public final class SharedBatches<S> implements BatchEvaluator<S> {

    /** The states of a thread, and its turn: true once it forms the next batch, false once its own states are valued. */
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

    private static final long PATIENCE = TimeUnit.MILLISECONDS.toNanos(1);

    private final BatchEvaluator<S> evaluator;
    private final int size;
    private final int atATime;
    private final Lock lock = new ReentrantLock();
    private final Condition hasCome = lock.newCondition();
    private List<Request<S>> waiting = new ArrayList<>();

    private boolean isForming;

    private int underWay;

    /** Shares an evaluator, such as a network, one batch at a time, which waits for a number of requests, 1 or more. */
    public SharedBatches(BatchEvaluator<S> evaluator, int size) {
        this(evaluator, size, 1);
    }

    /**
     * Shares an evaluator that several threads may use at once.
     *
     * @param size the requests that a batch waits for, 1 or more
     * @param atATime the most batches under way, 1 or more: the number of cores, if each evaluation uses one
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

    /** Adds a request; returns whether its thread forms the next batch. */
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

    /** Waits until the thread is to form the next batch (true) or its states are valued (false). */
    private static boolean isTurn(Request<?> own) {
        try {
            return own.turn.join();
        } catch (CompletionException failure) {
            Throwable cause = Objects.requireNonNullElse(failure.getCause(), failure);
            throw new IllegalStateException("a batch shared with other searches failed: " + cause.getMessage(), cause);
        }
    }

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

    /** Test hook: the number of searches that wait for the next batch. */
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
     * @throws IllegalStateException if the evaluator differs between searches, such as rollouts that learn
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
