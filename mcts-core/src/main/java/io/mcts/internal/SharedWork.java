package io.mcts.internal;

import java.util.TreeMap;
import java.util.concurrent.Executor;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;
import java.util.function.IntConsumer;
import org.jspecify.annotations.Nullable;

/**
 * Work in numbered pieces, shared between the calling thread and helpers on an executor; for several runs in turn, until it is stopped.
 * Pieces that no helper has begun run on the calling thread, so a busy or full executor never blocks the work. When a piece fails, or the
 * calling thread is interrupted, the work is {@linkplain #isStopped stopped}: no other piece begins, and long ones should check often.
 */
public final class SharedWork {

    private static final ThreadLocal<@Nullable Caller> HELPED = new ThreadLocal<>();

    private final Executor executor;
    private final int threads;
    private volatile boolean isStopped;

    public SharedWork(Executor executor, int threads) {
        this.executor = executor;
        this.threads = threads;
    }

    /**
     * Runs all pieces, piece 0 on the calling thread; returns when no thread works on any, false if some were left because of {@link #stop}
     * or an interrupt, which is kept. Throws the failure of the lowest piece, with the others suppressed.
     */
    public boolean run(int count, IntConsumer piece) {
        return count == 0 || (!isStopped && new Run(count, piece).run());
    }

    /** Whether the current thread is the given one, or helps it with shared work, directly or through other helpers; false for null. */
    public static boolean isWorkOf(@Nullable Thread thread) {
        if (Thread.currentThread() == thread) {
            return true;
        }
        for (Caller caller = HELPED.get(); caller != null; caller = caller.helped()) {
            if (caller.thread() == thread) {
                return true;
            }
        }
        return false;
    }

    /** Returns a failure on another thread as an unchecked exception; throws an Error at once. */
    public static RuntimeException unchecked(Throwable failure) {
        if (failure instanceof Error error) {
            throw error;
        }
        return failure instanceof RuntimeException exception ? exception : new IllegalStateException(failure);
    }

    public void stop() {
        isStopped = true;
    }

    public boolean isStopped() {
        return isStopped;
    }

    private record Caller(Thread thread, @Nullable Caller helped) {}

    /** Uses a lock: on JDK 17.0.15 a caller was twice found waiting in the monitor after the last helper had left. */
    private final class Run {

        private static final int NONE = -1;

        private final int count;
        private final IntConsumer piece;
        private final Thread caller = Thread.currentThread();
        private final Caller asCaller = new Caller(caller, HELPED.get());
        private final TreeMap<Integer, Throwable> failures = new TreeMap<>();
        private final ReentrantLock lock = new ReentrantLock();
        private final Condition isLeft = lock.newCondition();
        private int next = 1;
        private int helpers;
        private boolean isOver;

        private Run(int count, IntConsumer piece) {
            this.count = count;
            this.piece = piece;
        }

        private boolean run() {
            try {
                for (int helper = 1; helper < Math.min(threads, count); helper++) {
                    startHelper();
                }
                performFrom(0);
            } catch (RuntimeException | Error failureOfTheExecutor) {
                fail(NONE, failureOfTheExecutor);
            }
            awaitHelpers();
            throwFailure();
            return next == count;
        }

        private void startHelper() {
            try {
                executor.execute(this::help);
            } catch (RejectedExecutionException full) {
                return;
            }
        }

        private void help() {
            if (Thread.currentThread() != caller && join()) {
                Caller before = HELPED.get();
                try {
                    HELPED.set(asCaller);
                    performFrom(next());
                } finally {
                    helps(before);
                    leave();
                }
            }
        }

        private static void helps(@Nullable Caller before) {
            if (before == null) {
                HELPED.remove();
            } else {
                HELPED.set(before);
            }
        }

        private void performFrom(int first) {
            for (int number = first; number != NONE; number = next()) {
                try {
                    piece.accept(number);
                } catch (Throwable failure) {
                    fail(number, failure);
                }
            }
        }

        private int next() {
            lock.lock();
            try {
                isOver |= isStopped || (Thread.currentThread() == caller && caller.isInterrupted());
                return isOver || next == count ? NONE : next++;
            } finally {
                lock.unlock();
            }
        }

        private boolean join() {
            lock.lock();
            try {
                boolean joins = !isOver && next < count;
                helpers += joins ? 1 : 0;
                return joins;
            } finally {
                lock.unlock();
            }
        }

        private void leave() {
            lock.lock();
            try {
                helpers--;
                isLeft.signalAll();
            } finally {
                lock.unlock();
            }
        }

        private void fail(int number, Throwable failure) {
            lock.lock();
            try {
                failures.put(number, failure);
                stop();
            } finally {
                lock.unlock();
            }
        }

        private void awaitHelpers() {
            boolean isInterrupted = false;
            lock.lock();
            try {
                isOver = true;
                while (helpers > 0) {
                    try {
                        isLeft.await();
                    } catch (InterruptedException interrupt) {
                        isInterrupted = true;
                        stop();
                    }
                }
            } finally {
                lock.unlock();
            }
            if (isInterrupted) {
                caller.interrupt();
            }
        }

        private void throwFailure() {
            if (failures.isEmpty()) {
                return;
            }
            Throwable first = failures.values().stream()
                    .filter(failure ->
                            !(failure instanceof SearchStopped)) // others may have stopped because of the failure
                    .findFirst()
                    .orElse(failures.firstEntry().getValue());
            failures.values().stream().filter(other -> other != first).forEach(first::addSuppressed);
            throw unchecked(first);
        }
    }
}
