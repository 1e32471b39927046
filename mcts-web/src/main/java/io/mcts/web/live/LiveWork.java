package io.mcts.web.live;

import io.mcts.cli.json.Json;
import io.mcts.control.Cancellation;
import io.mcts.web.request.Permits;
import io.mcts.web.request.Topic;
import java.util.List;
import java.util.function.Function;

/** Work for a page, which reports over its web socket. Thread-safe. */
abstract class LiveWork implements Runnable {

    private final Topic topic;
    private final Outbox outbox;
    private final Permits.Permit permit;
    private final Cancellation cancellation = new Cancellation();
    private volatile boolean isUnwanted;

    /** Makes work that has not begun; it releases its permit at the end. */
    LiveWork(Topic topic, Outbox outbox, Permits.Permit permit) {
        this.topic = topic;
        this.outbox = outbox;
        this.permit = permit;
    }

    abstract boolean isRunning();

    /**
     * Queries its tree: at once, or at the next callback of a running search.
     *
     * @param path written moves to a node
     * @param nodes the number of most visited nodes below it; 0 for its children
     * @throws IllegalArgumentException if there is no tree
     * @throws io.mcts.web.request.IllegalPlyException if a move is not legal
     */
    abstract void lookAt(List<String> path, int nodes);

    /**
     * Returns how to continue it after it was stopped.
     *
     * @throws IllegalArgumentException if it runs, or there is nothing to continue
     */
    abstract Function<Permits.Permit, LiveWork> continuation(Topic next);

    final void stop() {
        cancellation.cancel();
    }

    /** Ends it without an answer. */
    void cancel() {
        isUnwanted = true;
        cancellation.cancel();
    }

    final boolean isUnwanted() {
        return isUnwanted;
    }

    final Cancellation cancellation() {
        return cancellation;
    }

    final Outbox outbox() {
        return outbox;
    }

    final Topic topic() {
        return topic;
    }

    /** Whether the page still wants messages and has read all of them. */
    final boolean isHeard() {
        return !isUnwanted && outbox.isIdle();
    }

    final void tell(Json message) {
        if (!isUnwanted) {
            outbox.send(message);
        }
    }

    final Permits.Permit permit() {
        return permit;
    }
}
