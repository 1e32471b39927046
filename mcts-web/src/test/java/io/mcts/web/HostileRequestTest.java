package io.mcts.web;

import static org.assertj.core.api.Assertions.assertThat;

import io.mcts.web.request.Limits;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.Socket;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What strangers may send, while a search runs for somebody else. */
class HostileRequestTest {

    private static final long ENOUGH_BYTES = 1L << 28;
    private static final int GUARD = Math.toIntExact(TestPage.PATIENCE.toMillis());

    private static WebServer server;
    private static TestPage other;

    @BeforeAll
    static void start() {
        server = TestServer.start(TestServer.limits(ENOUGH_BYTES, ENOUGH_BYTES));
        other = TestPage.open(server);
        other.send("{'type':'search','id':'other','game':'tictactoe','spec':'uct,time=60m'}");
        other.next("progress");
    }

    /** The search of the other one goes on, and answers. */
    @AfterEach
    void nothingElseSuffers() {
        other.send("{'type':'tree','id':'other','path':[]}");
        assertThat(other.next("tree").getAsJsonArray("children")).hasSize(9);
        assertThat(server.running()).isEqualTo(1);
    }

    @AfterAll
    static void stop() {
        other.send("{'type':'stop','id':'other'}");
        assertThat(other.next("result").get("stopReason").getAsString()).isEqualTo("cancelled");
        server.close();
    }

    /** Quotes are written as apostrophes. What follows the arrow is in the error. */
    @ParameterizedTest
    @CsvSource(delimiterString = " -> ", quoteCharacter = '`', textBlock = """
            {nonsense                               -> '{nonsense' is not JSON; the mistake is near line 1 column
            {'game':'tictactoe'} {}                 -> is not JSON; the mistake is near line 1 column 23
            {'game':'tictactoe'}x                   -> is not JSON
            [1]                                     -> is not one JSON object; allowed: {
            null                                    -> is not one JSON object
            {'game':NaN}                            -> is not JSON
            {}                                      -> 'game' is missing; allowed: a text
            {'game':null}                           -> 'game' is missing; allowed: a text
            {'game':7}                              -> 'game' is 7; allowed: a text
            {'game':['tictactoe']}                  -> 'game' is ['tictactoe']; allowed: a text
            {'game':'chess'}                        -> 'chess' is not a game; allowed: tictactoe, connectfour, einstein
            {'game':'connectfour:rows=100:columns=100'} -> 100 rows: a board has 4 to 12 of them
            {'game':'connectfour:rows=-1'}          -> -1 rows: a board has 4 to 12 of them
            {'game':'connectfour:rows=99999999999'} -> rows is a whole number such as 10, not '99999999999'
            {'game':'connectfour:rows=NaN'}         -> rows is a whole number such as 10, not 'NaN'
            {'game':'tictactoe','start':'xx'}       -> 'xx' is not a position of tic-tac-toe
            {'game':'tictactoe','start':3}          -> 'start' is 3; allowed: a text
            {'game':'tictactoe','moves':'a1'}       -> 'moves' is 'a1'; allowed: a list of texts
            {'game':'tictactoe','moves':[1]}        -> 'moves[0]' is 1; allowed: a text
            {'game':'tictactoe','moves':[null]}     -> 'moves[0]' is null; allowed: a text
            {'game':'tictactoe','moves':['a1','']}  -> '' is not a legal move in ......x..
            """)
    void badPositionRequestIsRefusedInPlainWords(String body, String error) {
        HttpResponse<String> response = TestPage.post(server, "/api/position", body.strip());
        assertThat(response.statusCode()).isEqualTo(400);
        assertThat(TestPage.json(response).get("error").getAsString().replace('"', '\''))
                .contains(error.strip());
    }

    @Test
    void boardOfTenThousandCellsIsRefused() {
        String row = ".".repeat(100) + "/";
        HttpResponse<String> response =
                TestPage.post(server, "/api/position", "{'game':'connectfour','start':'" + row.repeat(100) + " x'}");
        assertThat(response.statusCode()).isEqualTo(400);
        assertThat(TestPage.json(response).get("error").getAsString())
                .startsWith("'start' has 10102 characters, '" + ".".repeat(80) + "...'; allowed: up to 1000");
    }

    @Test
    void tooManyMovesAreRefused() {
        HttpResponse<String> response = TestPage.post(
                server, "/api/position", "{'game':'tictactoe','moves':['a1'" + ",'a1'".repeat(1_000) + "]}");
        assertThat(response.statusCode()).isEqualTo(400);
        assertThat(TestPage.json(response).get("error").getAsString())
                .isEqualTo("'moves' has 1001 elements; allowed: up to 1000");
    }

