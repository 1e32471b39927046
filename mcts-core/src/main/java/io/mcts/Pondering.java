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
 * The handle of a search that goes on until it is stopped, on another thread and in a kept tree, for example while the opponent thinks:
 * {@link SearchTree#ponder} returns it.
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

    /** A search that has not begun, and what to call when it has ended. */
    Pondering(Function<Cancellation, SearchResult<M>> search, Consumer<Pondering<M>> release) {
        this.release = release;
        this.task = new FutureTask<>(() -> search.apply(cancellation));
    }

    /** Gives the search to an executor. One that would run it on this thread leaves it to {@link #stop}. */
    void start(Executor executor) {
        Thread caller = Thread.currentThread();
        executor.execute(() -> {
            if (Thread.currentThread() != caller) {
                task.run();
            }
        });
    }

    /**
     * Stops the search before its next iteration and waits for that; the tree may be used again afterwards. A search that the executor
     * has not begun is not run. An interrupt does not end the wait for that one iteration; the thread is still interrupted afterwards.
     *
     * @return what is known now, with the effort of the pondering; the same on each call
     * @throws IllegalStateException if the game breaks its contract or fails, as from {@link SearchTree#search}; later calls throw
     *     again, with that failure as the cause
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
            throw SharedWork.unchecked(Objects.requireNonNull(thrown.getCause()));
        } finally {
            if (isInterrupted) {
                Thread.currentThread().interrupt();
            }
            release.accept(this);
        }
    }

    /** Stops the search if it has not been stopped. A failure that {@link #stop} has not thrown yet is thrown. */
    @Override
    public synchronized void close() {
        if (failure == null) {
            stop();
        }
    }
}
