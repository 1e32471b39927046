package io.mcts.engines.ugi;

import io.mcts.control.Budget;
import io.mcts.control.SearchProgress;
import io.mcts.result.StopReason;
import io.mcts.spec.search.SearchThreads;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

final class Searcher implements AutoCloseable {

    private static final int PATIENCE_MILLIS = 1_000;

    private final Output out;
    private final ExecutorService worker = Executors.newSingleThreadExecutor(SearchThreads.daemons("ugi-search"));
    private volatile @Nullable StopSignal running;
    private volatile boolean isClosed;

    @FunctionalInterface
    interface Search {

        /** Searches, answers with lines, and may ponder until the next search. */
        void run(StopSignal stop, Consumer<List<String>> answer);
    }

    /** A stop signal as a budget. Thread-safe. */
    static final class StopSignal implements Budget {

        private final CountDownLatch given = new CountDownLatch(1);

        void give() {
            given.countDown();
        }

        /** Waits for the signal or an interrupt, which is preserved. */
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

    Searcher(Output out) {
        this.out = out;
    }

    boolean isSearching() {
        return running != null;
    }

    /** Starts a search; the previous one must be over. */
    void start(Search search) {
        StopSignal stop = new StopSignal();
        running = stop;
        worker.execute(() -> {
            try {
                search.run(stop, this::answer);
            } catch (RuntimeException failure) {
                answer(List.of(Output.error(failure)));
            }
        });
    }

    private void answer(List<String> lines) {
        // Before the answer is out: its reader may send the next command at once.
        running = null;
        if (!isClosed) {
            out.say(lines);
        }
    }

    void stop() {
        StopSignal stop = running;
        if (stop != null) {
            stop.give();
        }
    }

    /** Ends the search without an answer, and the thread. */
    @Override
    public void close() {
        isClosed = true;
        stop();
        worker.shutdownNow();
        try {
            worker.awaitTermination(PATIENCE_MILLIS, TimeUnit.MILLISECONDS);
        } catch (InterruptedException givingUp) {
            Thread.currentThread().interrupt();
        }
    }
}