    @Test
    void deepNestingIsRefused() {
        HttpResponse<String> response = TestPage.post(
                server, "/api/position", "{'game':" + "[".repeat(500_000) + "]".repeat(500_000 - 20) + "}");
        assertThat(response.statusCode()).isEqualTo(400);
        assertThat(TestPage.json(response).get("error").getAsString()).contains("is not JSON");
    }

    @Test
    void bodyOfMoreThanAMegabyteIsRefused() throws IOException {
        HttpResponse<String> announced =
                TestPage.post(server, "/api/position", BodyPublishers.ofByteArray(new byte[Limits.BODY_BYTES + 1]));
        assertThat(announced.statusCode()).isEqualTo(413);
        assertThat(TestPage.json(announced).get("error").getAsString())
                .isEqualTo("the body is too long; at most 1048576 bytes");
        assertThat(streamed(16 << 20)).startsWith("HTTP/1.1 413");
    }

    /** Sends a body in chunks, its length not told; what the server answers. What is too much it throws away. */
    private static String streamed(int length) throws IOException {
        byte[] chunk = new byte[1 << 16];
        try (Socket socket = new Socket(InetAddress.getLoopbackAddress(), server.port())) {
            socket.setSoTimeout(GUARD);
            OutputStream out = socket.getOutputStream();
            out.write("POST /api/record/read HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n\r\n"
                    .getBytes(StandardCharsets.US_ASCII));
            for (int sent = 0; sent < length; sent += chunk.length) {
                out.write((Integer.toHexString(chunk.length) + "\r\n").getBytes(StandardCharsets.US_ASCII));
                out.write(chunk);
                out.write("\r\n".getBytes(StandardCharsets.US_ASCII));
            }
            out.write("0\r\n\r\n".getBytes(StandardCharsets.US_ASCII));
            return new String(socket.getInputStream().readNBytes("HTTP/1.1 413".length()), StandardCharsets.US_ASCII);
        }
    }

    /** As when a connection was silent for so long that the server closes it while the next request is coming. */
    @Test
    void bodyThatDoesNotComeCanBeSentAgain() throws IOException {
        Limits ample = TestServer.limits(ENOUGH_BYTES, ENOUGH_BYTES);
        try (WebServer impatient =
                TestServer.start(new Limits(ample.search(), ENOUGH_BYTES, ample.matchTime(), Duration.ofMillis(500)))) {
            String request = "POST /api/position HTTP/1.1\r\nHost: localhost\r\nContent-Length: 20\r\n\r\n";
            String answer = "";
            while (answer.isEmpty()) { // not even the head came in time
                answer = raw(impatient, request, Integer.MAX_VALUE);
            }
            assertThat(answer).startsWith("HTTP/1.1 408").contains("send it again");
        }
    }

    /** Two milliseconds after the first byte would be too late if each byte had to come at some rate. */
    @Test
    void bodyThatPausesIsRead() throws IOException, InterruptedException {
        String body = "{\"game\":\"tictactoe\"}";
        try (Socket socket = new Socket(InetAddress.getLoopbackAddress(), server.port())) {
            socket.setSoTimeout(GUARD);
            OutputStream out = socket.getOutputStream();
            out.write(("POST /api/position HTTP/1.1\r\nHost: localhost\r\nContent-Length: " + body.length() + "\r\n\r\n"
                            + body.charAt(0))
                    .getBytes(StandardCharsets.US_ASCII));
            Thread.sleep(50);
            out.write(body.substring(1).getBytes(StandardCharsets.US_ASCII));
            assertThat(new String(socket.getInputStream().readNBytes(12), StandardCharsets.US_ASCII))
                    .isEqualTo("HTTP/1.1 200");
        }
    }

    /** More of them than the server has threads. The page still comes, and what is sent as it should be is answered when they are gone. */
    @Test
    void bodiesThatNeverEndHoldNobodyElseUp() throws IOException {
        String start = "POST /api/record/read HTTP/1.1\r\nHost: localhost\r\nContent-Length: 1000000\r\n\r\n{";
        List<Socket> slow = new ArrayList<>();
        try {
            for (int i = 0; i < 80; i++) {
                Socket socket = new Socket(InetAddress.getLoopbackAddress(), server.port());
                slow.add(socket);
                socket.getOutputStream().write(start.getBytes(StandardCharsets.US_ASCII));
            }
            TestPage.await(
                    () -> slow.stream().filter(HostileRequestTest::isAnswered).count() == slow.size() - Limits.BODIES);
            for (Socket socket :
                    slow.stream().filter(HostileRequestTest::isAnswered).toList()) {
                assertThat(new String(socket.getInputStream().readNBytes(12), StandardCharsets.US_ASCII))
                        .isEqualTo("HTTP/1.1 429");
            }
            assertThat(TestPage.get(server, "/").statusCode()).isEqualTo(200);
        } finally {
            for (Socket socket : slow) {
                socket.close();
            }
        }
        TestPage.await(() ->
                TestPage.post(server, "/api/position", "{'game':'tictactoe'}").statusCode() == 200);
    }

