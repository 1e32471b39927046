package io.mcts.internal;

import java.util.concurrent.CancellationException;

/** Ends an iteration in the middle of a rollout; the search that runs it has to stop. It has no stack trace, since it is no failure. */
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
