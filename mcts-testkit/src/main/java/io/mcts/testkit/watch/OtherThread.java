package io.mcts.testkit.watch;

import java.util.Optional;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.function.Supplier;

/** Asks a part on another thread while the calling one waits: two threads that interfere in the same way each time. */
public final class OtherThread {

    /** A part may let threads wait for each other; then the other one is left behind. */
    private static final long MOST_MILLIS = 200;

    private OtherThread() {}

    /**
     * What a call on another thread gives.
     *
     * @return empty if it waits for the calling thread, or has not come to an end in time
     */
    public static <T> Optional<T> ask(Supplier<T> call) {
        FutureTask<T> task = new FutureTask<>(call::get);
        Thread thread = new Thread(task, "testkit");
        thread.setDaemon(true);
        thread.start();
        try {
            return Optional.ofNullable(task.get(MOST_MILLIS, TimeUnit.MILLISECONDS));
        } catch (TimeoutException late) {
            task.cancel(true);
            return Optional.empty();
        } catch (InterruptedException interrupted) {
            Thread.currentThread().interrupt();
            return Optional.empty();
        } catch (ExecutionException failed) {
            throw new IllegalStateException("on another thread: " + failed.getCause(), failed.getCause());
        }
    }
}
