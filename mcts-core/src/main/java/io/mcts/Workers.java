package io.mcts;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.Executor;
import java.util.concurrent.FutureTask;
import java.util.concurrent.RejectedExecutionException;
import java.util.function.IntConsumer;
import org.jspecify.annotations.Nullable;

/**
 * Several workers that do one piece of work together: one on the calling thread, the others on the caller's executor. The call
 * returns when all have ended.
 *
 * <p><b>No thread is needed.</b> What the executor has not begun when the calling thread has done its own part, or has refused,
 * the calling thread does as well. So an executor that is busy, full or shut down makes the work slow and never stuck.
 *
 * <p><b>All stop together.</b> Once one fails, or the calling thread is interrupted while it waits, the workers are
 * {@linkplain #isStopped stopped}: each has to look often, and to end when it sees it.
 *
 * <p>An object serves runs one after the other until it is stopped. {@link #stop} and {@link #isStopped} are thread-safe.
 */
final class Workers {

    private final Executor executor;
    private final int count;
    private volatile boolean isStopped;

    /**
     * Workers that have not begun.
     *
     * @param executor runs all but the first
     * @param count how many, at least 1
     */
    Workers(Executor executor, int count) {
        this.executor = executor;
        this.count = count;
    }

    /** How many workers. */
    int count() {
        return count;
    }

    /**
     * Runs all workers and waits until all have ended, whatever happens.
     *
     * @param work receives the number of the worker; 0 is on the calling thread
     * @throws RuntimeException the failure of a worker, with those of others as suppressed ones; an Error likewise
     */
    void run(IntConsumer work) {
        List<FutureTask<?>> tasks = new ArrayList<>();
        tasks.add(task(() -> {
            tasks.subList(1, count).forEach(other -> start(executor, other));
            work.accept(0);
        }));
        for (int i = 1; i < count; i++) {
            int worker = i;
            tasks.add(task(() -> work.accept(worker)));
        }
        tasks.forEach(FutureTask::run); // the first, and then each that nobody has begun
        await(tasks);
    }

    /** Tells all workers to end. */
    void stop() {
        isStopped = true;
    }

    /** Whether all workers have to end. */
    boolean isStopped() {
        return isStopped;
    }

    /**
     * Starts a task on an executor, if it has another thread for it than this one. Where it has none the task is left to
     * whoever runs it next.
     */
    private static void start(Executor executor, FutureTask<?> task) {
        try {
            execute(executor, task);
        } catch (RejectedExecutionException noThread) {
            return;
        }
    }

    /**
     * Gives a task to an executor; one that would run it on this thread does nothing.
     *
     * @throws RejectedExecutionException if the executor refuses
     */
    static void execute(Executor executor, FutureTask<?> task) {
        Thread caller = Thread.currentThread();
        executor.execute(() -> {
            if (Thread.currentThread() != caller) {
                task.run();
            }
        });
    }

    private FutureTask<?> task(Runnable work) {
        return new FutureTask<@Nullable Void>(
                () -> {
                    boolean hasEnded = false;
                    try {
                        work.run();
                        hasEnded = true;
                    } finally {
                        if (!hasEnded) {
                            stop();
                        }
                    }
                },
                null);
    }

    private void await(List<FutureTask<?>> tasks) {
        boolean isInterrupted = false;
        @Nullable ExecutionException failure = null;
        for (FutureTask<?> task : tasks) {
            boolean hasEnded = false;
            while (!hasEnded) {
                try {
                    task.get();
                    hasEnded = true;
                } catch (InterruptedException interrupt) {
                    isInterrupted = true;
                    stop();
                } catch (ExecutionException thrown) {
                    hasEnded = true;
                    if (failure == null) {
                        failure = thrown;
                    } else {
                        suppress(failure, thrown);
                    }
                }
            }
        }
        if (isInterrupted) {
            Thread.currentThread().interrupt();
        }
        if (failure != null) {
            throw unchecked(failure);
        }
    }

    private static void suppress(ExecutionException first, ExecutionException next) {
        Throwable cause = next.getCause();
        if (cause != null && cause != first.getCause() && first.getCause() != null) {
            first.getCause().addSuppressed(cause);
        }
    }

    /** What a task has thrown, as what can be thrown anywhere. */
    static RuntimeException unchecked(ExecutionException thrown) {
        Throwable failure = thrown.getCause();
        if (failure instanceof Error error) {
            throw error;
        }
        return failure instanceof RuntimeException exception ? exception : new IllegalStateException(failure);
    }
}
