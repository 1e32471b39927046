package io.mcts.engines.ggp;

import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;
import io.mcts.spec.search.SearchThreads;
import java.io.IOException;
import java.io.InputStream;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.charset.StandardCharsets;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;

/** Listens to a game manager over HTTP, and passes its messages to a player. */
public final class GgpServer implements AutoCloseable {

    /** The greatest size of a message, in bytes. */
    private static final int MOST_BYTES = 4 << 20;

    /** The part of a longer message that is read before it is refused. */
    private static final int DISCARDED_AT_ONCE = 1 << 16;

    private static final int MOST_DISCARDED = 1 << 10;

    /** Messages that are answered at the same time. */
    private static final int THREADS = 16;

    private static final int OK = 200;
    private static final int BAD_REQUEST = 400;
    private static final int NOT_ALLOWED = 405;
    private static final int TOO_LARGE = 413;

    private final HttpServer server;
    private final ExecutorService threads = Executors.newFixedThreadPool(THREADS, SearchThreads.daemons("ggp-http"));
    private final GgpPlayer player;

    private GgpServer(HttpServer server, GgpPlayer player) {
        this.server = server;
        this.player = player;
    }

    /**
     * Starts to listen.
     *
     * @param host the name or address to listen on
     * @param port the port, or 0 for any that is free
     * @param player answers the messages; closed with this server
     * @throws IllegalArgumentException if it cannot listen there
     */
    public static GgpServer start(String host, int port, GgpPlayer player) {
        try {
            GgpServer started = new GgpServer(
                    HttpServer.create(new InetSocketAddress(InetAddress.getByName(host), port), 0), player);
            started.server.setExecutor(started.threads);
            started.server.createContext("/", started::handle);
            started.server.start();
            return started;
        } catch (IOException refused) {
            throw new IllegalArgumentException(
                    "cannot listen on " + host + ", port " + port + ": " + refused.getMessage(), refused);
        }
    }

    /** Returns the port that this server listens on. */
    public int port() {
        return server.getAddress().getPort();
    }

    private void handle(HttpExchange exchange) throws IOException {
        try (exchange) {
            if (!exchange.getRequestMethod().equals("POST")) {
                send(exchange, NOT_ALLOWED, "a message is the body of a POST");
                return;
            }
            byte[] body;
            try (InputStream in = exchange.getRequestBody()) {
                body = in.readNBytes(MOST_BYTES + 1);
                // A client that is still sending reads no answer, so that some of the rest is read, and thrown away.
                byte[] rest = new byte[DISCARDED_AT_ONCE];
                for (int i = 0; i < MOST_DISCARDED && in.read(rest) >= 0; i++) {}
            }
            if (body.length > MOST_BYTES) {
                send(exchange, TOO_LARGE, "a message has at most " + MOST_BYTES + " bytes");
                return;
            }
            String answer;
            try {
                answer = player.answer(new String(body, StandardCharsets.UTF_8));
            } catch (IllegalArgumentException wrong) {
                send(exchange, BAD_REQUEST, String.valueOf(wrong.getMessage()));
                return;
            }
            send(exchange, OK, answer);
        }
    }

    private static void send(HttpExchange exchange, int status, String text) throws IOException {
        byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
        exchange.getResponseHeaders().set("Content-Type", status == OK ? "text/acl" : "text/plain; charset=utf-8");
        exchange.sendResponseHeaders(status, bytes.length);
        exchange.getResponseBody().write(bytes);
    }

    /** Ends the server and its player. */
    @Override
    public void close() {
        server.stop(0);
        threads.shutdownNow();
        player.close();
    }
}
