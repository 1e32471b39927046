package io.mcts;

import io.mcts.game.Move;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.Executor;
import java.util.concurrent.FutureTask;
import java.util.function.Consumer;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * A search that goes on on another thread until it is stopped, such as while the opponent thinks: the handle that
 * {@link SearchTree#ponder} gives.
 *
 * <pre>{@code
 * Pondering<M> pondering = tree.ponder(executor);
 * M reply = opponent.awaitMove();
 * pondering.stop();
 * tree.advance(reply);
 * }</pre>
 *
 * <p>Thread-safe.
 *
 * @param <M> the moves of the game
 */
public final class Pondering<M extends Move> implements AutoCloseable {

    private final Cancellation cancellation = new Cancellation();
    private final FutureTask<SearchResult<M>> task;
    private final Consumer<Pondering<M>> release;
    private @Nullable ExecutionException failure;

    /**
     * A search that has not begun.
     *
     * @param search searches until the handle is cancelled
     * @param release is told when it has ended
     */
    Pondering(Function<Cancellation, SearchResult<M>> search, Consumer<Pondering<M>> release) {
        this.release = release;
        this.task = new FutureTask<>(() -> search.apply(cancellation));
    }

    void start(Executor executor) {
        Workers.execute(executor, task);
    }

    /**
     * Stops the search before its next iteration and waits for that; the tree may be used again afterwards. Where the executor
     * has not begun with it, it will not. An interrupt of the waiting thread does not end the wait, which is that for one
     * iteration; the thread still is interrupted afterwards.
     *
     * @return what is known now, with the effort of the pondering; the same each time it is called
     * @throws IllegalStateException if the game breaks its contract or fails, as from {@link SearchTree#search}; the second time
     *     it is called, with that failure as the cause
     */
    public synchronized SearchResult<M> stop() {
        if (failure != null) {
            throw new IllegalStateException("the pondering has failed, as its first stop has said", failure.getCause());
        }
        cancellation.cancel();
        task.run(); // where nobody has begun it
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
            throw Workers.unchecked(thrown);
        } finally {
            if (isInterrupted) {
                Thread.currentThread().interrupt();
            }
            release.accept(this);
        }
    }

    /** Stops the search, unless it is. A failure that {@link #stop} has not told yet is told. */
    @Override
    public synchronized void close() {
        if (failure == null) {
            stop();
        }
    }
}
