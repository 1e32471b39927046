package io.mcts.web;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.gson.JsonObject;
import io.mcts.game.GameState;
import io.mcts.game.HiddenInformation;
import io.mcts.game.Move;
import io.mcts.game.Notation;
import io.mcts.random.Xoroshiro128PlusPlus;
import io.mcts.spec.catalog.Catalog;
import io.mcts.spec.catalog.Entry;
import io.mcts.spec.game.Game;
import io.mcts.spec.game.Games;
import io.mcts.spec.game.HiddenGame;
import io.mcts.spec.game.Scene;
import io.mcts.web.request.Limits;
import io.mcts.web.table.Tables;
import java.net.http.HttpResponse;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicLong;
import java.util.random.RandomGenerator;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The tables at which games with hidden information are played: how they go, and what strangers may do to them. */
class TablesTest {

    private static final String QUICK = "ismcts,iterations=10";

    /** What draws waits for one of these, and says so before. */
    private final Semaphore draws = new Semaphore(Integer.MAX_VALUE / 2);

    private final Semaphore waiting = new Semaphore(0);
    private final AtomicLong now = new AtomicLong();
    private final RandomGenerator dice = Xoroshiro128PlusPlus.of(3);
    private Tables tables;
    private WebServer server;

    @BeforeEach
    void start() {
        tables = new Tables(Games.catalog(), () -> this::drawn, now::get);
        server = TestServer.start(tables);
    }

    @AfterEach
    void stop() {
        draws.release(1 << 20);
        server.close();
    }

    private long drawn() {
        if (!draws.tryAcquire()) {
            waiting.release();
            draws.acquireUninterruptibly();
        }
        synchronized (dice) {
            return dice.nextLong();
        }
    }

    private HttpResponse<String> post(String path, String body) {
        return TestPage.post(server, path, body);
    }

    private JsonObject open(String game) {
        return open(game, QUICK);
    }

    private JsonObject open(String game, String spec) {
        HttpResponse<String> response = post("/api/table", "{'game':'" + game + "','spec':'" + spec + "'}");
        assertThat(response.statusCode()).as(response.body()).isEqualTo(200);
        return TestPage.json(response);
    }

    private HttpResponse<String> move(JsonObject table, String move) {
        return post("/api/table/move", "{'table':" + table.get("table") + ",'move':'" + move + "'}");
    }

    private HttpResponse<String> view(JsonObject table) {
        return post("/api/table/view", "{'table':" + table.get("table") + "}");
    }

    private HttpResponse<String> close(JsonObject table) {
        return post("/api/table/close", "{'table':" + table.get("table") + "}");
    }

    private static String error(HttpResponse<String> response, int status) {
        assertThat(response.statusCode()).as(response.body()).isEqualTo(status);
        return TestPage.json(response).get("error").getAsString();
    }

    /** Plays the first legal move until the end. */
    private JsonObject finish(JsonObject table) {
        JsonObject last = table;
        while (!last.get("isOver").getAsBoolean()) {
            last = TestPage.json(move(last, last.getAsJsonArray("moves").get(0).getAsString()));
        }
        return last;
    }

    @Test
    void gameIsPlayedToItsEndAndThenLaidOpen() {
        JsonObject table = open("hearts:ranks=3");
        assertThat(table.get("table").getAsString()).matches("[0-9a-f]{32}");
        assertThat(table.getAsJsonArray("players")).hasSize(4);
        assertThat(table.get("payoffs").isJsonNull()).isTrue();
        JsonObject end = finish(table);
        double sum = 0;
        for (int player = 0; player < 4; player++) {
            sum += end.getAsJsonArray("payoffs").get(player).getAsDouble();
        }
        assertThat(sum).isZero();
        assertThat(end.getAsJsonArray("moves")).isEmpty();
        assertThat(end.getAsJsonObject("open").getAsJsonArray("scenes"))
                .hasSize(4)
                .allSatisfy(scene -> assertThat(scene.getAsJsonObject().getAsJsonArray("dealt"))
                        .hasSize(3));
        assertThat(end.getAsJsonObject("open").getAsJsonArray("thoughts")).isNotEmpty();
        assertThat(error(move(end, "QC"), 400)).isEqualTo("the game is over; open another table");
        assertThat(TestPage.json(view(end))).isEqualTo(end);
    }

    /** The page offers all levels of a game. */
    @Test
    void everyLevelOfEveryGamePlaysAtATable() {
        for (Entry<Game<?, ?>> game : tables.games().entries()) {
            for (Game.Level level : tables.games().make(game.name()).levels()) {
                close(open(game.name(), level.spec()));
            }
        }
        assertThat(tables.count()).isZero();
    }

    @Test
    void illegalMoveIsRefusedAndChangesNothing() {
        JsonObject table = open("leduc");
        assertThat(error(move(table, "fold"), 400)).isEqualTo("'fold' is not a legal move; legal are [call, raise]");
        assertThat(TestPage.json(view(table))).isEqualTo(table);
    }

