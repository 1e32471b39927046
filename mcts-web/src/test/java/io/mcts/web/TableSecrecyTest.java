package io.mcts.web;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.gson.JsonArray;
import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import io.mcts.game.HiddenInformation;
import io.mcts.random.Xoroshiro128PlusPlus;
import io.mcts.spec.game.Games;
import io.mcts.web.table.Tables;
import java.net.http.HttpResponse;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.random.RandomGenerator;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What leaves the server before the end of a game with hidden information: nothing that the person does not know. */
class TableSecrecyTest {

    private static final Pattern CARD = Pattern.compile("[2-9TJQKA][CDSH]");
    private static final int DRAWS = 3;

    /** A fifth of the games in every build, all of them in the nightly one. */
    private static final int TRIES = Integer.getInteger("tests.tries", 100);

    private static final int ALL_TRIES = 1_000;

    private static WebServer server;
    private static Tables tables;

    @BeforeAll
    static void start() {
        RandomGenerator seeds = Xoroshiro128PlusPlus.of(17);
        tables = new Tables(Games.catalog(), () -> Xoroshiro128PlusPlus.of(seeds.nextLong()), System::nanoTime);
        server = TestServer.start(tables);
    }

    @AfterAll
    static void stop() {
        server.close();
    }

    /** All that came over the wire but the time of day. */
    private record Answer(int status, Map<String, List<String>> headers, String body) {

        private static Answer to(String path, String request) {
            HttpResponse<String> response = TestPage.post(server, path, request);
            Map<String, List<String>> headers = new TreeMap<>(response.headers().map());
            headers.remove("date");
            return new Answer(response.statusCode(), headers, response.body());
        }

        private JsonObject json() {
            return JsonParser.parseString(body).getAsJsonObject();
        }
    }

    /**
     * Random games: at each turn of the person, all that they do not see is dealt again, several times, and the answers stay the
     * same to the last byte.
     *
     * @param count how many games the nightly build plays
     * @param isHidden whether there is anything that the person does not see when it is their turn: who bids first in open Goofspiel
     *     knows all
     */
    @ParameterizedTest
    @CsvSource(delimiter = ' ', textBlock = """
            hearts:ranks=4 0 8 true
            hearts:ranks=5 2 8 true
            hearts:ranks=13 3 1 true
            leduc 0 60 true
            leduc 1 60 true
            liarsdice 0 60 true
            liarsdice:faces=3 1 60 true
            goofspiel:cards=5 0 20 false
            goofspiel:cards=5 1 20 true
            goofspiel:cards=4,prizes=shuffled,bids=hidden,payoff=points 0 20 true
            goofspiel:cards=4,prizes=shuffled,bids=hidden,payoff=points 1 20 true
            phantom 0 40 true
            phantom 1 40 true
            kuhn 1 20 true
            """)
    void worldsThatThePersonCannotTellApartGiveTheSameBytes(String game, int seat, int count, boolean isHidden) {
        RandomGenerator random = Xoroshiro128PlusPlus.of(seat);
        int others = 0;
        for (int number = 0; number * ALL_TRIES < count * TRIES; number++) {
            Answer answer = Answer.to(
                    "/api/table", "{'game':'" + game + "','seat':" + seat + ",'spec':'ismcts,iterations=20'}");
            String id = answer.json().get("table").getAsString();
            String table = "{'table':'" + id + "'}";
            while (!answer.json().get("isOver").getAsBoolean()) {
                assertThat(answer.json().get("open").isJsonNull()).isTrue();
                Answer refusal = Answer.to("/api/table/move", "{'table':'" + id + "','move':'?'}");
                for (int draw = 0; draw < DRAWS; draw++) {
                    others += isDealtAgain(id, seat, random) ? 1 : 0;
                    assertThat(Answer.to("/api/table/view", table)).isEqualTo(answer);
                    assertThat(Answer.to("/api/table/move", "{'table':'" + id + "','move':'?'}"))
                            .isEqualTo(refusal);
                }
                answer = Answer.to("/api/table/move", "{'table':'" + id + "','move':'" + one(answer, random) + "'}");
                assertThat(answer.status()).as(answer.body()).isEqualTo(200);
            }
            assertThat(answer.json().getAsJsonObject("open").get("position").getAsString())
                    .isEqualTo(tables.table(id).state().toString());
        }
        assertThat(others).as("how many of the worlds differ").matches(differing -> differing > 0 == isHidden);
    }

