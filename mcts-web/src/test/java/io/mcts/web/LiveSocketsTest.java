package io.mcts.web;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.gson.JsonObject;
import io.mcts.web.request.Limits;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

class LiveSocketsTest {

    private static final String FOREVER = "'game':'connectfour','spec':'uct,time=60m,memory-ceiling=1m'}";

    private WebServer server;
    private final List<TestPage> pages = new ArrayList<>();

    @BeforeEach
    void start() {
        server = TestServer.start();
    }

    @AfterEach
    void stop() {
        pages.forEach(TestPage::abort);
        server.close();
    }

    private TestPage open() {
        TestPage page = TestPage.open(server);
        pages.add(page);
        return page;
    }

    @Test
    void ofAHundredSocketsSixteenAreOpenedAndASearchGoesOn() {
        TestPage page = open();
        page.send("{'type':'search','id':'s'," + FOREVER);
        page.next("progress");
        for (int socket = 1; socket < 100; socket++) {
            open();
        }
        // A socket too many is opened and closed at once, as a page is not told why one is refused.
        TestPage.await(() -> pages.stream().filter(opened -> !opened.isClosed()).count() == Limits.SOCKETS_OF_ADDRESS);
        assertThat(server.sockets()).isEqualTo(Limits.SOCKETS_OF_ADDRESS);
        for (TestPage closed : pages.stream().filter(TestPage::isClosed).toList()) {
            assertThat(closed.closing()).as("try again later").isEqualTo(1013);
            assertThat(closed.reason()).startsWith("too many web sockets are open");
        }
        assertThat(TestPage.get(server, "/api/catalog").statusCode()).isEqualTo(200);
        page.next("progress");
        page.send("{'type':'stop','id':'s'}");
        assertThat(page.next("result").get("iterations").getAsLong()).isPositive();
        pages.get(1).abort();
        TestPage.await(() -> server.sockets() < Limits.SOCKETS_OF_ADDRESS);
        open().send("{'type':'stop','id':'none'}");
        assertThat(pages.get(pages.size() - 1).nextAnswer().get("type").getAsString())
                .isEqualTo("error");
    }

    @Test
    void moreSearchesThanTheServerRunsAreRefusedUntilOneEnds() {
        for (int socket = 0; socket < 4; socket++) {
            TestPage page = open();
            page.send("{'type':'search','id':'a'," + FOREVER);
            page.send("{'type':'search','id':'b'," + FOREVER);
            page.next("progress");
        }
        TestPage ninth = open();
        ninth.send("{'type':'search','id':'c','run':1," + FOREVER);
        JsonObject refusal = ninth.nextAnswer();
        assertThat(refusal.get("id").getAsString()).isEqualTo("c");
        assertThat(refusal.get("error").getAsString())
                .startsWith("as many searches and matches as the server runs at a time, 8,");
        // One in the place of another needs no further room.
        pages.get(0).send("{'type':'search','id':'a','run':2,'game':'tictactoe','spec':'uct,iterations=10'}");
        assertThat(pages.get(0).next("result").get("run").getAsInt()).isEqualTo(2);
        ninth.send("{'type':'search','id':'c','game':'tictactoe','spec':'uct,iterations=10'}");
        assertThat(ninth.next("result").get("id").getAsString()).isEqualTo("c");
    }

    @Test
    void searchesAndMatchesEndWithTheirSocket() {
        TestPage page = open();
        page.send("{'type':'search','id':'a'," + FOREVER);
        page.send("{'type':'search','id':'b','game':'connectfour','spec':'uct,iterations=1000'}");
        page.send(
                "{'type':'match','id':'m','game':'connectfour','a':'uct,time=60m,memory-ceiling=1m','b':'uct,time=60m,memory-ceiling=1m','games':9,'seed':1}");
        page.next("result");
        TestPage.await(() -> server.running() == 2);
        assertThat(server.keptBytes()).isPositive();
        page.abort();
        TestPage.await(() -> server.running() == 0);
        assertThat(server.keptBytes()).isZero();
        assertThat(server.sockets()).isZero();
    }

    @Test
    void messageOfMoreThan64KilobytesClosesItsSocket() {
        TestPage page = open();
        page.send("{'type':'search','id':'" + "x".repeat(Limits.MESSAGE_BYTES) + "'}");
        assertThat(page.closing()).isEqualTo(1009);
        TestPage other = open();
        other.send("{'type':'search','id':'s','game':'tictactoe','spec':'uct,iterations=10'}");
        other.next("result");
    }

    @Test
    void serverThatIsClosedEndsAll() {
        TestPage page = open();
        page.send("{'type':'search','id':'s'," + FOREVER);
        page.next("progress");
        server.close();
        TestPage.await(() -> server.running() == 0);
        TestPage.await(() -> Thread.getAllStackTraces().keySet().stream()
                .noneMatch(thread -> thread.getName().equals("live")));
    }
}