    /** Quotes are written as apostrophes. What follows the arrow is in the error. */
    @ParameterizedTest
    @CsvSource(delimiterString = " -> ", quoteCharacter = '`', textBlock = """
            {}                                             -> 'game' is missing; allowed: a text
            {'game':'connectfour'}                         -> 'connectfour' is not a game; allowed: kuhn, leduc
            {'game':'hearts:ranks=99'}                     -> hearts has from 3 to 13 ranks, not 99
            {'game':'hearts','seat':4}                     -> 'seat' is 4; allowed: a whole number from 0 to 3
            {'game':'hearts','seat':-1}                    -> 'seat' is -1; allowed: a whole number from 0 to 3
            {'game':'leduc','spec':'cheating'}             -> 'spec' is 'cheating'; allowed: ismcts or mo-ismcts or regret-matching
            {'game':'leduc','spec':'pimc,states=1000000'}  -> 'spec' is 'pimc'; allowed: ismcts or mo-ismcts or regret-matching
            {'game':'leduc','spec':'oos'}                  -> 'spec' is 'oos'; allowed: ismcts or mo-ismcts or regret-matching
            {'game':'leduc','spec':'uct'}                  -> 'uct' sees everything, also what this game hides from its players; allowed: ismcts
            {'game':'leduc','spec':'ismcts,iterations=-1'} -> iterations
            """)
    void tableThatMakesNoSenseIsRefusedInPlainWords(String body, String error) {
        assertThat(error(post("/api/table", body.strip()), 400)).contains(error.strip());
        assertThat(tables.count()).isZero();
    }

    @Test
    void tableIsKnownByItsNameAloneAndUntilItIsClosed() {
        String unknown = "there is no such table, or it has been closed";
        assertThat(error(post("/api/table/view", "{'table':'1'}"), 410)).isEqualTo(unknown);
        assertThat(error(post("/api/table/move", "{'table':'../x','move':'call'}"), 410))
                .isEqualTo(unknown);
        assertThat(error(post("/api/table/view", "{'table':7}"), 400)).isEqualTo("'table' is 7; allowed: a text");
        JsonObject table = open("leduc");
        assertThat(open("leduc").get("table")).isNotEqualTo(table.get("table"));
        assertThat(close(table).statusCode()).isEqualTo(200);
        assertThat(error(view(table), 410)).isEqualTo(unknown);
        assertThat(error(move(table, "call"), 410)).isEqualTo(unknown);
        assertThat(tables.count()).isEqualTo(1);
    }

    @Test
    void addressHasSoManyTablesAndThoseThatAreOverMakeRoom() {
        List<JsonObject> open = new ArrayList<>();
        for (int i = 0; i < Limits.TABLES_OF_ADDRESS; i++) {
            open.add(open("leduc"));
        }
        assertThat(error(post("/api/table", "{'game':'leduc'}"), 429))
                .isEqualTo("too many games are open: at most 200, and 16 of one address; close one of them");
        finish(open.get(7));
        open("leduc");
        assertThat(error(view(open.get(7)), 410)).contains("no such table");
        assertThat(view(open.get(0)).statusCode()).isEqualTo(200);
        assertThat(tables.count()).isEqualTo(Limits.TABLES_OF_ADDRESS);
    }

    @Test
    void tableIsForgottenWhenNobodyAsksForIt() {
        JsonObject forgotten = open("leduc");
        JsonObject used = open("leduc");
        now.addAndGet(Duration.ofMinutes(59).toNanos());
        assertThat(view(used).statusCode()).isEqualTo(200);
        now.addAndGet(Duration.ofMinutes(2).toNanos());
        assertThat(error(view(forgotten), 410)).contains("no such table");
        assertThat(view(used).statusCode()).isEqualTo(200);
        assertThat(tables.count()).isEqualTo(1);
    }

    /** A game in which each prize is drawn, so that the draw can be held up. */
    private CompletableFuture<HttpResponse<String>> moveThatIsHeldUp(JsonObject table) throws InterruptedException {
        draws.drainPermits();
        String bid = table.getAsJsonArray("moves").get(0).getAsString();
        CompletableFuture<HttpResponse<String>> answer = CompletableFuture.supplyAsync(() -> move(table, bid));
        assertThat(waiting.tryAcquire(TestPage.PATIENCE.toMinutes(), TimeUnit.MINUTES))
                .isTrue();
        return answer;
    }

    @Test
    void nothingElseIsDoneWhileTheOthersThink() throws InterruptedException {
        JsonObject table = open("goofspiel:cards=4,prizes=shuffled");
        CompletableFuture<HttpResponse<String>> answer = moveThatIsHeldUp(table);
        assertThat(error(view(table), 409)).isEqualTo("the others are thinking; try again");
        assertThat(error(move(table, "1"), 409)).contains("thinking");
        draws.release(1 << 20);
        assertThat(answer.join().statusCode()).isEqualTo(200);
        assertThat(view(table).body()).isEqualTo(answer.join().body());
    }

