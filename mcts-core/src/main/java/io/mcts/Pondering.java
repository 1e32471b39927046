package io.mcts;

import io.mcts.control.Cancellation;
import io.mcts.game.Move;
import io.mcts.internal.SharedWork;
import io.mcts.result.SearchResult;
import java.util.Objects;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.Executor;
import java.util.concurrent.FutureTask;
import java.util.function.Consumer;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * A search of a kept tree on another thread, for example while the opponent thinks; see {@link SearchTree#ponder}. Thread-safe.
 * <pre>{@code
 * Pondering<M> pondering = tree.ponder(executor);
 * M reply = opponent.awaitMove();
 * pondering.stop();
 * tree.advance(reply);
 * }</pre>
 */
public final class Pondering<M extends Move> implements AutoCloseable {

    private final Cancellation cancellation = new Cancellation();
    private final FutureTask<SearchResult<M>> task;
    private final Consumer<Pondering<M>> release;
    private volatile @Nullable Thread searcher;
    private @Nullable ExecutionException failure;

    Pondering(Function<Cancellation, SearchResult<M>> search, Consumer<Pondering<M>> release) {
        this.release = release;
        this.task = new FutureTask<>(() -> {
            searcher = Thread.currentThread();
            try {
                return search.apply(cancellation);
            } finally {
                searcher = null;
            }
        });
    }

    /** Passes the search to an executor; if that runs tasks on this thread, {@link #stop} runs the search instead. */
    void start(Executor executor) {
        Thread caller = Thread.currentThread();
        executor.execute(() -> {
            if (Thread.currentThread() != caller) {
                task.run();
            }
        });
    }

    /**
     * Stops the search before its next iteration, waits for its end, and frees the tree; an interrupt does not end the wait, and is kept.
     *
     * @return the result, the same on each call; without iterations if the executor had not begun the search
     * @throws IllegalStateException if the search fails as in {@link SearchTree#search} (on later calls as the cause), or if called by a
     *     thread of the search, such as in a budget or an evaluator
     */
    public SearchResult<M> stop() {
        refuseItself();
        return stopAndAwait();
    }

    private synchronized SearchResult<M> stopAndAwait() {
        if (failure != null) {
            throw new IllegalStateException("the pondering has failed, as its first stop has said", failure.getCause());
        }
        cancellation.cancel();
        task.run(); // if it has not begun
        boolean isInterrupted = false;
        try {
            while (true) {
                try {
                    return task.get();
                } catch (InterruptedException interrupt) {
                    isInterrupted = true;
                }
            }
        } catch (ExecutionException thrown) {
            failure = thrown;
            throw SharedWork.unchecked(Objects.requireNonNull(thrown.getCause()));
        } finally {
            if (isInterrupted) {
                Thread.currentThread().interrupt();
            }
            release.accept(this);
        }
    }

    private void refuseItself() {
        if (SharedWork.isWorkOf(searcher)) {
            throw new IllegalStateException(
                    "a search that is pondered cannot stop its own pondering, as that waits for the end of the search"
                            + "\nMaybe a budget serves: it ends the search by returning a reason.");
        }
    }

    /** Stops the search like {@link #stop}; throws its failure unless {@code stop} already has. */
    @Override
    public void close() {
        refuseItself();
        synchronized (this) {
            if (failure == null) {
                stopAndAwait();
            }
        }
    }
}
