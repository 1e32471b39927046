package io.mcts.web.live;

import io.mcts.cli.json.Json;
import io.mcts.web.request.Limits;
import java.nio.ByteBuffer;
import java.util.ArrayDeque;
import java.util.Deque;
import org.eclipse.jetty.websocket.api.Callback;
import org.eclipse.jetty.websocket.api.Session;

/**
 * Outgoing messages of a web socket. Sending never blocks: messages queue up while the page reads, progress is dropped, and a socket that
 * is not read is closed. Thread-safe.
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

    /** Whether nothing waits: only then a droppable message is worth making. */
    synchronized boolean isIdle() {
        return !isClosed && !isSending && waiting.isEmpty();
    }

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

    /** Keeps the socket alive. */
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

    /** Sends waiting messages, in a loop rather than recursively, as a message may be sent at once. */
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