    @Test
    void closedTableBreaksOffWhatIsUnderWay() throws InterruptedException {
        JsonObject table = open("goofspiel:cards=4,prizes=shuffled");
        CompletableFuture<HttpResponse<String>> answer = moveThatIsHeldUp(table);
        assertThat(close(table).statusCode()).isEqualTo(200);
        draws.release(1 << 20);
        assertThat(error(answer.join(), 410)).contains("no such table");
    }

    @Test
    void searchesOfSoManyTablesThinkAtATime() throws InterruptedException {
        draws.drainPermits();
        List<CompletableFuture<HttpResponse<String>>> answers = new ArrayList<>();
        for (int i = 0; i < Limits.TABLES_THINKING; i++) {
            answers.add(
                    CompletableFuture.supplyAsync(() -> post("/api/table", "{'game':'leduc','spec':'" + QUICK + "'}")));
        }
        assertThat(waiting.tryAcquire(answers.size(), TestPage.PATIENCE.toMinutes(), TimeUnit.MINUTES))
                .isTrue();
        assertThat(error(post("/api/table", "{'game':'leduc'}"), 429))
                .isEqualTo("the searches of too many tables are thinking, at most 4 at a time; try again");
        draws.release(1 << 20);
        answers.forEach(answer -> assertThat(answer.join().statusCode()).isEqualTo(200));
    }

    /** An hour is asked for; the server gives two seconds. */
    @Test
    void searchIsEndedByTheLimitsOfTheServer() {
        HttpResponse<String> response = post("/api/table", "{'game':'leduc','seat':1,'spec':'ismcts,time=60m'}");
        assertThat(response.statusCode()).as(response.body()).isEqualTo(200);
    }

    @Test
    void nothingIsKeptWhenTheServerIsClosed() {
        open("leduc");
        server.close();
        assertThat(tables.count()).isZero();
    }

    /** A failure of a search quotes the moves made, cards included. */
    @Test
    void failureOfASearchTellsNothing() {
        Catalog<Game<?, ?>> games =
                new Catalog<>("game", List.of(Entry.of("broken", "cannot be searched", TablesTest::broken)));
        try (WebServer other = TestServer.start(new Tables(games, () -> this::drawn, now::get))) {
            HttpResponse<String> response = TestPage.post(other, "/api/table", "{'game':'broken','seat':1}");
            assertThat(error(response, 500)).isEqualTo("one of the searches failed, and the table is closed");
        }
    }

    /** A game in which all is seen is played here if it is not for two; the best choice is 1. */
    @Test
    void anOpenGameForThreeIsPlayed() {
        Catalog<Game<?, ?>> games = Games.added(Games.catalog(), Stream.of(new OneChoiceEach()));
        try (WebServer other = TestServer.start(new Tables(games, () -> this::drawn, now::get))) {
            JsonObject table = TestPage.json(TestPage.post(other, "/api/table", "{'game':'onechoice','seat':1}"));
            assertThat(table.get("view").getAsString()).isEqualTo("1");
            assertThat(table.getAsJsonArray("moves")).hasSize(2);
            JsonObject end = TestPage.json(TestPage.post(
                    other, "/api/table/move", "{'table':'" + table.get("table").getAsString() + "','move':'0'}"));
            assertThat(end.get("isOver").getAsBoolean()).isTrue();
            assertThat(end.getAsJsonArray("payoffs")).hasToString("[1.0,0.0,1.0]");
        }
    }

    private static Game<?, ?> broken() {
        Notation<Broken, Pass> notation = new Notation<>() {

            @Override
            public Broken parse(String position) {
                return new Broken();
            }

            @Override
            public String format(Broken state) {
                return "-";
            }
        };
        return new HiddenGame<>(
                Broken::new, notation, List.of("first", "second"), "-", (observer, state) -> Scene.nothing());
    }

    /** The only move. */
    private record Pass() implements Move {

        @Override
        public int index() {
            return 0;
        }
    }

    /** A game that never ends, and whose secret is told by its failures. */
    private static final class Broken implements GameState<Broken, Pass>, HiddenInformation {

        @Override
        public int playerCount() {
            return 2;
        }

        @Override
        public int currentPlayer() {
            return 0;
        }

        @Override
        public boolean isTerminal() {
            return false;
        }

        @Override
        public List<Pass> legalMoves() {
            return List.of(new Pass());
        }

        @Override
        public void play(Pass move) {
            throw new IllegalStateException("the secret");
        }

        @Override
        public Broken copy() {
            return new Broken();
        }

        @Override
        public double payoff(int player) {
            return 0;
        }

        @Override
        public Object informationSet(int player) {
            return "";
        }

        @Override
        public void determinize(int observer, RandomGenerator random) {
            throw new IllegalStateException("the secret");
        }
    }
}
