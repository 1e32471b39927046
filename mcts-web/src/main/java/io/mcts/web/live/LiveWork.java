package io.mcts.web.live;

import io.mcts.cli.json.Json;
import io.mcts.control.Cancellation;
import io.mcts.web.request.Permits;
import io.mcts.web.request.Topic;
import java.util.List;

/** Something that runs for a page and tells of itself over its web socket. Thread-safe. */
abstract class LiveWork implements Runnable {

    private final Topic topic;
    private final Outbox outbox;
    private final Permits.Permit permit;
    private final Cancellation cancellation = new Cancellation();
    private volatile boolean isUnwanted;

    /**
     * Work that has not begun.
     *
     * @param topic what the page calls it
     * @param outbox where it tells of itself
     * @param permit its leave to run, which it gives back
     */
    LiveWork(Topic topic, Outbox outbox, Permits.Permit permit) {
        this.topic = topic;
        this.outbox = outbox;
        this.permit = permit;
    }

    abstract boolean isRunning();

    /**
     * Looks into its tree: at once, or while it runs as soon as it comes by.
     *
     * @param path the written moves that lead to a node
     * @param nodes how many of the nodes below it to tell of, those with the most visits; 0 for its children
     * @throws io.mcts.spec.catalog.IllegalArgumentException if there is no tree
     * @throws io.mcts.web.request.IllegalPlyException if a move is not legal
     */
    abstract void lookAt(List<String> path, int nodes);

    /** Ends it now; it answers with its result. */
    final void stop() {
        cancellation.cancel();
    }

    /** Ends it, and it never answers again. */
    void cancel() {
        isUnwanted = true;
        cancellation.cancel();
    }

    final boolean isUnwanted() {
        return isUnwanted;
    }

    /** A budget that is spent when it is to end. */
    final Cancellation cancellation() {
        return cancellation;
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
