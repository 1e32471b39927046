package io.mcts.examples.ugi;

import io.mcts.control.Budget;
import io.mcts.control.SearchProgress;
import io.mcts.result.StopReason;
import java.util.concurrent.CountDownLatch;
import org.jspecify.annotations.Nullable;

/** Tells a search to stop: a budget that is spent once the signal is given. Thread-safe. */
final class StopSignal implements Budget {

    private final CountDownLatch given = new CountDownLatch(1);

    void give() {
        given.countDown();
    }

    /** Waits until the signal is given, or until the thread is interrupted, which it still is afterwards. */
    void await() {
        try {
            given.await();
        } catch (InterruptedException ending) {
            Thread.currentThread().interrupt();
        }
    }

    @Override
    public @Nullable StopReason check(SearchProgress<?> progress) {
        return given.getCount() == 0 ? StopReason.CANCELLED : null;
    }
}