    private static boolean isAnswered(Socket socket) {
        try {
            return socket.getInputStream().available() > 0;
        } catch (IOException failure) {
            throw new UncheckedIOException(failure);
        }
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "/../../../../../../etc/passwd",
                "/..%2f..%2f..%2fetc%2fpasswd",
                "/%2e%2e/%2e%2e/WebServer.class",
                "/%2e%2e/WebServer.class",
                "/..;/WebServer.class",
                "/..%5c..%5cWebServer.class",
                "/%252e%252e/WebServer.class",
                "/....//WebServer.class",
                "//etc/passwd",
                "/./../WebServer.class",
                "/%00index.html",
                "/index.html%00.js",
                "/WebServer.class",
                "/package-info.java",
                "/META-INF/MANIFEST.MF",
                "/lib/lit-html/../../../MANIFEST.MF",
                "/lib/lit-html/package.json",
                "/lib/../index.html",
                "/lib/javalin/index.js",
                "/styles",
                "/styles/",
                "/.html",
                "/INDEX.HTML",
                "http://127.0.0.1/../etc/passwd",
                "file:///etc/passwd"
            })
    void noOtherFileCanBeRead(String path) throws IOException {
        String answer = raw("GET " + path + " HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n");
        assertThat(answer).startsWith("HTTP/1.1 40");
        assertThat(answer).doesNotContain("root:", "Manifest-Version", "\u00ca\u00fe\u00ba\u00be");
    }

    private static String raw(String request) throws IOException {
        return raw(server, request, Integer.MAX_VALUE);
    }

    private static String statusLine(String request) throws IOException {
        return raw(server, request, "HTTP/1.1 200".length());
    }

    private static String raw(WebServer asked, String request, int length) throws IOException {
        try (Socket socket = new Socket(InetAddress.getLoopbackAddress(), asked.port())) {
            socket.setSoTimeout(GUARD);
            socket.getOutputStream().write(request.getBytes(StandardCharsets.ISO_8859_1));
            try (InputStream in = socket.getInputStream()) {
                return new String(in.readNBytes(length), StandardCharsets.ISO_8859_1);
            }
        }
    }

    /** Another site's name that leads to this machine (DNS rebinding), and another site's page. */
    @ParameterizedTest
    @CsvSource({
        "evil.example, , 403",
        "evil.example:8080, , 403",
        "127.0.0.1.evil.example, , 403",
        "localhost:1@evil.example, , 400",
        "10.0.0.7, , 403",
        "localhost, http://evil.example, 403",
        "localhost, http://localhost:9999, 403",
        "localhost, null, 403",
        "localhost, , 200",
        "localhost:8080, http://localhost:8080, 200",
        "127.0.0.1, http://127.0.0.1, 200",
        "[::1]:8080, http://[::1]:8080, 200"
    })
    void pagesOfOthersAreKeptOut(String host, String origin, int status) throws IOException {
        String header = origin == null ? "" : "Origin: " + origin + "\r\n";
        assertThat(statusLine("GET /api/catalog HTTP/1.1\r\nHost: " + host + "\r\n" + header + "\r\n"))
                .startsWith("HTTP/1.1 " + status);
        assertThat(statusLine("GET /api/live HTTP/1.1\r\nHost: " + host + "\r\n" + header
                        + "Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n"
                        + "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"))
                .startsWith("HTTP/1.1 " + (status == 200 ? 101 : status));
    }

    @Test
    void answersHaveTheHeadersThatKeepAPageSafe() {
        for (String path : new String[] {"/", "/api/catalog", "/nothing"}) {
            HttpResponse<String> response = TestPage.get(server, path);
            assertThat(response.headers().firstValue("Content-Security-Policy").orElse(""))
                    .startsWith("default-src 'self';")
                    .contains("frame-ancestors 'none'");
            assertThat(response.headers().firstValue("X-Content-Type-Options")).hasValue("nosniff");
            assertThat(response.headers().firstValue("Referrer-Policy")).hasValue("no-referrer");
            assertThat(response.headers().firstValue("Server")).isEmpty();
        }
    }

    @Test
    void otherMethodsAndPlacesAreRefusedInJson() {
        assertThat(TestPage.send(TestPage.request(server, "/api/catalog")
                                .DELETE()
                                .build())
                        .statusCode())
                .isEqualTo(405);
        assertThat(TestPage.get(server, "/api/position").statusCode()).isIn(404, 405);
        HttpResponse<String> nothing = TestPage.get(server, "/nothing");
        assertThat(nothing.statusCode()).isEqualTo(404);
        assertThat(TestPage.json(nothing).get("error").getAsString()).contains("/nothing");
    }

    @Test
    void pageIsGivenOutOnceAndThenKnownByItsTag() {
        HttpResponse<String> page = TestPage.get(server, "/");
        assertThat(page.statusCode()).isEqualTo(200);
        assertThat(page.headers().firstValue("Content-Type").orElse("")).startsWith("text/html");
        String tag = page.headers().firstValue("ETag").orElseThrow();
        HttpResponse<String> again = TestPage.get(server, "/index.html", "If-None-Match", tag);
        assertThat(again.statusCode()).isEqualTo(304);
        assertThat(again.body()).isEmpty();
        HttpResponse<String> library = TestPage.get(server, "/lib/lit-html/lit-html.js");
        assertThat(library.statusCode()).isEqualTo(200);
        assertThat(library.headers().firstValue("Content-Type").orElse("")).startsWith("text/javascript");
    }

    @ParameterizedTest
    @CsvSource(delimiterString = " -> ", quoteCharacter = '`', textBlock = """
            ``                                      -> the file is empty
            ` `                                     -> the file is empty
            hello                                   -> the file is no record of a game; allowed: lines of 'mcts match --record', contest record of einstein, SGF of go
            {}                                      -> line 1: it lacks something that a game has
            {'settings':{}}                         -> line 1: it lacks something that a game has
            {'settings':7}                          -> line 1: it is no game as a JSON object; the mistake is near $.settings
            {'settings':{},'number':'x'}            -> line 1: it is no game as a JSON object; the mistake is near $.number
            {'settings':{'game':'tictactoe'},'entrants':['a'],'seeds':[1],'start':'.........','moves':[],'rewards':[1]} -> line 1: its entrants are 1; allowed: one for each of [x, o]
            {'settings':{'game':'tictactoe'},'entrants':['a','b'],'seeds':[1,2],'start':'.........','moves':[],'rewards':[1,0]} -> line 1: its rewards are [1.0, 0.0]; allowed: none, as the game is not over
            {'settings':{'game':'tictactoe'},'entrants':['a','b'],'seeds':[1,2],'start':'xxxoo....','moves':[],'rewards':[0,1]} -> line 1: its rewards are [0.0, 1.0]; allowed: [1.0, 0.0]
            {'settings':{'game':'chess'},'entrants':['a'],'seeds':[1],'start':'','moves':[],'rewards':[1]} -> line 1: 'chess' is not a game
            {'settings':{},'entrants':['a'],'seeds':[1],'start':'','moves':[],'rewards':[1]} -> line 1: its settings name no game
            {'settings':{'game':'tictactoe'},'entrants':['a'],'seeds':[1],'start':'','moves':[],'rewards':[2]} -> line 1: a reward is from 0 to 1
            {'settings':{'game':'tictactoe'},'entrants':['a'],'seeds':[1],'start':'.........','moves':[null],'rewards':[1]} -> line 1: it lacks
            {'settings':{'game':'tictactoe'},'entrants':['a'],'seeds':[1],'start':'.........','moves':[{'player':0,'move':'z9'}],'rewards':[1]} -> line 1: 'z9' is not a legal move
            """)
    void badFileIsRefusedInPlainWords(String body, String error) {
        HttpResponse<String> response = TestPage.post(server, "/api/record/read", body);
        assertThat(response.statusCode()).isEqualTo(400);
        assertThat(TestPage.json(response).get("error").getAsString()).startsWith(error.strip());
    }

    @ParameterizedTest
    @CsvSource(delimiterString = " -> ", quoteCharacter = '`', textBlock = """
            'format':'mcts'                         -> 'names' are []; allowed: one for each of [x, o]
            'format':'pgn','names':['a','b']        -> 'format' is 'pgn'; allowed: mcts
            'format':'einstein','names':['a','b']   -> 'format' is 'einstein'; allowed: mcts
            'names':['a','b']                       -> 'format' is missing; allowed: a text
            'format':'mcts','names':['a','b'],'turns':[{'value':2}] -> 'value' is 2.0; allowed: from 0 to 1
            'format':'mcts','names':['a','b'],'turns':[{'millis':-1}] -> 'millis' is -1; allowed: a number from 0
            'format':'mcts','names':['a','b'],'turns':[{'millis':1e999}] -> 'millis' is 1e999; allowed: a number from 0
            'format':'mcts','names':['a','b'],'turns':[7] -> 'turns[0]' is 7; allowed: an object
            """)
    void badRecordIsRefusedInPlainWords(String fields, String error) {
        HttpResponse<String> response =
                TestPage.post(server, "/api/record", "{'game':'tictactoe','moves':['a1']," + fields + "}");
        assertThat(response.statusCode()).isEqualTo(400);
        assertThat(TestPage.json(response).get("error").getAsString()).startsWith(error.strip());
    }
}
