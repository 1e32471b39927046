package io.mcts.testkit.watch;

import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Future;
import java.util.concurrent.SynchronousQueue;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import org.jspecify.annotations.Nullable;

/**
 * Runs a task on another thread, and gives up when a method of the game does not return: no {@link Heartbeat#beat} while its thread
 * computes, or waits, as long as the time limit. The thread is then interrupted; if it ignores this, it runs on as a daemon, and the {@link
 * TimeoutFailure} says so. After several of them nothing more is checked.
 */
public final class Watch {

    private static final int MOST_LEFT = 5;

    private static final int LOOKS = 4;

    public static final String WATCHED = ", watched";

    private static final Duration GRACE = Duration.ofSeconds(1);

    private static final ExecutorService THREADS =
            new ThreadPoolExecutor(0, Integer.MAX_VALUE, 1, TimeUnit.SECONDS, new SynchronousQueue<>(), task -> {
                Thread thread = new WatchedThread(task);
                thread.setDaemon(true);
                return thread;
            });

    /** The tasks that were given up and have not ended. */
    private static final List<Watch> LEFT = new CopyOnWriteArrayList<>();

    private final Heartbeat pulse;
    private final Duration limit;
    private final CountDownLatch end = new CountDownLatch(1);
    private volatile Thread thread = Thread.currentThread();

    private Watch(Heartbeat pulse, Duration limit) {
        this.pulse = pulse;
        this.limit = limit;
    }

    /**
     * Runs a task to its end, within a surrounding one if there is one; rethrows its unchecked exceptions.
     *
     * @throws TimeoutFailure if the task does not beat within the limit
     */
    public static <T extends @Nullable Object> T over(Heartbeat pulse, Duration limit, Callable<T> task) {
        if (Thread.currentThread() instanceof WatchedThread) {
            return call(task);
        }
        LEFT.removeIf(watch -> watch.end.getCount() == 0);
        if (LEFT.size() >= MOST_LEFT) {
            throw new TimeoutFailure(
                    "not asked, for " + MOST_LEFT + " threads are still in methods that did not return");
        }
        return new Watch(pulse, limit).run(task);
    }

    /** The same, with a default where the task fails or hangs, which a rule reports. */
    public static <T extends @Nullable Object> T attempt(
            Heartbeat pulse, Duration limit, T otherwise, Callable<T> task) {
        try {
            return over(pulse, limit, task);
        } catch (RuntimeException | StackOverflowError | AssertionError faulty) {
            return otherwise;
        }
    }

    private <T extends @Nullable Object> T run(Callable<T> task) {
        String name = Thread.currentThread().getName();
        Future<T> result = THREADS.submit(() -> {
            thread = Thread.currentThread();
            thread.setName(name + WATCHED);
            try {
                return call(task);
            } finally {
                end.countDown();
            }
        });
        try {
            return await(result);
        } catch (ExecutionException thrown) {
            if (thrown.getCause() instanceof Error error) {
                throw error;
            }
            throw (RuntimeException) thrown.getCause();
        } catch (InterruptedException interrupt) {
            pulse.stop();
            result.cancel(true);
            Thread.currentThread().interrupt();
            throw new IllegalStateException("interrupted while a game was checked", interrupt);
        }
    }

    private static <T extends @Nullable Object> T call(Callable<T> task) {
        try {
            return task.call();
        } catch (RuntimeException unchecked) {
            throw unchecked;
        } catch (Exception checked) {
            throw new IllegalStateException(checked);
        }
    }

    private <T extends @Nullable Object> T await(Future<T> result) throws ExecutionException, InterruptedException {
        HangDetector detector = new HangDetector(limit);
        while (true) {
            try {
                return result.get(limit.toNanos() / LOOKS, TimeUnit.NANOSECONDS);
            } catch (TimeoutException late) {
                if (!detector.isLate(pulse.beats(), System.nanoTime(), busyNanos(thread))) {
                    continue;
                }
                Thread.State state = thread.getState();
                StackTraceElement[] stack = thread.getStackTrace();
                if (end.getCount() > 0 && detector.hangs(state, stack)) {
                    throw hang(result, stack);
                }
            }
        }
    }

    /** Returns the CPU time of a thread. */
    public static long busyNanos(Thread thread) {
        ThreadMXBean threads = ManagementFactory.getThreadMXBean();
        long nanos = threads.isThreadCpuTimeSupported() ? threads.getThreadCpuTime(thread.getId()) : -1;
        return nanos < 0 ? System.nanoTime() : nanos;
    }

    private TimeoutFailure hang(Future<?> result, StackTraceElement[] stack) throws InterruptedException {
        pulse.stop();
        result.cancel(true);
        if (end.await(GRACE.toMillis(), TimeUnit.MILLISECONDS)) {
            return new TimeoutFailure(stack, limit, "it was interrupted and ended");
        }
        LEFT.add(this);
        return new TimeoutFailure(
                stack, limit, "it cannot be stopped: a daemon thread runs on in it until the program ends");
    }

    private static final class WatchedThread extends Thread {
        WatchedThread(Runnable task) {
            super(task);
        }
    }
}
