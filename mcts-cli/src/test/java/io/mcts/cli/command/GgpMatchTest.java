package io.mcts.cli.command;

import static org.assertj.core.api.Assertions.assertThat;

import io.mcts.engines.ggp.GgpPlayer;
import io.mcts.engines.ggp.GgpServer;
import io.mcts.spec.game.Game;
import io.mcts.spec.game.Games;
import io.mcts.spec.search.Spec;
import java.io.IOException;
import java.net.InetAddress;
import java.net.Socket;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** A manager drives matches over HTTP. */
class GgpMatchTest {

    /** Counts to twenty by steps of one or two; each player moves in turn. */
    private static final Path RULES = Path.of("src", "test", "resources", "count.kif");

    private static final int TURNS = 20;
    private static final int OK = 200;

    private final HttpClient client = HttpClient.newHttpClient();
    private final List<String> log = new ArrayList<>();
    private GgpServer server;

    @BeforeEach
    void start() {
        GgpPlayer player =
                new GgpPlayer(rules -> game(rules), game -> Spec.parse("uct,iterations=200,seed=1", game), line -> {
                    synchronized (log) {
                        log.add(line);
                    }
                });
        server = GgpServer.start("127.0.0.1", 0, player);
    }

    @AfterEach
    void stop() {
        server.close();
    }

    private static Game<?, ?> game(String rules) {
        try {
            Path file = Files.createTempFile("count", ".kif");
            Files.writeString(file, rules);
            Game<?, ?> game = Games.catalog().make("gdl:file=\"" + file + "\"");
            Files.delete(file);
            return game;
        } catch (IOException unwritable) {
            throw new IllegalStateException(unwritable);
        }
    }

    private HttpResponse<String> post(String message) throws IOException, InterruptedException {
        return client.send(
                HttpRequest.newBuilder(URI.create("http://127.0.0.1:" + server.port()))
                        .POST(HttpRequest.BodyPublishers.ofString(message))
                        .build(),
                HttpResponse.BodyHandlers.ofString(StandardCharsets.UTF_8));
    }

    private String say(String message) throws IOException, InterruptedException {
        HttpResponse<String> answer = post(message);
        assertThat(answer.statusCode()).as(message + " " + answer.body()).isEqualTo(OK);
        return answer.body();
    }

    private String begin(String id) throws IOException, InterruptedException {
        return say("(START " + id + " left (" + Files.readString(RULES).replaceAll(";.*", "") + ") 20 10)");
    }

    @Test
    void playsAMatchOfTwentyTurnsWithRepeatedAndForeignMessages() throws IOException, InterruptedException {
        assertThat(begin("m")).isEqualTo("ready");
        assertThat(begin("m")).as("repeated").isEqualTo("ready");
        assertThat(begin("other")).as("foreign").isEqualTo("busy");
        String moves = "NIL";
        for (int turn = 0; turn < TURNS; turn++) {
            String message = "(PLAY m " + moves + ")";
            String answer = say(message);
            assertThat(say(message)).as("repeated").isEqualTo(answer);
            assertThat(say("(PLAY other (noop noop))")).isEqualTo("busy");
            boolean isOurs = turn % 2 == 0;
            assertThat(answer).matches(isOurs ? "\\(add [12]\\)" : "noop");
            moves = isOurs ? "(" + answer + " noop)" : "(NOOP ( ADD   " + (1 + turn / 2 % 2) + "))";
        }
        assertThat(say("(STOP m " + moves + ")")).isEqualTo("done");
        assertThat(say("(STOP m " + moves + ")")).as("repeated").isEqualTo("done");
        assertThat(say("(INFO)")).contains("available");
        assertThat(log).noneMatch(line -> line.contains("not legal") || line.contains("out of time"));
    }

    /** The manager plays something else than what was answered, as it does when an answer comes late; then a message is lost. */
    @Test
    void goesOnAfterALateAnswerAndALostMessage() throws IOException, InterruptedException {
        begin("m");
        String first = say("(PLAY m NIL)");
        String other = first.equals("(add 1)") ? "(add 2)" : "(add 1)";
        assertThat(say("(PLAY m (" + other + " noop))")).isEqualTo("noop");
        assertThat(say("(PLAY m (noop (add 1)))")).startsWith("(add ");
        // The moves of the next turn are lost; those of the turn after it say that somebody has added something.
        assertThat(say("(PLAY m (noop (add 2)))")).startsWith("(add ");
        assertThat(say("(ABORT m)")).isEqualTo("done");
    }

    @Test
    void survivesMalformedOversizedAndUnfinishedRequests() throws IOException, InterruptedException {
        for (String wrong :
                List.of("", "PLAY", "((((", "(DANCE)", "(PLAY)", "(START m x y z)", "(START m left () -1 1)")) {
            assertThat(post(wrong).statusCode()).as(wrong).isEqualTo(400);
        }
        assertThat(post("x".repeat(5 << 20)).statusCode()).isEqualTo(413);
        try (Socket unfinished = new Socket(InetAddress.getLoopbackAddress(), server.port())) {
            unfinished
                    .getOutputStream()
                    .write("POST / HTTP/1.1\r\nContent-Length: 10\r\n\r\n(".getBytes(StandardCharsets.UTF_8));
            assertThat(say("(INFO)")).contains("available");
        }
        assertThat(say("(START m left ((role a)) 5 5)"))
                .as("rules that are refused")
                .isEqualTo("busy");
        assertThat(say("(INFO)")).contains("available");
    }
}
