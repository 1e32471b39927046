package io.mcts.web;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import com.google.gson.JsonArray;
import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import java.net.http.HttpResponse;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class GameApiTest {

    /** The record of a contest, given up by the second team: it knows more than the board. */
    static final String CONTEST = """
            #[WTN][Team One R][Team Two B][\u5148\u624b\u80dc][2019.08.04 14:00 \u5317\u4eac][2019 CCGC];
            R:A5-6;B5-2;C5-4;A4-1;B4-5;A3-3
            B:E3-3;D2-5;E2-1;C1-4;D1-2;E1-6
            1:4;(R4,D4)
            2:1;(B1,D3)
            """;

    private static WebServer server;

    @BeforeAll
    static void start() {
        server = TestServer.start();
    }

    @AfterAll
    static void stop() {
        server.close();
    }

    @Test
    void catalogListsWhatTheCommandLineHas() {
        HttpResponse<String> response = TestPage.get(server, "/api/catalog");
        assertThat(response.statusCode()).isEqualTo(200);
        assertThat(response.headers().firstValue("Content-Type")).hasValue("application/json");
        JsonObject catalog = TestPage.json(response);
        assertThat(names(catalog.getAsJsonArray("games"), "name"))
                .containsExactly("tictactoe", "connectfour", "einstein", "go", "gdl");
        JsonObject einstein = catalog.getAsJsonArray("games").get(2).getAsJsonObject();
        assertThat(names(einstein.getAsJsonArray("players"))).containsExactly("red", "blue");
        assertThat(einstein.get("records").getAsString()).isEqualTo("contest record");
        assertThat(names(einstein.getAsJsonArray("options"), "name")).containsExactly("red", "blue", "first");
        assertThat(names(einstein.getAsJsonObject("parts").getAsJsonArray("heuristic"), "name"))
                .contains("fitted", "attack-threat");
        JsonArray presets = catalog.getAsJsonArray("presets");
        assertThat(names(presets, "name")).contains("uct", "flat", "rave", "solver", "mixed");
        for (JsonElement element : presets) {
            JsonObject preset = element.getAsJsonObject();
            boolean isOfEinStein = preset.get("description").getAsString().startsWith("for einstein");
            boolean isNetwork = preset.get("name").getAsString().equals("network");
            boolean isOfGo = preset.get("name").getAsString().equals("go");
            boolean isOfConnectFour = preset.get("name").getAsString().equals("threats");
            assertThat(names(preset.getAsJsonArray("games")).contains("tictactoe"))
                    .isEqualTo(!isOfEinStein && !isNetwork && !isOfGo && !isOfConnectFour);
            assertThat(names(preset.getAsJsonArray("games")).contains("einstein"))
                    .isEqualTo(!isOfGo && !isOfConnectFour);
            assertThat(names(preset.getAsJsonArray("games")).contains("go"))
                    .isEqualTo(!isOfEinStein
                            && !isOfConnectFour
                            && !isNetwork
                            && !preset.get("name").getAsString().equals("solver"));
        }
        JsonObject selection = catalog.getAsJsonArray("settings").asList().stream()
                .map(JsonElement::getAsJsonObject)
                .filter(setting -> setting.get("key").getAsString().equals("selection"))
                .findFirst()
                .orElseThrow();
        assertThat(selection.get("defaultValue").getAsString()).isEqualTo("ucb1");
        JsonObject ucb1 = selection.getAsJsonArray("choices").get(0).getAsJsonObject();
        assertThat(ucb1.getAsJsonArray("parameters")
                        .get(0)
                        .getAsJsonObject()
                        .get("name")
                        .getAsString())
                .isEqualTo("c");
        assertThat(catalog.getAsJsonObject("limits").get("matchGames").getAsInt())
                .isEqualTo(1_000);
        assertThat(catalog.get("version").getAsString()).isEqualTo("test");
    }

    /** Or a form would show another part than the one that is set. */
    @Test
    void catalogHasAllPartsThatPresetsNameForAGame() throws Exception {
        JsonObject catalog = TestPage.json(TestPage.get(server, "/api/catalog"));
        Map<String, Set<String>> choices = new HashMap<>();
        for (JsonElement setting : catalog.getAsJsonArray("settings")) {
            if (setting.getAsJsonObject().get("choices").isJsonArray()) {
                choices.put(
                        setting.getAsJsonObject().get("key").getAsString(),
                        Set.copyOf(names(setting.getAsJsonObject().getAsJsonArray("choices"), "name")));
            }
        }
        Set<String> ofGames = new TreeSet<>();
        for (JsonElement game : catalog.getAsJsonArray("games")) {
            JsonObject parts = game.getAsJsonObject().getAsJsonObject("parts");
            String name = game.getAsJsonObject().get("name").getAsString();
            for (JsonElement preset : catalog.getAsJsonArray("presets")) {
                JsonObject settings = preset.getAsJsonObject().getAsJsonObject("settings");
                if (!names(preset.getAsJsonObject().getAsJsonArray("games")).contains(name)) {
                    continue;
                }
                settings.entrySet().stream()
                        .filter(setting -> choices.containsKey(setting.getKey()))
                        .forEach(setting -> {
                            Set<String> all = new HashSet<>(choices.get(setting.getKey()));
                            if (parts.has(setting.getKey())) {
                                all.addAll(names(parts.getAsJsonArray(setting.getKey()), "name"));
                            }
                            String part = setting.getValue().getAsString().split(":", 2)[0];
                            assertThat(all)
                                    .as("%s %s %s", name, preset, setting)
                                    .contains(part);
                            if (!choices.get(setting.getKey()).contains(part)) {
                                ofGames.add(name + " " + setting.getKey() + " " + part);
                            }
                        });
            }
        }
        assertThat(ofGames)
                .contains("connectfour expansion threats", "einstein evaluator network", "go rollout patterns");
    }

    /** A full column: six stones in column 4, so that it is no longer legal. */
    @Test
    void positionIsThatAfterTheMoves() {
        JsonObject position = position("{'game':'connectfour','start':null,'moves':['4','4','4','4','4','4','1']}");
        assertThat(position.get("start").getAsString()).isEqualTo("......./......./......./......./......./....... x");
        assertThat(position.get("position").getAsString())
                .isEqualTo("...o.../...x.../...o.../...x.../...o.../x..x... o");
        assertThat(position.get("player").getAsInt()).isEqualTo(1);
        assertThat(position.get("isOver").getAsBoolean()).isFalse();
        assertThat(position.get("rewards").isJsonNull()).isTrue();
        assertThat(names(position.getAsJsonArray("legalMoves"), "move")).containsExactly("1", "2", "3", "5", "6", "7");
        assertThat(position.getAsJsonArray("positions")).hasSize(8);
        assertThat(position.getAsJsonArray("positions").get(1).getAsString())
                .isEqualTo("......./......./......./......./......./...x... o");
        assertThat(position.getAsJsonArray("players").toString()).isEqualTo("[0,1,0,1,0,1,0,1]");
    }

    @Test
    void gameThatIsOverHasRewardsAndNoMoves() {
        JsonObject position = position("{'game':'tictactoe','moves':['a1','a3','b1','b3','c1']}");
        assertThat(position.get("isOver").getAsBoolean()).isTrue();
        assertThat(position.get("player").isJsonNull()).isTrue();
        assertThat(position.getAsJsonArray("rewards").toString()).isEqualTo("[1.0,0.0]");
        assertThat(position.getAsJsonArray("legalMoves")).isEmpty();
        assertThat(position.getAsJsonArray("players").toString()).isEqualTo("[0,1,0,1,0,null]");
    }

    @Test
    void ownershipIsJudgedAndCorrected() {
        String game = "'game':'go:lines=5,komi=0.5','start':'C1 D1 C2 D2 C3 D3 C4 D4 C5 D5 B3 E3 pass A1 pass pass'";
        JsonObject judged = TestPage.json(TestPage.post(server, "/api/ownership", "{" + game + "}"));
        assertThat(judged.getAsJsonObject("owners").get("A1").getAsDouble()).isEqualTo(1);
        assertThat(judged.getAsJsonObject("owners").get("E5").getAsDouble()).isEqualTo(-1);
        assertThat(names(judged.getAsJsonArray("dead"))).containsExactly("A1");
        assertThat(judged.get("score").getAsDouble()).isEqualTo(4.5);
        assertThat(judged.get("lead").getAsDouble()).isEqualTo(4.5);
        // Nobody owns anything yet: what is expected is about what white gets for moving second.
        JsonObject begun = TestPage.json(TestPage.post(server, "/api/ownership", "{'game':'go'}"));
        assertThat(begun.get("lead").getAsDouble()).isBetween(-15.0, 0.0);
        JsonObject corrected =
                TestPage.json(TestPage.post(server, "/api/ownership", "{" + game + ",'corrected':['A1']}"));
        assertThat(corrected.get("score").getAsDouble()).isEqualTo(-5.5);
        HttpResponse<String> empty = TestPage.post(server, "/api/ownership", "{" + game + ",'corrected':['B1']}");
        assertThat(TestPage.json(empty).get("error").getAsString()).isEqualTo("there is no stone on B1");
        HttpResponse<String> other = TestPage.post(server, "/api/ownership", "{'game':'tictactoe'}");
        assertThat(TestPage.json(other).get("error").getAsString()).isEqualTo("'tictactoe' is not a game of territory");
    }

    @Test
    void throwsOfADieAreMovesWithProbabilities() {
        JsonObject position = position("{'game':'einstein:red=123456,blue=123456'}");
        assertThat(position.get("player").getAsInt()).isEqualTo(-1);
        assertThat(names(position.getAsJsonArray("legalMoves"), "move")).containsExactly("1", "2", "3", "4", "5", "6");
        for (JsonElement move : position.getAsJsonArray("legalMoves")) {
            assertThat(move.getAsJsonObject().get("probability").getAsDouble()).isEqualTo(1.0 / 6);
        }
        // Stone 4 of red stands on a4: right, down and down-right of it.
        JsonObject thrown = position("{'game':'einstein:red=123456,blue=123456','moves':['4']}");
        assertThat(thrown.get("player").getAsInt()).isZero();
        assertThat(names(thrown.getAsJsonArray("legalMoves"), "move"))
                .containsExactlyInAnyOrder("a4-b4", "a4-a3", "a4-b3");
        assertThat(thrown.getAsJsonArray("legalMoves")
                        .get(0)
                        .getAsJsonObject()
                        .get("probability")
                        .isJsonNull())
                .isTrue();
    }

    @Test
    void whatIsDrawnAtTheBeginningIsToldAndCanBeSentAgain() {
        String start =
                position("{'game':'connectfour:blocked=random'}").get("start").getAsString();
        assertThat(start).contains("#");
        JsonObject again = position("{'game':'connectfour:blocked=random','start':'" + start + "'}");
        assertThat(again.get("start").getAsString()).isEqualTo(start);
        assertThat(again.get("position").getAsString()).isEqualTo(start);
    }

    @Test
    void theAnswerSaysWhetherTheBeginningWasDrawn() {
        assertThat(isDrawn("'game':'connectfour:blocked=random'")).isTrue();
        assertThat(isDrawn("'game':'connectfour:rows=random'")).isTrue();
        assertThat(isDrawn("'game':'einstein:red=123456'")).isTrue();
        assertThat(isDrawn("'game':'einstein:red=123456,blue=123456'")).isFalse();
        assertThat(isDrawn("'game':'connectfour:blocked=5-1'")).isFalse();
        assertThat(
                        isDrawn(
                                "'game':'connectfour:blocked=random','start':'......./......./..#..../......./......./....... x'"))
                .isFalse();
    }

    private static boolean isDrawn(String game) {
        return position("{" + game + "}").get("isDrawn").getAsBoolean();
    }

    @Test
    void specIsToldAsItsSettings() {
        JsonObject spec = spec("connectfour", "best,time=1s,tablebase=none", "");
        assertThat(spec.get("preset").getAsString()).isEqualTo("threats");
        assertThat(value(spec, "solver")).isEqualTo("true");
        assertThat(value(spec, "tablebase")).isEqualTo("none");
        assertThat(value(spec, "time")).isEqualTo("1s");
        JsonObject settings = spec.getAsJsonObject("settings");
        assertThat(settings.getAsJsonObject("solver").get("isChanged").getAsBoolean())
                .isTrue();
        assertThat(value(spec, "expansion")).as("of the preset").isEqualTo("threats");
        assertThat(settings.getAsJsonObject("expansion").get("isChanged").getAsBoolean())
                .isFalse();
        assertThat(spec("connectfour", "level1,iterations=9", "").get("spec").getAsString())
                .isEqualTo("solver,iterations=9");
        JsonObject selection = spec("go", "uct,selection=progressive-widening:c=2:inner=ucb1:c=0.7", "")
                .getAsJsonObject("settings")
                .getAsJsonObject("selection")
                .getAsJsonObject("part");
        assertThat(selection.get("name").getAsString()).isEqualTo("progressive-widening");
        assertThat(selection.getAsJsonObject("values").get("c").getAsString()).isEqualTo("2");
        assertThat(selection.getAsJsonObject("inner").get("name").getAsString()).isEqualTo("ucb1");
        assertThat(selection.getAsJsonObject("inner").getAsJsonObject("values").toString())
                .isEqualTo("{\"c\":\"0.7\"}");
        JsonObject twice = spec("go", "uct,seed=1,seed=2", "");
        assertThat(twice.get("settings").isJsonNull()).isTrue();
        assertThat(twice.get("error").getAsString()).contains("seed is given twice");
        assertThat(value(spec("go", "random,iterations=100", ""), "iterations"))
                .as("an entrant of matches that is no preset")
                .isEqualTo("100");
    }

    /** What is as it is anyway is left out. */
    @Test
    void specIsChangedAsAsked() {
        assertThat(changed("uct,iterations=9", "'setting':'selection','path':['c'],'value':'0.5'"))
                .isEqualTo("uct,iterations=9,selection=ucb1:c=0.5");
        assertThat(changed("uct,selection=ucb1:c=0.5", "'setting':'selection','path':['c'],'value':''"))
                .isEqualTo("uct");
        assertThat(changed(
                        "uct,selection=progressive-widening:c=2",
                        "'setting':'selection','path':['inner','c'],'value':'3'"))
                .isEqualTo("uct,selection=progressive-widening:c=2:inner=ucb1:c=3");
        assertThat(changed("uct", "'setting':'solver','path':[],'value':'true'"))
                .isEqualTo("uct,solver");
        assertThat(changed("best", "'setting':'solver','path':[],'value':'false'"))
                .isEqualTo("threats,transpositions,tablebase=endgames");
        assertThat(changed("solver", "'setting':'solver','path':[],'value':'false'"))
                .isEqualTo("solver,solver=false");
        assertThat(changed("uct,solver,time=2s,seed=1", "'preset':'rave'")).isEqualTo("rave,time=2s,seed=1");
    }

    /** A preset with a parameter sets what it sets without changes, too. */
    @Test
    void presetWithParametersHasItsSettings() {
        JsonObject spec = spec("connectfour", "network:file=/tmp/a.onnx,iterations=5", "");
        assertThat(value(spec, "selection")).isEqualTo("puct:c=1");
        assertThat(value(spec, "evaluator")).startsWith("network:file=/tmp/a.onnx");
        assertThat(value(spec, "iterations")).isEqualTo("5");
    }

    private static String changed(String spec, String change) {
        return spec("connectfour", spec, "," + change).get("spec").getAsString();
    }

    private static JsonObject spec(String game, String spec, String change) {
        return json("/api/spec", "{'game':'" + game + "','spec':'" + spec + "'" + change + "}");
    }

    private static String value(JsonObject spec, String setting) {
        return spec.getAsJsonObject("settings")
                .getAsJsonObject(setting)
                .get("value")
                .getAsString();
    }

    /** The page knows no rules: what is on the board, where a move goes and what has won is told. */
    @Test
    void positionHasItsBoard() {
        JsonObject position =
                position("{'game':'connectfour:rows=4,columns=4,blocked=3-1','moves':['1','2','1','2','1','2','1']}");
        JsonObject board = position.getAsJsonObject("board");
        assertThat(board.get("style").getAsString()).isEqualTo("discs");
        assertThat(names(board.getAsJsonArray("columns"))).containsExactly("1", "2", "3", "4");
        assertThat(names(board.getAsJsonArray("rows"))).containsExactly("4", "3", "2", "1");
        assertThat(String.join("|", names(board.getAsJsonArray("cells")))).isEqualTo("x|o|||x|o|||x|o|||x|#||");
        assertThat(board.getAsJsonArray("lines").toString()).isEqualTo("[[\"0-0\",\"1-0\",\"2-0\",\"3-0\"]]");
        assertThat(names(position.getAsJsonArray("cellsOfMoves").get(1).getAsJsonArray()))
                .as("above the blocked cell")
                .containsExactly("2-1");
        assertThat(position("{'game':'connectfour','moves':['4']}")
                        .getAsJsonArray("legalMoves")
                        .get(3)
                        .toString())
                .isEqualTo("{\"move\":\"4\",\"cells\":[\"4-3\"],\"probability\":null}");
        JsonObject einstein = position("{'game':'einstein','start':'A1C2/1E3/2Bd1/F1a1c/2e1f r -','moves':['4']}");
        assertThat(einstein.getAsJsonObject("board").get("die").getAsString()).isEqualTo("4");
        assertThat(einstein.getAsJsonObject("board").getAsJsonObject("goals").toString())
                .contains("\"e1\":0", "\"a5\":1");
        assertThat(einstein.getAsJsonObject("board").get("advice").getAsString())
                .as("stone 4 is gone")
                .contains("only the stone on c5 or b4 may move");
        assertThat(einstein.get("nextPlayer").getAsInt()).isZero();
        assertThat(position("{'game':'einstein','start':'A1C2/1E3/2Bd1/F1a1c/2e1f b -'}")
                        .get("nextPlayer")
                        .getAsInt())
                .as("who throws")
                .isEqualTo(1);
        JsonObject row = position("{'game':'tictactoe','moves':['a1','a3','b2','b3','c3']}");
        assertThat(row.getAsJsonObject("board").getAsJsonArray("lines").toString())
                .isEqualTo("[[\"c3\",\"b2\",\"a1\"]]");
        assertThat(names(position("{'game':'go:lines=2','moves':['A1','pass']}")
                        .getAsJsonObject("board")
                        .getAsJsonArray("cells")))
                .containsExactly("", "", "X", "");
    }

    @Test
    void positionIsSetUpCellByCell() {
        JsonObject fallen = json(
                "/api/edit",
                "{'game':'connectfour:rows=4,columns=4','cells':['','','','','','','','','','','','','x','','',''],"
                        + "'choices':['x'],'cell':0,'piece':'o'}");
        assertThat(fallen.get("start").getAsString()).isEqualTo("..../..../o.../x... x");
        assertThat(fallen.getAsJsonObject("options").toString()).isEqualTo("{\"blocked\":\"none\"}");
        JsonObject blocked = json(
                "/api/edit",
                "{'game':'connectfour:rows=4,columns=4','cells':['','','','','','','','','','','','','x','','',''],"
                        + "'choices':['o'],'cell':5,'piece':'#'}");
        assertThat(blocked.get("start").getAsString()).isEqualTo("..../.#../..../x... o");
        assertThat(blocked.getAsJsonObject("options").toString()).isEqualTo("{\"blocked\":\"1-1\"}");
        JsonObject moved = json(
                "/api/edit",
                "{'game':'einstein','cells':['A','','','','','','','','','','','','','','','','','','','','','','','',''],"
                        + "'choices':['b','2'],'cell':24,'piece':'A'}");
        assertThat(moved.get("start").getAsString()).isEqualTo("11111/11111/11111/11111/1111A b 2");
        assertThat(json(
                                "/api/edit",
                                "{'game':'go:lines=2','cells':['','','O',''],'choices':['O'],'cell':0,'piece':'X'}")
                        .get("start")
                        .getAsString())
                .isEqualTo("black=A2 white=A1 next=white");
        for (String wrong : List.of(
                "'cells':['x'],'choices':[],'cell':0,'piece':'x'",
                "'cells':['','','','','','','','',''],'choices':['x'],'cell':0,'piece':'x'",
                "'cells':['','','','','','','','',''],'choices':[],'cell':9,'piece':'x'",
                "'cells':['','','','','','','','',''],'choices':[],'cell':0,'piece':'y'")) {
            assertThat(TestPage.post(server, "/api/edit", "{'game':'tictactoe'," + wrong + "}")
                            .statusCode())
                    .as(wrong)
                    .isEqualTo(400);
        }
    }

    @Test
    void refusalQuotesOnlyPartOfALongInput() {
        HttpResponse<String> response = TestPage.post(
                server,
                "/api/record/read?name=game.txt",
                java.net.http.HttpRequest.BodyPublishers.ofString("x".repeat(900_000)));
        assertThat(response.statusCode()).isEqualTo(400);
        assertThat(response.body()).hasSizeLessThan(1_000).contains("no record of a game");
    }

    /** Every choice of fifty iterations is that of UCB1, mean + c sqrt(ln N / n), and the result moves its mean. */
    @Test
    void iterationsChooseByTheFormulaAndPassTheirResultUp() {
        int byFormula = 0;
        for (int number = 1; number <= 50; number++) {
            JsonObject iteration = json(
                    "/api/iteration", "{'game':'tictactoe','moves':['b2'],'c':0.7,'seed':3,'number':" + number + "}");
            assertThat(iteration.get("number").getAsInt()).isEqualTo(number);
            JsonArray rewards = iteration.getAsJsonArray("rewards");
            assertThat(rewards.get(0).getAsDouble() + rewards.get(1).getAsDouble())
                    .isEqualTo(1);
            JsonObject root = iteration.getAsJsonArray("choices").get(0).getAsJsonObject();
            assertThat(root.get("visits").getAsInt()).isEqualTo(number - 1);
            for (JsonElement element : iteration.getAsJsonArray("choices")) {
                byFormula += requireUcb1(element.getAsJsonObject(), rewards);
            }
        }
        assertThat(byFormula).isGreaterThan(40);
    }

    /** Checks a choice; 1 if the formula made it, 0 if the move had not been tried. */
    private static int requireUcb1(JsonObject choice, JsonArray rewards) {
        double visits = choice.get("visits").getAsDouble();
        double reward = rewards.get(choice.get("player").getAsInt()).getAsDouble();
        double greatest = -1;
        double chosen = -1;
        for (JsonElement element : choice.getAsJsonArray("options")) {
            JsonObject option = element.getAsJsonObject();
            double n = option.get("visits").getAsDouble();
            boolean isChosen = option.get("move").equals(choice.get("chosen"));
            double mean = n == 0 ? 0 : option.get("mean").getAsDouble();
            double bound = n == 0 ? 9 : mean + 0.7 * Math.sqrt(Math.log(visits) / n);
            if (n > 0) {
                assertThat(option.get("bound").getAsDouble()).isCloseTo(bound, within(1e-6));
            }
            greatest = Math.max(greatest, bound);
            if (isChosen) {
                chosen = bound;
                assertThat(choice.get("meanAfter").getAsDouble())
                        .isCloseTo((mean * n + reward) / (n + 1), within(1e-6));
                assertThat(choice.get("isUntried").getAsBoolean()).isEqualTo(n == 0);
            }
        }
        assertThat(chosen).isEqualTo(greatest);
        return choice.get("isUntried").getAsBoolean() ? 0 : 1;
    }

    @Test
    void iterationThatIsNoneIsRefused() {
        for (String number : List.of("0", "2001")) {
            assertThat(TestPage.post(server, "/api/iteration", "{'game':'tictactoe','seed':1,'number':" + number + "}")
                            .statusCode())
                    .isEqualTo(400);
        }
        assertThat(TestPage.post(
                                server,
                                "/api/iteration",
                                "{'game':'tictactoe','moves':['a1','a3','b1','b3','c1'],'seed':1,'number':1}")
                        .body())
                .contains("the game is over");
    }

    @Test
    void illegalMoveIsRefusedWithItsNumber() {
        HttpResponse<String> response =
                TestPage.post(server, "/api/position", "{'game':'tictactoe','moves':['a1','b2','a1']}");
        assertThat(response.statusCode()).isEqualTo(400);
        assertThat(TestPage.json(response).get("ply").getAsInt()).isEqualTo(2);
        assertThat(TestPage.json(response).get("error").getAsString())
                .isEqualTo("'a1' is not a legal move in ....o.x..; legal are [a3, b3, c3, a2, c2, b1, c1]");
    }

    @Test
    void finishedGameIsWrittenAndReadAsALineOfTheArena() {
        String line =
                record("{'game':'tictactoe','moves':['a1','a3','b1','b3','c1'],'names':['me','it'],'format':'mcts',"
                        + "'turns':[null,{'millis':1.5,'value':0.25,'visits':7,'iterations':10}]}");
        assertThat(line)
                .isEqualTo(("{'settings':{'game':'tictactoe'},'number':0,'entrants':['me','it'],'seeds':[0,0],"
                                + "'start':'.........','moves':[{'player':0,'move':'a1','millis':0.0,'visits':0,'iterations':0},"
                                + "{'player':1,'move':'a3','millis':1.5,'value':0.25,'visits':7,'iterations':10},"
                                + "{'player':0,'move':'b1','millis':0.0,'visits':0,'iterations':0},"
                                + "{'player':1,'move':'b3','millis':0.0,'visits':0,'iterations':0},"
                                + "{'player':0,'move':'c1','millis':0.0,'visits':0,'iterations':0}],"
                                + "'rewards':[1.0,0.0]}\n")
                        .replace('\'', '"'));
        JsonObject read = read(line + line);
        assertThat(read.get("format").getAsString()).isEqualTo("mcts");
        assertThat(read.getAsJsonArray("games")).hasSize(2);
        assertThat(read.getAsJsonArray("games").get(1).toString())
                .isEqualTo(("{'game':'tictactoe','start':'.........','moves':['a1','a3','b1','b3','c1'],"
                                + "'turns':[{'player':0,'millis':0.0,'value':null,'visits':0,'iterations':0},"
                                + "{'player':1,'millis':1.5,'value':0.25,'visits':7,'iterations':10},"
                                + "{'player':0,'millis':0.0,'value':null,'visits':0,'iterations':0},"
                                + "{'player':1,'millis':0.0,'value':null,'visits':0,'iterations':0},"
                                + "{'player':0,'millis':0.0,'value':null,'visits':0,'iterations':0}],"
                                + "'names':['me','it'],'rewards':[1.0,0.0],'isOver':true,'fault':null,'ending':null,"
                                + "'choices':5,'variation':false,'source':null,'comment':''}")
                        .replace('\'', '"'));
    }

    @Test
    void gameInTheMiddleIsWrittenAndReadWithoutAResult() {
        String line = record("{'game':'connectfour','moves':['4','4'],'names':['a','b'],'format':'mcts'}");
        assertThat(line).doesNotContain("rewards");
        JsonObject game = read(line).getAsJsonArray("games").get(0).getAsJsonObject();
        assertThat(game.get("rewards").isJsonNull()).isTrue();
        assertThat(game.get("isOver").getAsBoolean()).isFalse();
        assertThat(names(game.getAsJsonArray("moves"))).containsExactly("4", "4");
    }

    @Test
    void gameIsWrittenAndReadInItsOwnForm() {
        String moves = "'moves':['4','a4-b3','2','d2-c2','1']";
        String text = record("{'game':'einstein:red=123456,blue=123456,first=red'," + moves
                + ",'names':['me','it'],'format':'einstein'}");
        assertThat(text).contains("me").contains("it").contains("1:4").endsWith("\n");
        JsonObject read = read(text);
        assertThat(read.get("format").getAsString()).isEqualTo("einstein");
        JsonObject game = read.getAsJsonArray("games").get(0).getAsJsonObject();
        assertThat(game.get("game").getAsString()).isEqualTo("einstein");
        assertThat(game.get("start").getAsString()).isEqualTo("ABC2/DE3/F3a/3bc/2def r -");
        assertThat(names(game.getAsJsonArray("names"))).containsExactly("me", "it");
        assertThat(names(game.getAsJsonArray("moves")))
                .as("the last throw, of which nothing came, is no part of a record")
                .containsExactly("4", "a4-b3", "2", "d2-c2");
    }

    /** A wrong file is told what is wrong with its own form, not with another. */
    @Test
    void fileIsRefusedInTheWordsOfItsForm() {
        assertThat(refusal("(;GM[1]SZ[9];B[zz])"))
                .contains("as SGF of go: no game in SGF, at letter")
                .doesNotContain("einstein");
        assertThat(refusal("#[WTN][a R][b B];"))
                .contains("as contest record of einstein: ")
                .doesNotContain("SGF");
        assertThat(refusal("Dear reader,")).contains("allowed: ", "contest record of einstein, SGF of go");
    }

    private static String refusal(String file) {
        HttpResponse<String> response =
                TestPage.post(server, "/api/record/read", java.net.http.HttpRequest.BodyPublishers.ofString(file));
        assertThat(response.statusCode()).isEqualTo(400);
        return response.body();
    }

    @Test
    void gameOfAFileHasTheOptionsOfTheFile() {
        for (String game : List.of("go", "go:lines=13", "go:lines=19,komi=-3.0")) {
            String text = record("{'game':'" + game + "','moves':['D4','C3'],'names':['a','b'],'format':'go'}");
            JsonObject read = read(text).getAsJsonArray("games").get(0).getAsJsonObject();
            assertThat(read.get("game").getAsString()).isEqualTo(game);
            assertThat(names(read.getAsJsonArray("names"))).containsExactly("a", "b");
        }
    }

    /** The board alone gives black, whose stones are all there are, the game. */
    @ParameterizedTest
    @CsvSource({
        "W+32.5, '[0.0,1.0]', recorded",
        "0, '[0.5,0.5]', recorded",
        "B+R, '[1.0,0.0]', null",
        "?, '[1.0,0.0]', null"
    })
    void resultOfAFileGoesBeforeThatOfTheBoard(String result, String rewards, String ending) {
        JsonObject game = read("(;GM[1]FF[4]SZ[5]KM[0.5]RE[" + result + "];B[cc];W[];B[])")
                .getAsJsonArray("games")
                .get(0)
                .getAsJsonObject();
        assertThat(game.getAsJsonArray("rewards").toString()).isEqualTo(rewards);
        assertThat(game.get("ending").toString().replace("\"", "")).isEqualTo(ending);
    }

    /** Two passes after which the players went on. */
    @Test
    void gameThatWasResumedAfterTwoPassesCanBePlayedAgain() {
        JsonObject game = read("(;GM[1]SZ[9]KM[7];B[ee];W[];B[];W[cc];B[gg];W[])")
                .getAsJsonArray("games")
                .get(0)
                .getAsJsonObject();
        game.remove("names");
        HttpResponse<String> response = TestPage.post(server, "/api/position", game.toString());
        assertThat(response.statusCode()).as(response.body()).isEqualTo(200);
    }

    /** What is read can be written again as it was. */
    @Test
    void recordOfAContestKeepsItsTeamsItsResultAndItsEvent() {
        JsonObject game = read(CONTEST).getAsJsonArray("games").get(0).getAsJsonObject();
        assertThat(names(game.getAsJsonArray("names"))).containsExactly("Team One", "Team Two");
        assertThat(game.get("isOver").getAsBoolean()).isTrue();
        assertThat(game.getAsJsonArray("rewards").toString()).isEqualTo("[1.0,0.0]");
        assertThat(game.get("ending").getAsString()).isEqualTo("recorded");
        assertThat(game.get("choices").getAsInt()).isEqualTo(2);
        JsonObject request = new JsonObject();
        for (String field : List.of("game", "start", "moves", "names", "source")) {
            request.add(field, game.get(field));
        }
        request.addProperty("format", "einstein");
        request.add("ending", JsonParser.parseString("{\"how\": \"recorded\", \"winner\": 0}"));
        assertThat(record(request.toString())).isEqualTo(CONTEST);
    }

    @Test
    void gameThatWasResignedIsWrittenAndReadWithItsWinner() {
        String line = record("{'game':'connectfour','moves':['4','4'],'names':['a','b'],'format':'mcts',"
                + "'ending':{'how':'resignation','winner':1}}");
        JsonObject game = read(line).getAsJsonArray("games").get(0).getAsJsonObject();
        assertThat(game.getAsJsonArray("rewards").toString()).isEqualTo("[0.0,1.0]");
        assertThat(game.get("ending").getAsString()).isEqualTo("resignation");
        String agreed = record("{'game':'go:lines=5','moves':['pass','pass'],'names':['a','b'],'format':'mcts',"
                + "'ending':{'how':'score','winner':0}}");
        assertThat(read(agreed)
                        .getAsJsonArray("games")
                        .get(0)
                        .getAsJsonObject()
                        .getAsJsonArray("rewards")
                        .toString())
                .as("the score agreed on, not that of the empty board")
                .isEqualTo("[1.0,0.0]");
        String drawn = record("{'game':'connectfour','moves':['4','4'],'names':['a','b'],'format':'mcts',"
                + "'ending':{'how':'agreement','winner':null}}");
        assertThat(read(drawn)
                        .getAsJsonArray("games")
                        .get(0)
                        .getAsJsonObject()
                        .getAsJsonArray("rewards")
                        .toString())
                .isEqualTo("[0.5,0.5]");
    }

    @Test
    void variationsAreLinesAfterTheirGame() {
        String lines = record("{'game':'connectfour','moves':['4','4'],'names':['a','b'],'format':'mcts',"
                + "'variations':[{'moves':['4','3','2']},{'moves':['1']}]}");
        assertThat(lines.lines()).hasSize(3);
        JsonArray games = read(lines).getAsJsonArray("games");
        assertThat(games)
                .extracting(game -> game.getAsJsonObject().get("variation").getAsBoolean())
                .containsExactly(false, true, true);
        assertThat(names(games.get(1).getAsJsonObject().getAsJsonArray("moves")))
                .containsExactly("4", "3", "2");
    }

    @Test
    void namesAreByPlayerWhoeverBegins() {
        String text = record("{'game':'einstein:red=123456,blue=123456,first=blue','names':['red one','blue one'],"
                + "'format':'einstein'}");
        assertThat(text.indexOf("blue one")).isLessThan(text.indexOf("red one"));
        assertThat(names(read(text)
                        .getAsJsonArray("games")
                        .get(0)
                        .getAsJsonObject()
                        .getAsJsonArray("names")))
                .containsExactly("red one", "blue one");
    }

    private static JsonObject position(String request) {
        return json("/api/position", request);
    }

    private static JsonObject read(String file) {
        HttpResponse<String> response = TestPage.post(
                server, "/api/record/read?name=game.txt", java.net.http.HttpRequest.BodyPublishers.ofString(file));
        assertThat(response.statusCode()).as(response.body()).isEqualTo(200);
        return TestPage.json(response);
    }

    private static String record(String request) {
        HttpResponse<String> response = TestPage.post(server, "/api/record", request);
        assertThat(response.statusCode()).as(response.body()).isEqualTo(200);
        return response.body();
    }

    private static JsonObject json(String path, String request) {
        HttpResponse<String> response = TestPage.post(server, path, request);
        assertThat(response.statusCode()).as(response.body()).isEqualTo(200);
        return TestPage.json(response);
    }

    private static List<String> names(JsonArray array, String field) {
        List<String> names = new ArrayList<>();
        array.forEach(element -> names.add(element.getAsJsonObject().get(field).getAsString()));
        return names;
    }

    private static List<String> names(JsonArray array) {
        return array.asList().stream().map(JsonElement::getAsString).toList();
    }
}
