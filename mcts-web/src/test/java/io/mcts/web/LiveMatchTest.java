package io.mcts.web;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.gson.JsonArray;
import com.google.gson.JsonObject;
import io.mcts.Mcts;
import io.mcts.arena.Arena;
import io.mcts.arena.Match;
import io.mcts.arena.Opening;
import io.mcts.arena.agent.Entrant;
import io.mcts.arena.agent.SearchAgents;
import io.mcts.arena.records.GameRecord;
import io.mcts.arena.records.Turn;
import io.mcts.arena.result.MatchResult;
import io.mcts.control.Budget;
import io.mcts.games.tictactoe.Cell;
import io.mcts.games.tictactoe.TicTacToe;
import io.mcts.policy.UniformPolicy;
import io.mcts.web.request.Limits;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class LiveMatchTest {

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

    @Test
    void gamesAreThoseOfTheArenaForTheSameSeed() {
        Mcts<TicTacToe, Cell> mcts = Mcts.<TicTacToe, Cell>uct().build();
        Opening<TicTacToe, Cell> opening = random -> TicTacToe.initial();
        Match<TicTacToe, Cell> match = Match.of(
                        new Entrant<>("a", SearchAgents.of(mcts, Budget.iterations(50))),
                        Entrant.ofPolicy("b", new UniformPolicy<TicTacToe, Cell>()),
                        opening.withRandomPlies(1),
                        10)
                .withSeed(3);
        List<GameRecord> games = new ArrayList<>();
        MatchResult expected = Arena.ofThreads(1).play(match, (game, sofar) -> games.add(game));
        page.send(
                "{'type':'match','id':'m','run':'x','game':'tictactoe','a':'uct,iterations=50','b':'random','games':10,"
                        + "'seed':3,'opening':{'plies':1},'start':null}");
        for (int number = 0; number < 10; number++) {
            JsonObject message = page.next("game");
            assertThat(message.get("number").getAsInt()).isEqualTo(number);
            JsonObject game = message.getAsJsonObject("record");
            assertThat(game.get("game").getAsString()).isEqualTo("tictactoe");
            assertThat(texts(game.getAsJsonArray("moves")))
                    .isEqualTo(
                            games.get(number).turns().stream().map(Turn::move).toList());
            assertThat(texts(game.getAsJsonArray("names")))
                    .isEqualTo(
                            number % 2 == 0
                                    ? List.of("uct,iterations=50", "random")
                                    : List.of("random", "uct,iterations=50"));
            assertThat(game.getAsJsonArray("rewards").get(0).getAsDouble())
                    .isEqualTo(games.get(number).rewards().get(0));
            assertThat(message.getAsJsonObject("score").get("games").getAsInt()).isEqualTo(number + 1);
            assertThat(message.getAsJsonObject("pairs").get("pairs").getAsInt()).isEqualTo((number + 1) / 2);
        }
        JsonObject matched = page.next("matched");
        assertThat(matched.get("id").getAsString()).isEqualTo("m");
        assertThat(matched.get("run").getAsString()).isEqualTo("x");
        assertThat(matched.get("isCancelled").getAsBoolean()).isFalse();
        JsonObject result = matched.getAsJsonObject("result");
        assertThat(result.get("score").getAsDouble()).isEqualTo(expected.score().mean());
        assertThat(result.get("wins").getAsInt()).isEqualTo(expected.score().wins());
        assertThat(result.getAsJsonObject("a").get("spec").getAsString()).isEqualTo("uct,iterations=50");
    }

    @Test
    void gamesBeginWithAPosition() {
        page.send("{'type':'match','id':'m','game':'tictactoe','a':'random','b':'random','games':2,'seed':1,"
                + "'start':'x...o....'}");
        assertThat(page.next("game").getAsJsonObject("record").get("start").getAsString())
                .isEqualTo("x...o....");
        page.next("matched");
    }

    @Test
    void stoppedMatchTellsWhatWasPlayed() {
        page.send("{'type':'match','id':'m','game':'tictactoe','a':'uct,iterations=100000','b':'random','games':1000,"
                + "'seed':1}");
        page.next("game");
        page.send("{'type':'stop','id':'m'}");
        JsonObject matched = page.next("matched");
        assertThat(matched.get("isCancelled").getAsBoolean()).isTrue();
        assertThat(matched.getAsJsonObject("result").get("games").getAsInt()).isBetween(1, 999);
    }

    @Test
    void matchEndsWhenItsTimeIsOver() {
        server.close();
        Limits ample = TestServer.limits(1 << 24, 1 << 24);
        server = TestServer.start(new Limits(ample.search(), 1 << 24, Duration.ofMillis(1), ample.silence()));
        page = TestPage.open(server);
        page.send(
                "{'type':'match','id':'m','game':'connectfour','a':'uct,time=60m,memory-ceiling=1m','b':'random','games':2,'seed':1}");
        JsonObject matched = page.next("matched");
        assertThat(matched.get("isCancelled").getAsBoolean()).isTrue();
        assertThat(matched.getAsJsonObject("result").get("games").getAsInt()).isZero();
    }

    @ParameterizedTest
    @CsvSource(delimiterString = " -> ", quoteCharacter = '`', textBlock = """
            'a':'engine,time=1s,command=/bin/sh -c id','b':'random','games':2,'seed':1 -> 'engine,time=1s,command=/bin/sh -c id' is an engine of another program, which is not started here; use random or a preset with changes
            'a':'random','b':'engine,command=/bin/true','games':2,'seed':1 -> 'engine,command=/bin/true' is an engine
            'a':'random','b':'random','games':1001,'seed':1 -> 'games' is 1001; allowed: a whole number from 1 to 1000
            'a':'random','b':'random','games':0,'seed':1 -> 'games' is 0; allowed
            'a':'random','b':'random','games':-3,'seed':1 -> 'games' is -3; allowed
            'a':'random','b':'random','games':2.5,'seed':1 -> 'games' is 2.5; allowed
            'a':'random','b':'random','games':1e9,'seed':1 -> 'games' is 1e9; allowed
            'a':'random','b':'random','games':'2','seed':1 -> 'games' is '2'; allowed
            'a':'random','b':'random','games':2 -> 'seed' is missing
            'a':'random','b':'random','games':2,'seed':99999999999999999999 -> 'seed' is 99999999999999999999; allowed
            'a':'random','b':'random','games':2,'seed':1,'opening':{'plies':101} -> 'plies' is 101; allowed: a whole number from 0 to 100
            'a':'random','b':'random','games':2,'seed':1,'opening':{'plies':9} -> in 1000 attempts every game was over
            'a':'random','b':'random','games':2,'seed':1,'opening':3 -> 'opening' is 3; allowed: an object
            'a':'random','b':'random','games':2,'seed':1,'start':'zzz' -> 'zzz' is not a position
            'a':'uct,time=61m','b':'random','games':2,'seed':1 -> time: '61m' is more than
            'a':'uct,seed=3','b':'random','games':2,'seed':1 -> 'uct,seed=3' has a seed
            'a':'random','games':2,'seed':1         -> 'b' is missing
            """)
    void badMatchIsRefusedInPlainWords(String fields, String error) {
        page.send("{'type':'match','id':'m','game':'tictactoe'," + fields + "}");
        JsonObject answer = page.nextAnswer();
        assertThat(answer.get("type").getAsString()).isEqualTo("error");
        assertThat(answer.get("error").getAsString().replace('"', '\'')).startsWith(error.strip());
    }

    @Test
    void socketHasOneMatchAtATime() {
        String match = "'game':'tictactoe','a':'uct,time=60m,memory-ceiling=1m','b':'random','games':2,'seed':1}";
        page.send("{'type':'match','id':'m'," + match);
        page.send("{'type':'match','id':'n'," + match);
        assertThat(page.nextAnswer().get("error").getAsString())
                .startsWith("'n' is one too many: [m] are running, at most 1");
        page.send("{'type':'tree','id':'m','path':[]}");
        assertThat(page.nextAnswer().get("error").getAsString()).startsWith("'m' is a match, which has no tree");
    }

    private static List<String> texts(JsonArray array) {
        return array.asList().stream().map(element -> element.getAsString()).toList();
    }
}
