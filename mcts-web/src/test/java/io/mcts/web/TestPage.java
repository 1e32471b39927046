package io.mcts.web;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublisher;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.net.http.WebSocket;
import java.time.Duration;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.function.BooleanSupplier;
import java.util.function.Predicate;

/** What asks a server, in tests: requests, and a web socket with the messages that came over it. */
final class TestPage implements AutoCloseable {

    /** A guard against hanging, far beyond what a slow machine needs. */
    static final Duration PATIENCE = Duration.ofMinutes(5);

    private static final Duration LOOK_AGAIN = Duration.ofMillis(5);

    private static final HttpClient CLIENT =
            HttpClient.newBuilder().version(HttpClient.Version.HTTP_1_1).build();

    private final WebSocket socket;
    private final BlockingQueue<JsonObject> messages;
    private final BlockingQueue<Integer> closings;
    private final Listener listener;

    private TestPage(WebSocket socket, Listener listener) {
        this.socket = socket;
        this.listener = listener;
        this.messages = listener.messages;
        this.closings = listener.closings;
    }

    /** Gathers what comes. */
    private static final class Listener implements WebSocket.Listener {

        private final BlockingQueue<JsonObject> messages = new LinkedBlockingQueue<>();
        private final BlockingQueue<Integer> closings = new LinkedBlockingQueue<>();
        private volatile String reason = "";
        private final StringBuilder text = new StringBuilder();

        @Override
        public CompletionStage<?> onText(WebSocket source, CharSequence data, boolean isLast) {
            text.append(data);
            if (isLast) {
                messages.add(JsonParser.parseString(text.toString()).getAsJsonObject());
                text.setLength(0);
            }
            source.request(1);
            return null;
        }

        @Override
        public CompletionStage<?> onClose(WebSocket source, int status, String reason) {
            this.reason = reason;
            closings.add(status);
            return null;
        }

        @Override
        public void onError(WebSocket source, Throwable failure) {
            closings.add(-1);
        }
    }

    static TestPage open(WebServer server) {
        Listener listener = new Listener();
        URI uri = URI.create(server.address().replace("http:", "ws:") + "api/live");
        return new TestPage(
                CLIENT.newWebSocketBuilder().buildAsync(uri, listener).join(), listener);
    }

    /** Sends a message; quotes are written as apostrophes. */
    void send(String message) {
        socket.sendText(message.replace('\'', '"'), true).join();
    }

    /** The next message of a type; those before it are thrown away. */
    JsonObject next(String type) {
        return next(message -> message.get("type").getAsString().equals(type));
    }

    /** The next message but progress. */
    JsonObject nextAnswer() {
        return next(message -> !message.get("type").getAsString().equals("progress"));
    }

    private JsonObject next(Predicate<JsonObject> isWanted) {
        try {
            while (true) {
                JsonObject message = messages.poll(PATIENCE.toMillis(), TimeUnit.MILLISECONDS);
                if (message == null) {
                    throw new AssertionError("no such message came");
                }
                if (isWanted.test(message)) {
                    return message;
                }
            }
        } catch (InterruptedException failure) {
            throw new IllegalStateException(failure);
        }
    }

    /** Waits until something is so. */
    static void await(BooleanSupplier condition) {
        long end = System.nanoTime() + PATIENCE.toNanos();
        while (!condition.getAsBoolean()) {
            assertThat(System.nanoTime() - end).as("it has not come true").isNegative();
            try {
                Thread.sleep(LOOK_AGAIN.toMillis());
            } catch (InterruptedException failure) {
                throw new IllegalStateException(failure);
            }
        }
    }

    /** Whether nothing has come that has not been read. */
    boolean isQuiet() {
        return messages.isEmpty();
    }

    /** Whether the server has closed the socket, and nobody has asked for the status yet. */
    boolean isClosed() {
        return !closings.isEmpty();
    }

    /** The status with which the server closed the socket. */
    int closing() {
        try {
            Integer status = closings.poll(PATIENCE.toMillis(), TimeUnit.MILLISECONDS);
            if (status == null) {
                throw new AssertionError("the socket is still open");
            }
            return status;
        } catch (InterruptedException failure) {
            throw new IllegalStateException(failure);
        }
    }

    /** What the server said as it closed the socket. */
    String reason() {
        return listener.reason;
    }

    /** Goes away without a word, as when a machine is switched off. */
    void abort() {
        socket.abort();
    }

    @Override
    public void close() {
        socket.sendClose(WebSocket.NORMAL_CLOSURE, "").join();
    }

    static HttpResponse<String> get(WebServer server, String path, String... headers) {
        return send(request(server, path, headers).GET().build());
    }

    /** Sends a body; quotes are written as apostrophes. */
    static HttpResponse<String> post(WebServer server, String path, String body) {
        return post(server, path, BodyPublishers.ofString(body.replace('\'', '"')));
    }

    static HttpResponse<String> post(WebServer server, String path, BodyPublisher body) {
        return send(request(server, path).POST(body).build());
    }

    static JsonObject json(HttpResponse<String> response) {
        return JsonParser.parseString(response.body()).getAsJsonObject();
    }

    static HttpRequest.Builder request(WebServer server, String path, String... headers) {
        HttpRequest.Builder request = HttpRequest.newBuilder(URI.create(server.address() + path.substring(1)))
                .timeout(PATIENCE);
        return headers.length == 0 ? request : request.headers(headers);
    }

    static HttpResponse<String> send(HttpRequest request) {
        try {
            return CLIENT.send(request, BodyHandlers.ofString());
        } catch (java.io.IOException | InterruptedException failure) {
            throw new IllegalStateException(failure);
        }
    }
}
