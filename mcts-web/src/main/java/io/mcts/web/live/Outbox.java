package io.mcts.web.live;

import io.mcts.cli.json.Json;
import io.mcts.web.request.Limits;
import java.nio.ByteBuffer;
import java.util.ArrayDeque;
import java.util.Deque;
import org.eclipse.jetty.websocket.api.Callback;
import org.eclipse.jetty.websocket.api.Session;

/**
 * The outgoing messages of a web socket. Sending never waits: messages queue up while the page reads, progress is dropped meanwhile, and a
 * page that does not read at all loses its socket. Thread-safe.
 */
final class Outbox implements Callback {

    private final Session session;
    private final Deque<String> waiting = new ArrayDeque<>();
    private long characters;
    private boolean isSending;
    private boolean isPumping;
    private boolean isClosed;

    Outbox(Session session) {
        this.session = session;
    }

    /** Whether nothing waits: only then it is worth making a message that can be dropped. */
    synchronized boolean isIdle() {
        return !isClosed && !isSending && waiting.isEmpty();
    }

    /** Sends a message, or closes the socket if too much waits already. */
    void send(Json message) {
        String json = Json.GSON.toJson(message);
        synchronized (this) {
            if (isClosed) {
                return;
            }
            characters += json.length();
            if (characters <= Limits.UNREAD_CHARACTERS) {
                waiting.add(json);
                pump();
                return;
            }
            close();
        }
        session.disconnect();
    }

    /** Asks the page whether it is still there, so that the socket is not taken for dead. */
    void ping() {
        if (isIdle()) {
            session.sendPing(ByteBuffer.allocate(0), Callback.NOOP);
        }
    }

    synchronized void close() {
        isClosed = true;
        waiting.clear();
        characters = 0;
    }

    /** Passes waiting messages to the socket, in a loop rather than by recursion, as a message may be sent at once. */
    private void pump() {
        if (isPumping) {
            return;
        }
        isPumping = true;
        try {
            while (!isSending && !waiting.isEmpty()) {
                isSending = true;
                String next = waiting.remove();
                characters -= next.length();
                session.sendText(next, this);
            }
        } finally {
            isPumping = false;
        }
    }

    @Override
    public synchronized void succeed() {
        isSending = false;
        pump();
    }

    @Override
    public void fail(Throwable failure) {
        close();
    }
}
