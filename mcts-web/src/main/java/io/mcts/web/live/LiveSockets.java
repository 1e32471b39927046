package io.mcts.web.live;

import io.javalin.http.HttpResponseException;
import io.javalin.http.TooManyRequestsResponse;
import io.mcts.web.request.Errors;
import io.mcts.web.request.Limits;
import java.net.InetSocketAddress;
import java.net.SocketAddress;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.eclipse.jetty.websocket.api.Callback;
import org.eclipse.jetty.websocket.api.Session;
import org.eclipse.jetty.websocket.api.StatusCode;
import org.jspecify.annotations.Nullable;

/** The open web sockets, within limits. Thread-safe. */
public final class LiveSockets {

    private static final long PING_SECONDS = 20;

    private final SearchPool room;

    private record Open(LiveSocket socket, Object address) {}

    private final Map<Session, Open> sockets = new HashMap<>();

    public LiveSockets(SearchPool room) {
        this.room = room;
        room.every(PING_SECONDS, this::ping);
    }

    /** Rejects a socket above the limits, total or for an address. */
    private synchronized void requireRoom(String address) {
        long ofAddress = sockets.values().stream()
                .filter(open -> open.address().equals(address))
                .count();
        if (sockets.size() >= Limits.SOCKETS || ofAddress >= Limits.SOCKETS_OF_ADDRESS) {
            throw new TooManyRequestsResponse("too many web sockets are open: at most " + Limits.SOCKETS + ", and "
                    + Limits.SOCKETS_OF_ADDRESS + " of one address");
        }
    }

    /** Adds a socket, or closes it if above the limits, with the reason: a browser does not tell a page why an upgrade was refused. */
    public void open(Session session) {
        try {
            synchronized (this) {
                String address = address(session.getRemoteSocketAddress());
                requireRoom(address);
                sockets.put(session, new Open(new LiveSocket(room, new Outbox(session)), address));
            }
        } catch (HttpResponseException refusal) {
            session.close(StatusCode.TRY_AGAIN_LATER, Errors.message(refusal), Callback.NOOP);
        }
    }

    private static String address(@Nullable SocketAddress address) {
        return address instanceof InetSocketAddress internet
                ? internet.getAddress().getHostAddress()
                : String.valueOf(address);
    }

    public void receive(Session session, String message) {
        socket(session).ifPresent(socket -> socket.receive(message));
    }

    private synchronized Optional<LiveSocket> socket(Session session) {
        return Optional.ofNullable(sockets.get(session)).map(Open::socket);
    }

    public void close(Session session) {
        @Nullable Open open;
        synchronized (this) {
            open = sockets.remove(session);
        }
        if (open != null) {
            open.socket().close();
        }
    }

    private void ping() {
        List<Open> all;
        synchronized (this) {
            all = List.copyOf(sockets.values());
        }
        all.forEach(open -> open.socket().ping());
    }

    public synchronized int count() {
        return sockets.size();
    }
}
