package io.mcts.evaluation;

import java.util.concurrent.CancellationException;
import java.util.concurrent.Executor;
import java.util.function.IntConsumer;
import org.jspecify.annotations.Nullable;

/**
 * Pieces of work, numbered from 0, that the calling thread and some of an executor's do together: each takes the next one as soon
 * as it is done with one. No thread works on when the call returns.
 */
final class SharedWork {

    private final int count;
    private final IntConsumer piece;
    private final Thread caller = Thread.currentThread();

    private int next;
    private int done;
    private int helpers;
    private @Nullable Throwable failure;

    private SharedWork(int count, IntConsumer piece) {
        this.count = count;
        this.piece = piece;
    }

    /**
     * Does some work.
     *
     * @param executor runs the helpers
     * @param tasks how many threads take part at most, the calling one counted in
     * @param count how many pieces there are
     * @param piece does one, by its number
     * @throws CancellationException if the thread was interrupted and pieces are left; it still is
     */
    static void run(Executor executor, int tasks, int count, IntConsumer piece) {
        SharedWork work = new SharedWork(count, piece);
        try {
            for (int helper = 1; helper < Math.min(tasks, count); helper++) {
                executor.execute(work::help);
            }
            work.take();
        } finally {
            work.end();
        }
        work.report();
    }

    /** A helper that begins late finds nothing to do, and touches nothing. */
    private void help() {
        if (join()) {
            try {
                take();
            } finally {
                leave();
            }
        }
    }

    private synchronized boolean join() {
        helpers += next < count ? 1 : 0;
        return next < count;
    }

    private synchronized void leave() {
        helpers--;
        notifyAll();
    }

    private void take() {
        try {
            for (int number = next(); number < count; number = next()) {
                piece.accept(number);
                finish();
            }
        } catch (RuntimeException | Error thrown) {
            fail(thrown);
        }
    }

    /** The number of the next piece; none is left where the calling thread was interrupted. */
    private synchronized int next() {
        if (Thread.currentThread() == caller && caller.isInterrupted()) {
            next = count;
        }
        return next < count ? next++ : count;
    }

    private synchronized void finish() {
        done++;
    }

    private synchronized void fail(Throwable thrown) {
        next = count;
        failure = failure == null ? thrown : failure;
    }

    /** Lets nobody begin another piece, and waits for those begun. */
    private synchronized void end() {
        boolean isInterrupted = false;
        next = count;
        while (helpers > 0) {
            try {
                wait();
            } catch (InterruptedException interrupt) {
                isInterrupted = true;
            }
        }
        if (isInterrupted) {
            caller.interrupt();
        }
    }

    private synchronized void report() {
        if (failure instanceof RuntimeException exception) {
            throw exception;
        }
        if (failure instanceof Error error) {
            throw error;
        }
        if (done < count) {
            throw new CancellationException("interrupted after " + done + " of " + count);
        }
    }
}
