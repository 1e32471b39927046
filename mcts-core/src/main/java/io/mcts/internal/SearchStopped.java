package io.mcts.internal;

import java.util.concurrent.CancellationException;

/** Ends an iteration during a rollout because the search has to stop. No failure, so it has no stack trace. */
public final class SearchStopped extends CancellationException {

    private static final long serialVersionUID = 1;

    public SearchStopped() {
        super("the search was stopped during a rollout");
    }

    @Override
    public synchronized Throwable fillInStackTrace() {
        return this;
    }
}