    private static boolean isDealtAgain(String id, int seat, RandomGenerator random) {
        HiddenInformation before = (HiddenInformation) tables.table(id).state();
        tables.table(id).change(state -> ((HiddenInformation) state).determinize(seat, random));
        HiddenInformation after = (HiddenInformation) tables.table(id).state();
        assertThat(after.informationSet(seat)).isEqualTo(before.informationSet(seat));
        return !after.equals(before);
    }

    private static String one(Answer answer, RandomGenerator random) {
        JsonArray moves = answer.json().getAsJsonArray("moves");
        return moves.get(random.nextInt(moves.size())).getAsString();
    }

    /** Without a word of the library about information sets: a card that is named was dealt to the person, or played. */
    @Test
    void noCardOfHeartsIsNamedThatThePersonHasNotSeen() {
        RandomGenerator random = Xoroshiro128PlusPlus.of(5);
        for (int seat = 0; seat < 4; seat++) {
            Answer answer = Answer.to(
                    "/api/table", "{'game':'hearts:ranks=6','seat':" + seat + ",'spec':'ismcts,iterations=20'}");
            String id = answer.json().get("table").getAsString();
            while (!answer.json().get("isOver").getAsBoolean()) {
                String[] words = tables.table(id).state().toString().split(" ", 0);
                Set<String> known = new HashSet<>(List.of(words).subList(1, words.length));
                known.addAll(cards(words[0].split("/", -1)[seat]));
                assertThat(known)
                        .containsAll(cards(answer.body()))
                        .containsAll(cards(answer.headers().toString()));
                answer = Answer.to("/api/table/move", "{'table':'" + id + "','move':'" + one(answer, random) + "'}");
            }
            assertThat(cards(answer.body())).as("at the end all is shown").hasSize(24);
        }
    }

    private static Set<String> cards(String text) {
        Set<String> cards = new HashSet<>();
        Matcher matcher = CARD.matcher(text);
        while (matcher.find()) {
            cards.add(matcher.group());
        }
        return cards;
    }

    /** What analyses and matches are made of would see through the cards. */
    @Test
    void nothingElseOfTheServerKnowsTheseGames() {
        for (String path : List.of("/api/position", "/api/iteration", "/api/record")) {
            assertThat(TestPage.post(server, path, "{'game':'leduc','seed':1,'number':1}")
                            .statusCode())
                    .isEqualTo(400);
        }
        try (TestPage page = TestPage.open(server)) {
            page.send("{'type':'search','id':'a','game':'leduc','start':'KQ','spec':'uct,iterations=10'}");
            assertThat(page.nextAnswer().get("error").getAsString()).contains("'leduc' is not a game");
        }
        JsonObject catalog = TestPage.json(TestPage.get(server, "/api/catalog"));
        Set<String> games = names(catalog.getAsJsonArray("games"));
        Set<String> atTables = names(catalog.getAsJsonArray("tables"));
        assertThat(games).doesNotContainAnyElementsOf(atTables);
        assertThat(atTables).contains("hearts", "leduc", "liarsdice", "phantom", "goofspiel");
    }

    private static Set<String> names(JsonArray entries) {
        Set<String> names = new HashSet<>();
        for (JsonElement entry : entries) {
            names.add(entry.getAsJsonObject().get("name").getAsString());
        }
        return names;
    }
}
