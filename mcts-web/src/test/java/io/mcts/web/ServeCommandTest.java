package io.mcts.web;

import static org.assertj.core.api.Assertions.assertThat;

import io.mcts.cli.command.MctsCommand;
import io.mcts.cli.terminal.Terminal;
import io.mcts.spec.game.EncodedGame;
import io.mcts.spec.game.Games;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.PipedReader;
import java.io.PipedWriter;
import java.io.PrintWriter;
import java.io.StringReader;
import java.io.StringWriter;
import java.io.Writer;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ServeCommandTest {

    @TempDir
    private Path folder;

    private static final Pattern LINE =
            Pattern.compile("The page is at (http://127\\.0\\.0\\.1:\\d+/) \\(end with Ctrl-C\\)");

    @Test
    void saysWhereThePageIsAndServesItUntilItIsInterrupted() throws IOException, InterruptedException {
        assertThat(catalogOf("serve", "--port", "0"))
                .contains("\"tictactoe\"")
                .as("a game for tables")
                .contains("\"leduc\"");
    }

    /** Rules of a file are read once, by whoever starts the page; no visitor names a file. */
    @Test
    void servesTheGamesThatAreNamed() throws IOException, InterruptedException {
        Path file = Files.writeString(
                folder.resolve("My game.kif"),
                "(role a) (role b) (init (f 1)) (<= (legal a (m 1)) (true (f 1))) (<= (legal a (m 2)) (true (f 1)))"
                        + " (<= (legal b noop) (true (f 1))) (<= (next (f 2)) (does a (m ?x)))"
                        + " (<= (goal a 100) (true (f 2))) (<= (goal b 0) (true (f 2))) (<= terminal (true (f 2)))");
        assertThat(catalogOf("serve", "gdl:file=" + file, "tictactoe", "connectfour:rows=4", "--port", "0"))
                .contains("\"mygame\"", "\"tictactoe\"", "\"connectfour\"")
                .doesNotContain("\"leduc\"", "\"einstein\"");
    }

    @Test
    void anOwnersNetworkPlaysWithoutAPathOnThePage() throws IOException, InterruptedException {
        Path file = folder.resolve("mine.onnx");
        try (InputStream in = ((EncodedGame<?, ?>) Games.catalog().make("connectfour"))
                .network()
                .orElseThrow()) {
            Files.copy(in, file);
        }
        assertThat(catalogOf("serve", "tictactoe", "connectfour", "--network", file.toString(), "--port", "0"))
                .contains("\"opponent\":\"network,iterations=400\"")
                .doesNotContain("mine");
        assertThat(refused("tictactoe", "--network", file.toString()))
                .startsWith("mcts: --network: no game of the page can use '" + file + "'");
        assertThat(refused("connectfour:rows=8", "--network", file.toString()))
                .contains("the input 'state' has the shape [any, 6, 6, 7], and the encoding gives [6, 8, 7]");
        assertThat(refused("--network", folder.resolve("none.onnx").toString()))
                .contains("none.onnx' cannot be read: no such file");
    }

    private static String catalogOf(String... command) throws IOException, InterruptedException {
        PipedReader out = new PipedReader();
        Terminal terminal = new Terminal(
                new BufferedReader(new StringReader("")),
                new PrintWriter(new PipedWriter(out)),
                new PrintWriter(new StringWriter()));
        Thread server = new Thread(() -> new MctsCommand(Games.catalog(), terminal).run(command));
        server.start();
        Matcher line = LINE.matcher(new BufferedReader(out).readLine());
        assertThat(line.matches()).isTrue();
        HttpRequest catalog = HttpRequest.newBuilder(URI.create(line.group(1) + "api/catalog"))
                .build();
        String body = HttpClient.newHttpClient()
                .send(catalog, BodyHandlers.ofString())
                .body();
        server.interrupt();
        server.join(TestPage.PATIENCE.toMillis());
        assertThat(server.isAlive()).isFalse();
        return body;
    }

    @Test
    void placeWhereItCannotListenIsRefused() throws IOException {
        try (ServerSocket taken = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
            assertThat(refused("--port", Integer.toString(taken.getLocalPort())))
                    .startsWith("mcts: the server cannot listen on port " + taken.getLocalPort() + " of 127.0.0.1: ");
        }
        assertThat(refused("--port", "70000"))
                .isEqualToNormalizingNewlines("mcts: --port is from 0 to 65535, not 70000\n");
        assertThat(refused("--host", "[::x]")) // refused without asking the network
                .startsWith("mcts: there is no host '[::x]'");
    }

    /** What is said of a command that is refused. */
    private static String refused(String... words) {
        StringWriter err = new StringWriter();
        Terminal terminal = new Terminal(
                new BufferedReader(new StringReader("")), new PrintWriter(Writer.nullWriter()), new PrintWriter(err));
        assertThat(new MctsCommand(Games.catalog(), terminal)
                        .run(Stream.concat(Stream.of("serve"), Stream.of(words)).toArray(String[]::new)))
                .isEqualTo(2);
        return err.toString();
    }
}
