package io.mcts.web;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.Comparator;
import java.util.Objects;
import java.util.stream.StreamSupport;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What the lessons of the page say is what their examples show. */
class LessonsTest {

    private static final String FORK = "'game':'tictactoe','start':'x.o..o.x.'";
    private static final String SMALL_GO = "'game':'go:lines=5'";

    private static WebServer server;
    private static String lessons;

    @BeforeAll
    static void start() throws IOException {
        server = TestServer.start();
        try (InputStream file = Objects.requireNonNull(WebServer.class.getResourceAsStream("page/view/lesson.js"))) {
            lessons = new String(file.readAllBytes(), StandardCharsets.UTF_8).replaceAll("\\s+", " ");
        }
    }

    @AfterAll
    static void stop() {
        server.close();
    }

    private static JsonObject search(String game, String spec) {
        try (TestPage page = TestPage.open(server)) {
            page.send("{'type':'search','id':'s'," + game + ",'spec':'" + spec + "'}");
            return page.next("result");
        }
    }

    private static JsonObject move(JsonObject result, String move) {
        return StreamSupport.stream(result.getAsJsonArray("moves").spliterator(), false)
                .map(JsonElement::getAsJsonObject)
                .filter(one -> one.get("move").getAsString().equals(move))
                .findFirst()
                .orElseThrow();
    }

    /** With c = 0 the search stays with a move that does badly. */
    @ParameterizedTest
    @CsvSource({
        "0, b2, 56, 'b2 gets 56 of 60 visits'",
        "1.4, c1, 33, 'With c = 1.4 c1 gets 33.'",
        "3, c1, 16, 'and c1 gets 16.'"
    })
    void constantOfUcb1DecidesWhatIsTried(double c, String move, long visits, String told) {
        JsonObject choice = TestPage.json(TestPage.post(
                        server, "/api/iteration", "{" + FORK + ",'moves':[],'number':61,'c':" + c + ",'seed':1}"))
                .getAsJsonArray("choices")
                .get(0)
                .getAsJsonObject();
        JsonObject most = StreamSupport.stream(choice.getAsJsonArray("options").spliterator(), false)
                .map(JsonElement::getAsJsonObject)
                .max(Comparator.comparingLong(option -> option.get("visits").getAsLong()))
                .orElseThrow();
        assertThat(choice.get("visits").getAsLong()).isEqualTo(60);
        assertThat(most.get("move").getAsString()).isEqualTo(move);
        assertThat(most.get("visits").getAsLong()).isEqualTo(visits);
        assertThat(lessons).contains(told, "address: FORK", "start=x.o..o.x.");
        if (c == 0) {
            assertThat(most.get("mean").getAsDouble()).isBetween(0.0705, 0.0715);
        }
    }

    @ParameterizedTest
    @CsvSource({
        "10, a2, a2, 0.667, 'a2 comes first, with 0.667'",
        "1000, c1, a2, 0.357, 'After a thousand a2 has 0.357'",
        "1000, c1, c1, 0.950, 'c1 has 902 visits and 0.950'",
        "10000, c1, c1, 0.992, '0.992 after ten thousand'"
    })
    void meansBecomeThoseOfGoodPlay(long iterations, String best, String move, String mean, String told) {
        JsonObject result = search(FORK, "uct,seed=1,iterations=" + iterations);
        assertThat(result.get("bestMove").getAsString()).isEqualTo(best);
        assertThat("%.3f".formatted(move(result, move).get("mean").getAsDouble()))
                .isEqualTo(mean);
        assertThat(lessons).contains(told, "'uct,seed=1'");
        if (told.contains("902")) {
            assertThat(move(result, move).get("visits").getAsLong()).isEqualTo(902);
        }
    }

    @Test
    void solverProvesTheWin() {
        JsonObject result = search(FORK, "solver,seed=1,iterations=10000");
        assertThat(result.get("proven").getAsString()).isEqualTo("win");
        assertThat(result.get("iterations").getAsLong()).isEqualTo(16);
        assertThat(lessons).contains("says “win” after 16, and stops", "'solver,seed=1'");
    }

    /** Source for the best move: E. van der Werf and others, Solving Go on Small Boards, ICGA Journal 26(2), 2003. */
    @Test
    void raveFindsTheMiddleOfASmallBoardSooner() {
        String[] specs = {"uct,rollout=eyes,seed=1", "rave,selection=rave:c=0:k=1000,rollout=eyes,seed=1"};
        JsonObject plain = search(SMALL_GO, specs[0] + ",iterations=800");
        JsonObject rave = search(SMALL_GO, specs[1] + ",iterations=800");
        assertThat(plain.get("bestMove").getAsString()).isEqualTo("B5");
        assertThat(move(plain, "B5").get("visits").getAsLong()).isEqualTo(57);
        assertThat(rave.get("bestMove").getAsString()).isEqualTo("C3");
        assertThat(move(rave, "C3").get("visits").getAsLong()).isEqualTo(436);
        assertThat(lessons).contains(specs).contains("436 of them", "with 57 visits", "'go:lines=5'");
    }
}
