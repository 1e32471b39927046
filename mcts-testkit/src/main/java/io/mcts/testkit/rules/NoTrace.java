package io.mcts.testkit.rules;

import io.mcts.testkit.check.Subject;
import io.mcts.testkit.watch.HangDetector;
import io.mcts.testkit.watch.Watch;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.Supplier;

/** Checks that other questions, before or on another thread at the same time, never affect an answer. */
public final class NoTrace {

    private static final int REPETITIONS = 20;
    private static final int MOST_NUMBERS = 12;
    /** The time after which the other thread is left behind, since a part may make threads wait for each other. */
    private static final Duration MOST = Duration.ofMillis(200);

    private NoTrace() {}

    public static void ofAsking(Subject subject, Supplier<?> ask) {
        Object expected = ask.get();
        for (int i = 0; i < REPETITIONS; i++) {
            subject.requireEqual(expected, ask.get(), "again with the same numbers");
        }
    }

    public static <P> void ofEarlier(
            Subject subject, Supplier<P> parts, Function<P, ?> ask, Consumer<P> askOtherwise, String words) {
        P part = parts.get();
        Object expected = ask.apply(part);
        askOtherwise.accept(part);
        subject.requireEqual(expected, ask.apply(part), "again after " + words);
        P another = parts.get();
        askOtherwise.accept(another);
        subject.requireEqual(expected, ask.apply(another), "as a new one gives, after " + words);
    }

    /**
     * Requires the same answer on another thread, and while another thread asks something else. The threads interleave deterministically:
     * before each number that the part reads or draws.
     *
     * @return whether there was such a number
     */
    public static <T> boolean ofOtherThreads(
            Subject subject, Function<Runnable, T> ask, Supplier<?> askElse, String words) {
        T expected = ask.apply(() -> {});
        Optional<T> there = onAnotherThread(() -> ask.apply(() -> {}));
        subject.require(
                there.isEmpty() || there.get().equals(expected), () -> expected + " on another thread, too", there);
        Object expectedElse = askElse.get();
        boolean haveMet = false;
        for (int number = 1; number <= MOST_NUMBERS; number++) {
            AtomicInteger left = new AtomicInteger(number);
            List<Object> otherwise = new ArrayList<>();
            T disturbed = ask.apply(() -> {
                if (left.decrementAndGet() == 0) {
                    onAnotherThread(askElse).ifPresent(otherwise::add);
                }
            });
            haveMet |= left.get() <= 0;
            subject.requireEqual(expected, disturbed, "also while another thread " + words);
            for (Object other : otherwise) {
                subject.requireEqual(expectedElse, other, "also on another thread, which " + words);
            }
        }
        return haveMet;
    }

    /** Returns the result of a call on another thread; empty if it waits for the caller or computes too long. CPU starvation is neither. */
    private static <T> Optional<T> onAnotherThread(Supplier<T> call) {
        FutureTask<T> task = new FutureTask<>(call::get);
        Thread thread = new Thread(task, "testkit");
        thread.setDaemon(true);
        thread.start();
        while (true) {
            try {
                return Optional.ofNullable(task.get(MOST.toNanos(), TimeUnit.NANOSECONDS));
            } catch (TimeoutException late) {
                boolean isEnough = HangDetector.waits(thread.getState()) || Watch.busyNanos(thread) >= MOST.toNanos();
                if (isEnough && !task.isDone()) {
                    task.cancel(true);
                    return Optional.empty();
                }
            } catch (InterruptedException interrupted) {
                Thread.currentThread().interrupt();
                return Optional.empty();
            } catch (ExecutionException failed) {
                throw new IllegalStateException("on another thread: " + failed.getCause(), failed.getCause());
            }
        }
    }
}
