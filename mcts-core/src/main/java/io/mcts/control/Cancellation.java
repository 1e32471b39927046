package io.mcts.control;

import io.mcts.result.StopReason;
import org.jspecify.annotations.Nullable;

/**
 * A budget by which another thread stops a search. Thread-safe; it stays cancelled, so the next search needs a new one.
 * <pre>{@code
 * Cancellation cancellation = new Cancellation();
 * executor.submit(() -> mcts.search(state, Budget.unlimited().or(cancellation)));
 * cancellation.cancel();
 * }</pre>
 */
public final class Cancellation implements Budget {

    private volatile boolean cancelled;

    /** Creates a budget that is not cancelled. */
    public Cancellation() {}

    /** Stops every search that has this object in its budget, before its next iteration. */
    public void cancel() {
        cancelled = true;
    }

    public boolean isCancelled() {
        return cancelled;
    }

    @Override
    public @Nullable StopReason check(SearchProgress<?> progress) {
        return cancelled ? StopReason.CANCELLED : null;
    }

    @Override
    public String toString() {
        return "until cancelled";
    }
}
