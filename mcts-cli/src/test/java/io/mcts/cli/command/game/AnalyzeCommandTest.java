package io.mcts.cli.command.game;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import io.mcts.Mcts;
import io.mcts.SearchTree;
import io.mcts.cli.command.CommandRun;
import io.mcts.control.Budget;
import io.mcts.game.Move;
import io.mcts.games.tictactoe.Cell;
import io.mcts.games.tictactoe.TicTacToe;
import io.mcts.report.DotReport;
import io.mcts.report.Explanation;
import io.mcts.report.JsonReport;
import io.mcts.report.TextReport;
import io.mcts.result.Bounds;
import io.mcts.result.SearchResult;
import io.mcts.result.TreeNode;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class AnalyzeCommandTest {

    private static final String POSITION = "x...o....";
    private static final String EINSTEIN = "A1C2/1E3/2Bd1/F1a1c/2e1f r";

    @TempDir
    private Path folder;

    private static JsonObject json(String... args) {
        CommandRun run = CommandRun.of(args);
        assertThat(run.err()).isEmpty();
        assertThat(run.status()).isZero();
        assertThat(run.outLines()).hasSize(1);
        return JsonParser.parseString(run.out()).getAsJsonObject();
    }

    private static JsonObject withoutTime(JsonElement analysis) {
        JsonObject copy = analysis.getAsJsonObject().deepCopy();
        assertThat(copy.remove("elapsedMillis").getAsLong()).isNotNegative();
        return copy;
    }

    private static List<JsonObject> moves(JsonObject analysis) {
        return StreamSupport.stream(analysis.getAsJsonArray("moves").spliterator(), false)
                .map(JsonElement::getAsJsonObject)
                .toList();
    }

    private static SearchTree<TicTacToe, Cell> searched(String position, long iterations) {
        SearchTree<TicTacToe, Cell> tree =
                Mcts.<TicTacToe, Cell>uct().seed(1).build().tree(TicTacToe.NOTATION.parse(position));
        tree.search(Budget.iterations(iterations));
        return tree;
    }

    /** Games by points or for one player have values in their own units as well. */
    @Test
    void theValueOfAGameByPointsIsAlsoInPoints() {
        assertThat(CommandRun.of("analyze", "solo", "--spec", "uct,iterations=100,seed=1,solver")
                        .out())
                .contains("value       1.000 for you, from 0 (the least) to 1 (the most)")
                .contains("payoff      +1.000, from -1 to 1");
        assertThat(CommandRun.of("analyze", "goofspiel:payoff=points", "--iterations", "5", "--seed", "1")
                        .out())
                .containsPattern("payoff {6}[+-]\\d+\\.\\d{3}, from -15 to 15");
        assertThat(CommandRun.of("analyze", "tictactoe", "--iterations", "5").out())
                .doesNotContain("payoff");
    }

    @Test
    void printsTheJsonThatIsAgreedOn() {
        JsonObject analysis =
                json("analyze", "tictactoe", "--position", POSITION, "--iterations", "10000", "--seed", "1", "--json");
        assertThat(analysis.keySet())
                .containsExactly(
                        "game",
                        "position",
                        "player",
                        "iterations",
                        "elapsedMillis",
                        "bestMove",
                        "value",
                        "proven",
                        "moves",
                        "principalVariation",
                        "spec",
                        "seed");
        assertThat(analysis.get("game").getAsString()).isEqualTo("tictactoe");
        assertThat(analysis.get("position").getAsString()).isEqualTo(POSITION);
        assertThat(analysis.get("player").getAsInt()).isZero();
        assertThat(analysis.get("iterations").getAsInt()).isEqualTo(10_000);
        assertThat(analysis.get("proven").isJsonNull()).isTrue();
        assertThat(moves(analysis))
                .hasSize(7)
                .allSatisfy(move -> assertThat(move.keySet()).containsExactly("move", "visits", "mean", "proven"));
    }

    @Test
    void itsOutputAloneRepeatsAnAnalysis() {
        JsonObject first = json("analyze", "connectfour", "--iterations", "300", "--solver", "--json");
        JsonObject again = json(
                "analyze",
                first.get("game").getAsString(),
                "--position",
                first.get("position").getAsString(),
                "--spec",
                first.get("spec").getAsString(),
                "--seed",
                first.get("seed").getAsString(),
                "--json");
        assertThat(again.get("moves")).isEqualTo(first.get("moves"));
        assertThat(again.get("spec").getAsString())
                .isEqualTo("uct,iterations=300,seed=" + first.get("seed") + ",solver=true");
    }

    @Test
    void printsWhatIsProven() {
        String won = "x.o.o...x"; // x answers the threat of o by a1, which makes two threats at once
        JsonObject analysis = json(
                "analyze",
                "tictactoe",
                "--position",
                won,
                "--solver",
                "--iterations",
                "10000",
                "--seed",
                "1",
                "--json");
        assertThat(analysis.get("proven").getAsString()).isEqualTo("win");
        assertThat(analysis.get("value").getAsDouble()).isEqualTo(1);
        assertThat(analysis.get("iterations").getAsInt()).isLessThan(500);
        assertThat(moves(analysis))
                .anySatisfy(move -> assertThat(move.get("proven").isJsonNull()).isFalse());
        assertThat(CommandRun.of("analyze", "tictactoe", "--spec", "solver,iterations=20000,seed=1")
                        .out())
                .contains("proven      draw", "stopped     the position is proven", "nodes of positions that have one");
        assertThat(CommandRun.of("analyze", "--solver", "tictactoe", "--iterations=100")
                        .out())
                .as("a switch does not take the game for its value")
                .contains("stopped     all iterations are done");
    }

    @Test
    void printsWhatTheLibraryFinds() {
        JsonObject analysis =
                json("analyze", "tictactoe", "--position", POSITION, "--iterations", "1000", "--seed", "1", "--json");
        SearchResult<Cell> result = Mcts.<TicTacToe, Cell>uct()
                .seed(1)
                .build()
                .search(TicTacToe.NOTATION.parse(POSITION), Budget.iterations(1_000));
        assertThat(analysis.get("bestMove").getAsString())
                .isEqualTo(result.bestMove().toString());
        assertThat(analysis.get("value").getAsDouble()).isEqualTo(result.value());
        assertThat(moves(analysis))
                .isSortedAccordingTo(Comparator.comparingLong(
                                (JsonObject move) -> move.get("visits").getAsLong())
                        .reversed())
                .zipSatisfy(result.moves(), (move, expected) -> {
                    assertThat(move.get("move").getAsString())
                            .isEqualTo(expected.move().toString());
                    assertThat(move.get("visits").getAsLong()).isEqualTo(expected.visits());
                    assertThat(move.get("mean").getAsDouble()).isEqualTo(expected.mean());
                });
        assertThat(analysis.getAsJsonArray("principalVariation"))
                .extracting(JsonElement::getAsString)
                .containsExactlyElementsOf(
                        result.principalVariation().stream().map(Cell::toString).toList());
    }

    @Test
    void printsTheSameTwiceButForTheTime() {
        String[] args = {
            "analyze", "tictactoe", "--position", POSITION, "--iterations", "10000", "--seed", "1", "--json"
        };
        assertThat(withoutTime(json(args)).toString())
                .isEqualTo(withoutTime(json(args)).toString());
    }

    @Test
    void aSpecIsTheSameAsItsOptionsAndOptionsChangeIt() {
        JsonObject byOptions = json(
                "analyze",
                "tictactoe",
                "--json",
                "--iterations",
                "500",
                "--seed",
                "2",
                "--selection",
                "ucb1:c=0.3",
                "--rollout",
                "decisive",
                "--decision",
                "max",
                "--memory",
                "1g");
        JsonObject bySpec = json(
                "analyze",
                "tictactoe",
                "--json",
                "--spec",
                "uct,iterations=500,seed=2,selection=ucb1:c=0.3,rollout=decisive,decision=max,memory=1g");
        JsonObject byBoth = json(
                "analyze",
                "tictactoe",
                "--json",
                "--decision=max",
                "--seed=2",
                "--spec",
                "uct,iterations=500,seed=1,selection=ucb1:c=0.3,rollout=decisive,memory=1g");
        assertThat(withoutTime(bySpec)).isEqualTo(withoutTime(byOptions));
        assertThat(withoutTime(byBoth)).isEqualTo(withoutTime(byOptions));
    }

    @Test
    void theSearchTakesItsTime() {
        JsonObject analysis = json("analyze", "tictactoe", "--time", "50ms", "--json");
        assertThat(analysis.get("elapsedMillis").getAsLong()).isGreaterThanOrEqualTo(50);
    }

    @ParameterizedTest
    @ValueSource(strings = {"b2 a3", "b2,a3", " b2, a3 "})
    void playsMovesBeforeTheSearch(String moves) {
        JsonObject analysis =
                json("analyze", "tictactoe", "--moves", moves, "--iterations", "100", "--seed", "1", "--json");
        assertThat(analysis.get("position").getAsString()).isEqualTo("o...x....");
    }

    @Test
    void playsMovesFromThePosition() {
        JsonObject analysis =
                json("analyze", "tictactoe", "--position", POSITION, "--moves", "c3", "--iterations", "100", "--json");
        assertThat(analysis.get("position").getAsString()).isEqualTo("x.x.o....");
        assertThat(analysis.get("player").getAsInt()).isEqualTo(1);
    }

    @Test
    void analyzesAFileLineByLineInOrder() throws IOException {
        Path file = Files.writeString(folder.resolve("positions"), """
                # from the middle of a game
                x...o....

                .........
                  x.x.o....
                """);
        CommandRun run = CommandRun.of(
                "analyze", "tictactoe", "--positions", file.toString(), "--iterations", "300", "--seed", "1");
        assertThat(run.status()).isZero();
        assertThat(run.outLines())
                .map(line -> withoutTime(JsonParser.parseString(line)))
                .containsExactlyElementsOf(List.of(alone("x...o...."), alone("........."), alone("x.x.o....")));
    }

    private static JsonObject alone(String position) {
        return withoutTime(
                json("analyze", "tictactoe", "--position", position, "--iterations", "300", "--seed", "1", "--json"));
    }

    @Test
    void aPositionMayBeginLikeAComment() throws IOException {
        Path file = Files.writeString(folder.resolve("positions"), """
                #
                # the corner is blocked
                #.../..../..../xo.. x
                #.../..../..../x... o
                """);
        CommandRun run = CommandRun.of(
                "analyze",
                "connectfour:rows=4,columns=4,blocked=0-0",
                "--positions",
                file.toString(),
                "--iterations",
                "50");
        assertThat(run.status()).isZero();
        assertThat(run.outLines())
                .map(line -> JsonParser.parseString(line)
                        .getAsJsonObject()
                        .get("position")
                        .getAsString())
                .containsExactly("#.../..../..../xo.. x", "#.../..../..../x... o");
    }

    @Test
    void readsBothNotationsOfConnectFour() {
        String[] byMoves = {
            "analyze", "connectfour", "--position", "4453", "--iterations", "500", "--seed", "1", "--json"
        };
        String[] byBoard = byMoves.clone();
        byBoard[3] = "......./......./......./......./...o.../..oxx.. x";
        assertThat(withoutTime(json(byMoves))).isEqualTo(withoutTime(json(byBoard)));
        assertThat(json(byMoves).get("position").getAsString()).isEqualTo(byBoard[3]);
    }

    @Test
    void refusesAFileBeforeAnythingIsSearched() throws IOException {
        Path file = Files.writeString(folder.resolve("positions"), "x...o....\n\n# over:\nxxxoo....\n");
        CommandRun run = CommandRun.of("analyze", "tictactoe", "--positions", file.toString(), "--time", "1m");
        assertThat(run.status()).isEqualTo(2);
        assertThat(run.out()).isEmpty();
        assertThat(run.err())
                .isEqualTo("mcts: " + file
                        + ":4: the game is over in 'xxxoo....'; give a position in which a move is left\n");
    }

    @Test
    void refusesAFileThatIsNoText() {
        CommandRun run = CommandRun.of("analyze", "tictactoe", "--positions", folder.toString());
        assertThat(run.status()).isEqualTo(2);
        assertThat(run.err())
                .startsWith("mcts: --positions: '" + folder + "' cannot be read")
                .doesNotContain("Exception")
                .hasLineCount(1);
    }

    @Test
    void playersHaveTheirNamesInWordsAndTrees() throws IOException {
        Path file = folder.resolve("tree.dot");
        CommandRun run = CommandRun.of(
                "analyze",
                "einstein",
                "--position",
                "5/1e3/5/3A1/5 r 1",
                "--iterations",
                "200",
                "--explain",
                "--tree",
                "--dot",
                file.toString());
        assertThat(run.out()).contains(" for red").doesNotContain("player 0", "player 1");
        assertThat(file).content().contains("red").doesNotContain("player ");
    }

    /** A report of the core with the players' names. */
    private static String named(String report) {
        return report.replace("player 0", "x").replace("player 1", "o");
    }

    @Test
    void drawsTheTree() throws IOException {
        Path file = folder.resolve("tree.dot");
        CommandRun run = CommandRun.of(
                "analyze",
                "tictactoe",
                "--position",
                POSITION,
                "--iterations",
                "500",
                "--seed",
                "1",
                "--dot",
                file.toString());
        assertThat(run.status()).isZero();
        assertThat(run.out()).contains("best move");
        assertThat(file).hasContent(named(DotReport.of(searched(POSITION, 500).snapshot(3, 5))));
    }

    @Test
    void drawsAsDeepAndWideAsAsked() throws IOException {
        Path file = folder.resolve("tree.dot");
        CommandRun.of(
                "analyze",
                "tictactoe",
                "--position",
                POSITION,
                "--iterations",
                "500",
                "--seed",
                "1",
                "--json",
                "--dot",
                file.toString(),
                "--dot-depth",
                "1",
                "--dot-width",
                "2");
        assertThat(file).hasContent(named(DotReport.of(searched(POSITION, 500).snapshot(1, 2))));
    }

    @Test
    void refusesAFileThatCannotBeWritten() {
        Path file = folder.resolve("no").resolve("tree.dot");
        CommandRun run = CommandRun.of("analyze", "tictactoe", "--iterations", "10", "--dot", file.toString());
        assertThat(run.status()).isEqualTo(2);
        assertThat(run.out()).isEmpty();
        assertThat(run.err())
                .startsWith("mcts: --dot: '" + file + "' cannot be written")
                .hasLineCount(1);
    }

    private static final String[] SEARCH = {
        "analyze", "tictactoe", "--position", POSITION, "--iterations", "500", "--seed", "1"
    };

    private static CommandRun run(String... more) {
        return CommandRun.of(
                Stream.concat(Arrays.stream(SEARCH), Arrays.stream(more)).toArray(String[]::new));
    }

    @Test
    void printsTheTreeAndWhyTheMoveIsTheBest() {
        CommandRun run = run("--explain", "--tree", "--tree-depth", "1", "--tree-width", "2");
        SearchTree<TicTacToe, Cell> tree = searched(POSITION, 500);
        String why = named(Explanation.of(tree.search(Budget.iterations(0))));
        assertThat(run.status()).isZero();
        assertThat(run.out())
                .contains("\n\n" + why.substring(0, why.indexOf("Stopped: ")).indent(2))
                .contains("\n  Stopped: all iterations are done. 500 iterations in ")
                .endsWith("\n\n" + named(TextReport.of(tree.snapshot(1, 2))).indent(2));
        assertThat(run("--tree").out())
                .endsWith("\n\n" + named(TextReport.of(tree.snapshot(3, 5))).indent(2))
                .doesNotContain("The best move is");
    }

    @Test
    void printsTheFirstIterations() {
        String plain = run().out();
        String traced = run("--trace", "3").out();
        assertThat(traced.lines().filter(line -> line.matches(" {10}[123] .*")))
                .hasSize(3)
                .allMatch(line -> line.matches(" +\\d {3}[01]\\.[05]00 {7}1 {2}[01]\\.[05]00 {2}[abc][123]"));
        assertThat(traced).contains("\n\n  iteration  reward  visits   mean  selected\n");
        assertThat(traced.lines().filter(line -> line.contains(" %")).toList())
                .as("the search is the same")
                .isEqualTo(plain.lines().filter(line -> line.contains(" %")).toList());
        assertThat(CommandRun.of("analyze", "tictactoe", "--spec", "solver,iterations=60", "--trace", "60")
                        .out())
                .contains("iteration  reward");
    }

    @Test
    void writesTheTreeAsJson() throws IOException {
        Path file = folder.resolve("tree.json");
        CommandRun run = run("--json", "--tree-json", file.toString(), "--tree-depth", "3", "--tree-width", "3");
        assertThat(run.status()).isZero();
        assertThat(run.outLines()).hasSize(1);
        assertSame(
                JsonParser.parseString(Files.readString(file)),
                searched(POSITION, 500).snapshot(3, 3));
    }

    /** Gson reads the same tree as the search holds. */
    private static void assertSame(JsonElement json, TreeNode<?> node) {
        JsonObject object = json.getAsJsonObject();
        assertThat(object.keySet())
                .containsExactly("move", "player", "visits", "mean", "lower", "upper", "kind", "omitted", "children");
        assertThat(object.get("lower").getAsDouble()).isEqualTo(node.bounds().lower());
        assertThat(object.get("upper").getAsDouble()).isEqualTo(node.bounds().upper());
        if (node.move() == null) {
            assertThat(object.get("move").isJsonNull()).isTrue();
        } else {
            assertThat(object.get("move").getAsString()).isEqualTo(node.move().toString());
        }
        assertThat(object.get("player").getAsInt()).isEqualTo(node.player());
        assertThat(object.get("visits").getAsLong()).isEqualTo(node.visits());
        assertThat(object.get("mean").getAsDouble()).isEqualTo(node.mean());
        assertThat(object.get("kind").getAsString())
                .isEqualToIgnoringCase(node.kind().name());
        assertThat(object.get("lower").getAsDouble()).isEqualTo(node.bounds().lower());
        assertThat(object.get("upper").getAsDouble()).isEqualTo(node.bounds().upper());
        assertThat(object.get("omitted").getAsInt()).isEqualTo(node.omitted());
        assertThat(object.getAsJsonArray("children"))
                .hasSameSizeAs(node.children())
                .zipSatisfy(node.children(), (child, expected) -> assertSame(child, expected));
    }

    @Test
    void anyNameOfAMoveCanBeReadBack() {
        String name = "a \"quoted\" \\ move\n\t\u0000\u001f/ würfelt \uD83C\uDFB2 \uD83C";
        record Named(int index, String name) implements Move {
            @Override
            public String toString() {
                return name;
            }
        }
        TreeNode<Named> node =
                new TreeNode<>(new Named(0, name), 0, 1, 0.5, Bounds.UNKNOWN, TreeNode.Kind.LEAF, List.of(), 0);
        assertThat(JsonParser.parseString(JsonReport.of(node))
                        .getAsJsonObject()
                        .get("move")
                        .getAsString())
                .isEqualTo(name);
    }

    @Test
    void endsEarlyWhenTheMoveIsDecided() {
        JsonObject analysis = json(
                "analyze",
                "tictactoe",
                "--position",
                "xx.oo....",
                "--iterations",
                "5000",
                "--stop",
                "decided",
                "--json");
        assertThat(analysis.get("iterations").getAsLong()).isBetween(2_500L, 4_000L);
        assertThat(analysis.get("bestMove").getAsString()).isEqualTo("c3");
    }

    @Test
    void analyzesBeforeAThrow() {
        CommandRun run =
                CommandRun.of("analyze", "dicerace", "--position", "33o-", "--iterations", "500", "--seed", "1");
        assertThat(run.status()).isZero();
        assertThat(run.out())
                .contains("to move     chance, then o", "for o, from 0", "outcome ")
                .doesNotContain("best move", "expected");
    }

    @Test
    void outcomesAreListedInOrderWithTheirChances() {
        CommandRun run = CommandRun.of(
                "analyze", "einstein", "--position", EINSTEIN + " -", "--iterations", "600", "--seed", "1");
        assertThat(run.status()).isZero();
        String withoutFigures =
                run.out().replaceAll("0\\.\\d{3}", "0.###").replaceAll("(?m)^(  [1-6]) .*( 16\\.7 %)", "$1  visits$2");
        assertThat(withoutFigures).startsWith("""
                  5 R1 .  R3 .  .
                  4 .  R5 .  .  .
                  3 .  .  R2 B4 .
                  2 R6 .  B1 .  B3
                  1 .  .  B5 .  B6
                    a  b  c  d  e
                  red is to roll

                  to move     chance, then red
                  value       0.### for red, from 0 (lost) to 1 (won)

                  outcome           visits    chance     mean   ± s.e.
                  1  visits 16.7 %    0.###    0.###
                  2  visits 16.7 %    0.###    0.###
                  3  visits 16.7 %    0.###    0.###
                  4  visits 16.7 %    0.###    0.###
                  5  visits 16.7 %    0.###    0.###
                  6  visits 16.7 %    0.###    0.###

                """);
    }

    @Test
    void onlyTheMovesOfAThrowAreSearched() {
        JsonObject analysis = json(
                "analyze", "einstein", "--position", EINSTEIN + " 4", "--iterations", "600", "--seed", "1", "--json");
        assertThat(moves(analysis))
                .extracting(move -> move.get("move").getAsString())
                .containsExactlyInAnyOrder("c5-d5", "c5-c4", "c5-d4", "b4-c4", "b4-b3", "b4-c3");
        assertThat(analysis.get("position").getAsString()).isEqualTo(EINSTEIN + " 4");
        assertThat(analysis.getAsJsonArray("principalVariation"))
                .extracting(JsonElement::getAsString)
                .containsExactly(analysis.get("bestMove").getAsString());
    }

    @Test
    void theLineEndsWhereChanceComes() {
        String[] args = {"analyze", "einstein", "--position", EINSTEIN + " 4", "--iterations", "600"};
        assertThat(CommandRun.of(args).out()).containsPattern("\n  expected    [bc]\\d-[bcd]\\d, then chance\n");
        args[3] = "5/1e3/5/3A1/5 r 1";
        assertThat(CommandRun.of(args).out()).contains("\n  expected    d2-e1\n");
    }

    @ParameterizedTest
    @CsvSource({
        "einstein:red=624153:blue=351426,            FBD2/AE3/C3c/3ea/2dbf r -",
        "einstein:red=624153:blue=351426:first=blue, FBD2/AE3/C3c/3ea/2dbf b -"
    })
    void stonesStandAsAsked(String game, String position) {
        assertThat(json("analyze", game, "--iterations", "1", "--json")
                        .get("position")
                        .getAsString())
                .isEqualTo(position);
    }

    @Test
    void stonesAreDrawnFromTheSeed() {
        String[] args = {"analyze", "einstein:red=123456", "--iterations", "1", "--json", "--seed", "1"};
        String position = json(args).get("position").getAsString();
        assertThat(position).startsWith("ABC2/DE3/F3").endsWith(" r -");
        assertThat(json(args).get("position").getAsString()).isEqualTo(position);
        args[args.length - 1] = "2";
        assertThat(json(args).get("position").getAsString()).isNotEqualTo(position);
    }

    @Test
    void namesTheGameWithItsOptions() {
        JsonObject analysis = json("analyze", "dicerace:goal=3", "--position", "00o-", "--iterations", "500", "--json");
        assertThat(analysis.get("game").getAsString()).isEqualTo("dicerace:goal=3");
        assertThat(analysis.get("player").getAsInt()).isEqualTo(1);
        assertThat(analysis.getAsJsonArray("principalVariation")).isEmpty();
    }

    @Test
    void positionsComeFromStandardInput() {
        CommandRun run = CommandRun.withInput(
                "x...o....\n# a comment\n\n.........\n",
                "analyze tictactoe --positions - --iterations 50 --seed 1".split(" "));
        assertThat(run.outLines())
                .extracting(line -> JsonParser.parseString(line)
                        .getAsJsonObject()
                        .get("position")
                        .getAsString())
                .containsExactly("x...o....", ".........");
        assertThat(CommandRun.withInput("x\n", "analyze", "tictactoe", "--positions", "-")
                        .err())
                .contains("mcts: -:1: ");
    }
}
