package io.mcts.web;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import io.mcts.Mcts;
import io.mcts.control.Budget;
import io.mcts.games.connectfour.ConnectFour;
import io.mcts.games.connectfour.Drop;
import io.mcts.report.Explanation;
import io.mcts.result.SearchResult;
import io.mcts.spec.search.SearchLimits;
import io.mcts.web.request.Limits;
import java.time.Duration;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class LiveSearchTest {

    private static final String FOREVER = "'game':'connectfour','spec':'uct,time=60m,memory-ceiling=1m'}";

    private WebServer server;
    private TestPage page;

    @BeforeEach
    void start() {
        server = TestServer.start();
        page = TestPage.open(server);
    }

    @AfterEach
    void stop() {
        page.close();
        server.close();
    }

    /** Has a server with other limits: the time and the memory of a search, and the memory of the trees that are kept. */
    private void restart(Duration time, long bytes, long keptBytes) {
        stop();
        SearchLimits limits = new SearchLimits(time, bytes, 1);
        server = TestServer.start(new Limits(limits, keptBytes, Duration.ofHours(1), Duration.ofHours(1)));
        page = TestPage.open(server);
    }

    /** The most visited nodes: each as often visited as the tree says, none below one that is left out. */
    @Test
    void pictureHasTheMostVisitedNodesOfTheTree() {
        page.send("{'type':'search','id':'s','game':'connectfour','spec':'uct,iterations=5000,seed=7'}");
        page.next("result");
        page.send("{'type':'tree','id':'s','path':['4'],'nodes':40}");
        JsonObject picture = page.next("picture");
        assertThat(picture.getAsJsonArray("path").toString()).isEqualTo("[\"4\"]");
        JsonObject top = picture.getAsJsonObject("top");
        assertThat(nodes(top)).isEqualTo(40);
        page.send("{'type':'tree','id':'s','path':['4']}");
        JsonObject node = page.next("tree");
        assertThat(top.get("node")).isEqualTo(node.get("node"));
        assertThat(top.getAsJsonArray("children").get(0).getAsJsonObject().get("node"))
                .isEqualTo(node.getAsJsonArray("children").get(0));
    }

    private static int nodes(JsonObject branch) {
        int nodes = 1;
        for (JsonElement child : branch.getAsJsonArray("children")) {
            nodes += nodes(child.getAsJsonObject());
        }
        return nodes;
    }

    /** Each candidate has its line, which begins with it; that of the best is the principal variation, as long as both are. */
    @Test
    void everyCandidateHasItsLine() {
        page.send("{'type':'search','id':'s','game':'connectfour','spec':'uct,iterations=5000,seed=7'}");
        JsonObject result = page.next("result");
        for (JsonElement element : result.getAsJsonArray("moves")) {
            JsonObject move = element.getAsJsonObject();
            assertThat(move.getAsJsonArray("line").get(0)).isEqualTo(move.get("move"));
            assertThat(move.getAsJsonArray("line")).hasSizeGreaterThan(1);
        }
        JsonObject best = result.getAsJsonArray("moves").get(0).getAsJsonObject();
        assertThat(best.getAsJsonArray("line").get(1))
                .isEqualTo(result.getAsJsonArray("principalVariation").get(1));
    }

    @Test
    void resultIsThatOfTheLibraryForTheSameSeedAndIterations() {
        ConnectFour state = ConnectFour.classic();
        state.play(state.legalMoves().get(3));
        SearchResult<Drop> expected =
                Mcts.<ConnectFour, Drop>uct().seed(7).build().search(state, Budget.iterations(2_000));
        page.send(
                "{'type':'search','id':'s','run':4,'game':'connectfour','moves':['4'],'spec':'uct,iterations=2000,seed=7'}");
        JsonObject result = page.next("result");
        assertThat(result.get("id").getAsString()).isEqualTo("s");
        assertThat(result.get("run").getAsInt()).isEqualTo(4);
        assertThat(result.get("iterations").getAsLong()).isEqualTo(2_000);
        assertThat(result.get("player").getAsInt()).isEqualTo(1);
        assertThat(result.get("value").getAsDouble()).isEqualTo(expected.value());
        assertThat(result.get("bestMove").getAsString())
                .isEqualTo(expected.bestMove().toString());
        assertThat(result.get("stopReason").getAsString()).isEqualTo("iterations");
        String explanation = Explanation.of(expected, List.of("x", "o")::get);
        assertThat(result.get("explanation").getAsString())
                .as("all but the time, which is its own")
                .startsWith(explanation.substring(0, explanation.indexOf("Stopped:")));
        assertThat(result.get("playerValues").toString())
                .as("one value for the position, also where the mean of all iterations is another")
                .isEqualTo("[" + (1 - expected.value()) + "," + expected.value() + "]");
        assertThat(expected.value()).isGreaterThan(expected.playerValues().get(1) + 0.01);
        for (int move = 0; move < 7; move++) {
            JsonObject told = result.getAsJsonArray("moves").get(move).getAsJsonObject();
            assertThat(told.get("move").getAsString())
                    .isEqualTo(expected.moves().get(move).move().toString());
            assertThat(told.get("visits").getAsLong())
                    .isEqualTo(expected.moves().get(move).visits());
            assertThat(told.get("mean").getAsDouble())
                    .isEqualTo(expected.moves().get(move).mean());
        }
    }

    /** Two o and two x, so x is to move, and a1 makes three in a row. */
    @Test
    void provenWinIsToldOf() {
        page.send(
                "{'type':'search','id':'s','game':'tictactoe','start':'oo.....xx','moves':[],'spec':'solver,seed=1'}");
        JsonObject result = page.next("result");
        assertThat(result.get("proven").getAsString()).isEqualTo("win");
        assertThat(result.get("bestMove").getAsString()).isEqualTo("a1");
        assertThat(result.get("value").getAsDouble()).isEqualTo(1);
        assertThat(result.get("stopReason").getAsString()).isEqualTo("proven");
    }

    @Test
    void progressIsToldOfUntilTheSearchIsStopped() {
        page.send("{'type':'search','id':'s','run':'first'," + FOREVER);
        JsonObject first = page.next("progress");
        JsonObject second = page.next("progress");
        page.send("{'type':'stop','id':'s'}");
        JsonObject result = page.next("result");
        assertThat(first.get("stopReason").isJsonNull()).isTrue();
        assertThat(first.get("run").getAsString()).isEqualTo("first");
        assertThat(second.get("iterations").getAsLong())
                .isGreaterThan(first.get("iterations").getAsLong());
        assertThat(result.get("iterations").getAsLong())
                .isGreaterThanOrEqualTo(second.get("iterations").getAsLong());
        assertThat(result.get("stopReason").getAsString()).isEqualTo("cancelled");
        assertThat(second.get("spent").getAsDouble()).isStrictlyBetween(0.0, 1.0);
        assertThat(second.get("nodes").getAsLong()).isPositive();
        assertThat(second.get("bytes").getAsLong()).isPositive();
    }

    @Test
    void treeIsOpenedNodeByNode() {
        page.send("{'type':'search','id':'s','game':'connectfour','spec':'uct,iterations=5000,seed=1'}");
        JsonObject result = page.next("result");
        page.send("{'type':'tree','id':'s','path':[]}");
        JsonObject root = page.next("tree");
        assertThat(root.getAsJsonObject("node").get("visits").getAsLong()).isEqualTo(5_000);
        assertThat(root.getAsJsonObject("node").get("kind").getAsString()).isEqualTo("decision");
        assertThat(root.getAsJsonArray("children")).hasSize(7);
        JsonObject best = root.getAsJsonArray("children").get(0).getAsJsonObject();
        assertThat(best.get("move").getAsString())
                .isEqualTo(result.get("bestMove").getAsString());
        assertThat(best.get("mean").getAsDouble()).isCloseTo(result.get("value").getAsDouble(), within(1e-12));
        assertThat(best.get("hasChildren").getAsBoolean()).isTrue();
        page.send("{'type':'tree','id':'s','path':['" + best.get("move").getAsString() + "']}");
        JsonObject below = page.next("tree");
        assertThat(below.getAsJsonObject("node")).isEqualTo(best);
        long visits = 0;
        for (JsonElement child : below.getAsJsonArray("children")) {
            visits += child.getAsJsonObject().get("visits").getAsLong();
        }
        assertThat(visits)
                .as("the node is made on its second visit, so its children share all but the first")
                .isEqualTo(best.get("visits").getAsLong() - 1);
    }

    @Test
    void treeIsLookedIntoWhileItGrows() {
        page.send("{'type':'search','id':'s'," + FOREVER);
        page.next("progress");
        page.send("{'type':'tree','id':'s','path':['4']}");
        JsonObject before = page.next("tree");
        page.next("progress");
        page.send("{'type':'tree','id':'s','path':['4']}");
        JsonObject after = page.next("tree");
        assertThat(after.getAsJsonObject("node").get("visits").getAsLong())
                .isGreaterThan(before.getAsJsonObject("node").get("visits").getAsLong());
        page.send("{'type':'cancel','id':'s'}");
    }

    @Test
    void searchOfTheSameIdTakesThePlaceOfTheOneBefore() {
        page.send("{'type':'search','id':'s','run':1," + FOREVER);
        page.next("progress");
        page.send("{'type':'search','id':'s','run':2,'game':'tictactoe','spec':'uct,iterations=10,seed=1'}");
        JsonObject result = page.next("result");
        assertThat(result.get("run").getAsInt()).isEqualTo(2);
        page.send("{'type':'tree','id':'s','path':['b2']}");
        assertThat(page.next("tree").get("run").getAsInt()).isEqualTo(2);
    }

    @Test
    void cancelledSearchNeverAnswersAndMakesRoom() {
        page.send("{'type':'search','id':'1'," + FOREVER);
        page.send("{'type':'search','id':'2'," + FOREVER);
        page.next("progress");
        page.send("{'type':'search','id':'3'," + FOREVER);
        assertThat(page.next("error").get("error").getAsString())
                .startsWith("'3' is one too many: [1, 2] are running, at most 2");
        page.send("{'type':'cancel','id':'1'}");
        page.send("{'type':'cancel','id':'2'}");
        page.send("{'type':'search','id':'3','game':'tictactoe','spec':'uct,iterations=10'}");
        assertThat(page.next("result").get("id").getAsString()).isEqualTo("3");
        assertThat(page.isQuiet()).isTrue();
    }

    /** Quotes are written as apostrophes. */
    @ParameterizedTest
    @CsvSource(delimiterString = " -> ", quoteCharacter = '`', textBlock = """
            nonsense                                -> 'nonsense' is not JSON
            {'type':'search'}                       -> 'id' is missing
            {'id':'s'}                              -> 'type' is missing
            {'id':'s','type':'fly'}                 -> 'type' is 'fly'; allowed: search, stop, continue, cancel, tree, match
            {'id':'s','type':'stop'}                -> there is no search or match 's'
            {'id':'s','type':'continue'}            -> there is no search or match 's'
            {'id':'other','type':'continue'}        -> 'other' runs; allowed: to continue what was stopped
            {'id':'s','type':'tree','path':[]}      -> there is no search or match 's'
            {'id':'s','run':{},'type':'stop'}       -> 'run' is {}; allowed: a whole number
            {'id':'s','type':'search'}              -> 'spec' is missing
            {'id':'s','type':'search','spec':'uct'} -> 'game' is missing
            {'id':'s','type':'search','game':'tictactoe','spec':'deep'} -> 'deep' is not a preset
            {'id':'s','type':'search','game':'tictactoe','spec':'engine,time=1s,command=/bin/sh'} -> 'engine' is not a preset
            {'id':'s','type':'search','game':'tictactoe','spec':'uct,time=61m'} -> time: '61m' is more than this program gives to a search; allowed: up to 3600000ms
            {'id':'s','type':'search','game':'tictactoe','spec':'uct,memory=100g'} -> memory: '100g' is more than
            {'id':'s','type':'search','game':'tictactoe','spec':'uct,memory-ceiling=100g'} -> memory-ceiling: '100g' is more than
            {'id':'s','type':'search','game':'tictactoe','spec':'uct,threads=1000'} -> threads: '1000' is more than
            {'id':'s','type':'search','game':'tictactoe','spec':'uct,threads=-1'} -> threads:
            {'id':'s','type':'search','game':'tictactoe','spec':'uct,iterations=-1'} -> iterations: a budget is 0 iterations or more, not -1
            {'id':'s','type':'search','game':'tictactoe','spec':'uct,selection=ucb1:c=NaN'} -> selection: 'ucb1:c=NaN'
            {'id':'s','type':'search','game':'tictactoe','spec':'fitted'} -> heuristic: 'fitted' is not a heuristic of this game
            {'id':'s','type':'search','game':'tictactoe','moves':['z9'],'spec':'uct'} -> 'z9' is not a legal move
            {'id':'s','type':'search','game':'tictactoe','start':'xxxoo....','spec':'uct'} -> the game is over in 'xxxoo....'
            """)
    void badMessageIsAnsweredInPlainWordsAndNothingElseSuffers(String message, String error) {
        page.send("{'type':'search','id':'other'," + FOREVER);
        page.send(message.strip());
        JsonObject answer = page.nextAnswer();
        assertThat(answer.get("type").getAsString()).isEqualTo("error");
        assertThat(answer.get("error").getAsString().replace('"', '\'')).startsWith(error.strip());
        page.send("{'type':'stop','id':'other'}");
        assertThat(page.next("result").get("id").getAsString()).isEqualTo("other");
    }

    @Test
    void searchIsBoundedWhateverItAsksFor() {
        String endless = "{'type':'search','id':'t','game':'connectfour','spec':'uct,iterations=999999999999'}";
        restart(Duration.ofMillis(1), 1 << 28, 1 << 28);
        page.send(endless);
        assertThat(page.next("result").get("stopReason").getAsString()).isEqualTo("time");
        restart(Duration.ofHours(1), 1 << 20, 1 << 22);
        page.send(endless);
        JsonObject small = page.next("result");
        assertThat(small.get("stopReason").getAsString()).isEqualTo("memory");
        assertThat(small.get("bytes").getAsLong()).isLessThan(2 << 20);
    }

    /** The tree stays below the memory that a search may have, the search goes on, and a place is found for others. */
    @Test
    void anEndlessSearchGoesOnUntilItIsStoppedOrItsPlaceIsNeeded() {
        restart(Duration.ofMillis(1), 1 << 20, 1 << 22);
        page.send("{'type':'search','id':'s','game':'connectfour','spec':'uct','endless':true}");
        JsonObject grown = page.next("progress");
        while (grown.get("iterations").getAsLong() < 50_000) { // at some 40 bytes each, twice what it may have
            grown = page.next("progress");
        }
        assertThat(grown.get("bytes").getAsLong()).isLessThanOrEqualTo(1 << 20);
        assertThat(grown.get("spent").isJsonNull()).isTrue();
        List<TestPage> others = Stream.generate(() -> TestPage.open(server))
                .limit(Limits.SEARCHES - 1)
                .toList();
        for (TestPage other : others) {
            other.send("{'type':'search','id':'s','game':'connectfour','spec':'uct','endless':true}");
            other.next("progress");
        }
        assertThat(server.running()).isEqualTo(Limits.SEARCHES);
        TestPage newcomer = TestPage.open(server);
        newcomer.send("{'type':'search','id':'s','game':'tictactoe','spec':'uct,iterations=10','endless':false}");
        assertThat(page.next("result").get("stopReason").getAsString()).isEqualTo("cancelled");
        // of its 10 iterations, as many as it gets within the millisecond that this server gives to a search
        assertThat(newcomer.next("result").get("iterations").getAsLong()).isLessThanOrEqualTo(10);
        others.get(0).send("{'type':'stop','id':'s'}");
        assertThat(others.get(0).next("result").get("stopReason").getAsString()).isEqualTo("cancelled");
        newcomer.close();
        others.forEach(TestPage::abort);
    }

    /** With one seed a search that was stopped and continued is the one that went through. */
    @Test
    void aStoppedSearchKeepsItsTreeAndIsContinued() {
        String search =
                "'type':'search','game':'connectfour','spec':'uct,iterations=400000,seed=7,memory-ceiling=200m'}";
        page.send("{'id':'s'," + search);
        page.next("progress");
        page.send("{'type':'stop','id':'s'}");
        JsonObject stopped = page.next("result");
        page.send("{'type':'tree','id':'s','path':[]}");
        assertThat(page.next("tree").getAsJsonObject("node").get("visits").getAsLong())
                .isEqualTo(stopped.get("iterations").getAsLong());
        page.send("{'type':'continue','id':'s','run':2}");
        JsonObject result = page.next("result");
        assertThat(result.get("run").getAsInt()).isEqualTo(2);
        assertThat(result.get("iterations").getAsLong()).isEqualTo(400_000);
        assertThat(result.get("elapsedMillis").getAsLong())
                .isGreaterThanOrEqualTo(stopped.get("elapsedMillis").getAsLong());
        page.send("{'id':'t'," + search);
        JsonObject through = page.next("result");
        assertThat(result.get("moves")).isEqualTo(through.get("moves"));
        assertThat(result.get("playerValues")).isEqualTo(through.get("playerValues"));
    }

    @Test
    void oldTreesAreForgottenWhereThereIsNoRoom() {
        restart(Duration.ofHours(1), 16 << 20, 1_000);
        page.send("{'type':'search','id':'s','game':'connectfour','spec':'uct,iterations=5000'}");
        page.next("result");
        page.send("{'type':'tree','id':'s','path':[]}");
        assertThat(page.nextAnswer().get("error").getAsString())
                .isEqualTo("the tree of 's' has been dropped to make room for others; search again");
        page.send("{'type':'continue','id':'s'}");
        assertThat(page.nextAnswer().get("error").getAsString())
                .isEqualTo("the tree of 's' has been dropped to make room for others; search again");
    }
}
