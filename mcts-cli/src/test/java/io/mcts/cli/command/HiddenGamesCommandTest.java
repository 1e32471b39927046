package io.mcts.cli.command;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What the commands do with games of which players do not see everything. */
class HiddenGamesCommandTest {

    @ParameterizedTest
    @CsvSource(delimiter = ';', textBlock = """
            kuhn;random;0.125;0.9166667
            leduc;random;-0.0780;4.7472222
            kuhn;ismcts,iterations=1000,c=2;0;0.3333333
            """)
    void exploitabilityIsExact(String game, String spec, double value, double nashConv) {
        CommandRun run = CommandRun.of("exploit", game, "--spec", spec, "--seed", "1", "--json");

        JsonObject found = JsonParser.parseString(run.out()).getAsJsonObject();
        assertThat(found.keySet()).containsExactly("game", "spec", "value", "nashConv", "exploitability");
        assertThat(found.get("game").getAsString()).isEqualTo(game);
        assertThat(found.get("spec").getAsString()).isEqualTo(spec);
        assertThat(found.get("value").getAsDouble()).isCloseTo(value, within(1e-3));
        assertThat(found.get("nashConv").getAsDouble()).isCloseTo(nashConv, within(1e-6));
        assertThat(found.get("exploitability").getAsDouble()).isCloseTo(nashConv / 2, within(1e-6));
    }

    @ParameterizedTest
    @ValueSource(strings = {"oos,iterations=10000", "cfr-plus,iterations=100"})
    void someComeCloseToAnEquilibrium(String spec) {
        CommandRun run = CommandRun.of("exploit", "kuhn", "--spec", spec, "--json");

        assertThat(JsonParser.parseString(run.out())
                        .getAsJsonObject()
                        .get("exploitability")
                        .getAsDouble())
                .isLessThan(0.05);
    }

    @Test
    void outcomeSamplingFollowsTheGame() {
        CommandRun run = CommandRun.of(
                "match",
                "kuhn",
                "--a",
                "oos,iterations=100",
                "--b",
                "ismcts,iterations=100",
                "--games",
                "10",
                "--json");

        assertThat(run.err()).isEmpty();
        assertThat(JsonParser.parseString(run.out())
                        .getAsJsonObject()
                        .get("games")
                        .getAsInt())
                .isEqualTo(10);
    }

    @Test
    void exploitabilityIsPrintedInWords() {
        assertThat(CommandRun.of("exploit", "kuhn", "--spec", "random").out()).isEqualTo("""
                random in kuhn
                  value           0.125000 for the first player
                  nashConv        0.916667
                  exploitability  0.458333
                """);
    }

    /** With the same seed the search finds the same, whatever the other player holds. */
    @ParameterizedTest
    @ValueSource(strings = {"ismcts", "mo-ismcts", "pimc:states=5"})
    void anAnalysisDoesNotLookAtTheOtherCard(String spec) {
        assertThat(analysis("QJpb", spec)).isEqualTo(analysis("QKpb", spec)).contains("bestMove");
    }

    private static String analysis(String position, String spec) {
        CommandRun run = CommandRun.of(
                "analyze",
                "kuhn",
                "--position",
                position,
                "--spec",
                spec,
                "--iterations",
                "50",
                "--seed",
                "1",
                "--json");
        return run.out().replace(position, "").replaceAll("\"elapsedMillis\":\\d+", "");
    }

    @Test
    void anAnalysisShowsWhatThePlayerToMoveSees() {
        CommandRun run = CommandRun.of("analyze", "hearts:ranks=3", "--seed", "1", "--iterations", "10");

        assertThat(run.err()).isEmpty();
        assertThat(run.out())
                .containsPattern("^  you hold    (.. ){2}..\n")
                .containsPattern("\n  round 1     (north|east|south|west) QC\n")
                .contains("iterations  10 in");
    }

    /** What both have paid, which was counted by hand. */
    @Test
    void theCardsTheChoicesAndThePotAreShown() {
        CommandRun run = CommandRun.of("analyze", "leduc", "--position", "KJcrcQr", "--iterations", "10");

        assertThat(run.out()).startsWith("""
                you hold    J
                in the pot  first 7, second 3
                round 1     first call, second raise, first call
                round 2     Q is laid open, first raise
                """.indent(2));
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2, 3, 4, 5, 6, 7, 8})
    void aPlayerAtTheTerminalSeesOnlyTheirCard(int seed) {
        CommandRun run = CommandRun.withInput(
                "bet\nquit\n", "play", "kuhn", "--first", "--seed", "" + seed, "--iterations", "10");

        String before = run.out().split("The game is over", 2)[0];
        assertThat(shownCards(before)).as(run.out()).hasSize(1);
    }

    private static Set<Integer> shownCards(String text) {
        return text.chars().filter(letter -> "JQK".indexOf(letter) >= 0).boxed().collect(Collectors.toSet());
    }

    @Test
    void aGameIsPlayedToItsEnd() {
        CommandRun run = CommandRun.withInput(
                "help\nx1\nb2\nquit\n",
                "play",
                "phantom",
                "--position",
                "a1 a2 a3 b1 b3 c1 c2",
                "--second",
                "--seed",
                "1");

        assertThat(run.out())
                .contains(
                        "You are o.",
                        "  round 1     o a2 marked\n  round 2     o b1 marked\n  round 3     o c1 marked\n",
                        "Legal moves: ",
                        "'x1' is not a legal move.")
                .containsAnyOf("The game is over: x", "The game is left unfinished.");
        assertThat(run.status()).isZero();
    }

    @Test
    void twoEntrantsPlayAGameForFour() {
        CommandRun run = CommandRun.of(
                "match",
                "hearts:ranks=3",
                "--a",
                "ismcts,iterations=20",
                "--b",
                "pimc,iterations=20,states=4",
                "--games",
                "4",
                "--json");

        JsonObject result = JsonParser.parseString(run.out()).getAsJsonObject();
        assertThat(run.err()).isEmpty();
        assertThat(result.get("games").getAsInt()).isEqualTo(4);
        assertThat(result.getAsJsonObject("a").get("iterationsPerMove").getAsDouble())
                .isEqualTo(20);
        assertThat(result.getAsJsonObject("a").get("faults").getAsInt()).isZero();
    }

    @Test
    void aSearchThatLooksAtWhatIsHiddenWins() {
        CommandRun run = CommandRun.of(
                "match",
                "phantom",
                "--a",
                "cheating,iterations=100",
                "--b",
                "ismcts,iterations=100",
                "--games",
                "100",
                "--json");

        assertThat(JsonParser.parseString(run.out())
                        .getAsJsonObject()
                        .get("low")
                        .getAsDouble())
                .isGreaterThan(0.5);
    }

    /** Chips tell what won hands do not: the search that sees the other card wins hardly more hands, but larger ones. */
    @Test
    void aSearchThatLooksAtWhatIsHiddenWinsByPoints() {
        JsonObject result = match("leduc", "cheating,iterations=100", "ismcts,iterations=100", 300);

        assertThat(result.get("points").getAsDouble()).isPositive();
        assertThat(result.get("pointsLow").getAsDouble()).isPositive();
        assertThat(result.get("pointsHigh").getAsDouble())
                .isGreaterThan(result.get("points").getAsDouble());
        assertThat(result.get("low").getAsDouble()).isLessThan(0.5);
        JsonObject pairs = result.getAsJsonObject("pairs");
        assertThat(pairs.get("likelihoodOfSuperiority").getAsDouble()).isGreaterThan(0.99);
        assertThat(pairs.get("eloLow").getAsDouble()).isPositive();
    }

    /** The verdict goes by chips, too: more hands are lost than won, and the test ends for the one who wins them. */
    @Test
    void aVerdictGoesByPoints() {
        CommandRun run = CommandRun.of(
                "match",
                "leduc",
                "--a",
                "cheating,iterations=100",
                "--b",
                "ismcts,iterations=100",
                "--games",
                "2000",
                "--seed",
                "1",
                "--sprt=-10,10",
                "--json");
        JsonObject result = JsonParser.parseString(run.out()).getAsJsonObject();
        assertThat(result.get("verdict").getAsString()).isEqualTo("accepted");
        assertThat(result.get("games").getAsInt()).isLessThan(2_000);
    }

    /** Hands are dealt again with the seats changed, so that equals that never draw at random win what they lose. */
    @Test
    void equalsWinNothing() {
        JsonObject result = match("coin", "random", "random", 2_000);

        assertThat(result.get("pointsLow").getAsDouble()).isNegative();
        assertThat(result.get("pointsHigh").getAsDouble()).isPositive();
        assertThat(match("phantom", "random", "random", 10).has("points")).isFalse();
    }

    private static JsonObject match(String game, String a, String b, int games) {
        CommandRun run =
                CommandRun.of("match", game, "--a", a, "--b", b, "--games", "" + games, "--seed", "1", "--json");
        assertThat(run.err()).isEmpty();
        return JsonParser.parseString(run.out()).getAsJsonObject();
    }

    @Test
    void pointsArePrintedInWords() {
        assertThat(CommandRun.of("match", "kuhn", "--a", "random", "--b", "random", "--games", "20")
                        .out())
                .containsPattern(
                        "\n  points     [+-]\\d\\.\\d{3} \\[[+-]\\d\\.\\d{3}, [+-]\\d\\.\\d{3}\\] a game for a, in 10 pairs\n");
    }

    /** The settings that other searches have do here what they do there. */
    @ParameterizedTest
    @CsvSource(delimiter = ';', textBlock = """
            kuhn;ismcts,rollout=mast
            kuhn;ismcts,evaluator=truncated:plies=1,decision=max
            kuhn;mo-ismcts,selection=ucb1-tuned,stop=decided
            kuhn;pimc:states=5,threads=2
            kuhn;oos,rollout=nst,threads=2,parallel=root
            leduc;mo-ismcts,selection=regret-matching:exploration=0.1
            goofspiel;regret-matching
            connectfour;ismcts,rollout=decisive
            hearts:ranks=3;ismcts,memory=10m,time=1s
            """)
    void aSpecHasTheSettingsOfOtherSearches(String game, String spec) {
        CommandRun run =
                CommandRun.of("match", game, "--a", spec + ",iterations=10", "--b", "random", "--games", "2", "--json");

        assertThat(run.err()).isEmpty();
        JsonObject a = JsonParser.parseString(run.out()).getAsJsonObject().getAsJsonObject("a");
        assertThat(a.get("iterationsPerMove").getAsDouble()).isBetween(1.0, 20.0);
        assertThat(a.get("faults").getAsInt()).isZero();
    }

    @Test
    void theSelectionIsThatOfTheSpec() {
        assertThat(visits("selection=least-visited")).containsOnly(50);
        assertThat(visits("c=0")).isNotEqualTo(visits("c=5"));
        assertThat(visits("c=5")).isEqualTo(visits("selection=availability-ucb1:c=5"));
        assertThat(visits("selection=puct:c=5,prior=uniform"))
                .isNotEqualTo(visits("selection=puct:c=0.1,prior=uniform"));
    }

    private static List<Integer> visits(String setting) {
        CommandRun run = CommandRun.of(
                "analyze", "kuhn", "--position", "QJ", "--spec", "ismcts,seed=1,iterations=100," + setting, "--json");
        assertThat(run.err()).isEmpty();
        return JsonParser.parseString(run.out()).getAsJsonObject().getAsJsonArray("moves").asList().stream()
                .map(move -> move.getAsJsonObject().get("visits").getAsInt())
                .toList();
    }

    /** By regret matching the stakes of rock, paper, scissors are played nearly as they should be, by plain visits they are not. */
    @Test
    void simultaneousMovesHaveStrategiesOfTheirOwn() {
        assertThat(exploitability("regret-matching,iterations=10000")).isLessThan(0.02);
        assertThat(exploitability("mo-ismcts,iterations=10000,policy=visits")).isGreaterThan(0.05);
    }

    private static double exploitability(String spec) {
        CommandRun run = CommandRun.of("exploit", "rps", "--spec", spec, "--seed", "1", "--json");
        return JsonParser.parseString(run.out())
                .getAsJsonObject()
                .get("exploitability")
                .getAsDouble();
    }

    /** Only the states decide whether a game hides something, regardless of its author; only the view of the guesser is shown. */
    @Test
    void aGameOfYourOwnHidesWhatItsStatesHide() {
        CommandRun play = CommandRun.withInput("1\n", "play", "coin", "--second", "--seed", "1", "--iterations", "10");
        assertThat(play.out().split("Your move", 2)[0]).contains("player 1 of ?, guessed 0");
        assertThat(play.out()).contains("The game is over: hider ");

        CommandRun analysis = CommandRun.of("analyze", "coin", "--position", "2", "--iterations", "10");
        assertThat(analysis.err()).isEmpty();
        assertThat(analysis.out()).contains("player 1 of ?, guessed 0");

        assertThat(CommandRun.of("verify", "coin").status()).isZero();
    }

    @ParameterizedTest
    @CsvSource(delimiterString = " -> ", quoteCharacter = '"', textBlock = """
            exploit kuhn --spec uct             -> 'uct' sees everything, also what this game hides from its players; allowed: ismcts,
            exploit kuhn --spec uctt            -> 'uctt' is not a preset for hidden information; allowed: ismcts, mo-ismcts, regret-matching, pimc, oos, cfr-plus
            tune kuhn --spec oos,iterations={n} --parameter n=10|20 --against random --opening 2 -> opening 2: 'oos' follows a game from its beginning
            tune kuhn --spec {n},iterations=10 --parameter n=1|2 --against oos --opening 2 -> opening 2: 'oos' follows a game from its beginning
            analyze kuhn --spec cfr-plus        -> 'cfr-plus' solves a whole game
            match kuhn --a oos --b random --games 2 --opening 2 -> opening 2: 'oos' follows a game from its beginning
            play kuhn --spec oos --position QJpb -> 'oos': a match begins where all players know the same
            match kuhn --a cfr-plus --b random --games 2 -> 'cfr-plus' solves a whole game
            exploit kuhn --spec cfr-plus,time=1s -> 'cfr-plus,time=1s': 'time' is not a setting of cfr-plus; allowed: iterations, seed
            exploit hearts --spec cfr-plus      -> 'cfr-plus': CFR+ solves games of two players, not 4
            exploit kuhn --spec cheating         -> 'cheating' does not search by information sets
            analyze kuhn --spec oos             -> 'oos' follows a game from its beginning
            match kuhn --a uct --b random --games 2 -> 'uct' sees everything, also what this game hides from its players; allowed: ismcts
            exploit kuhn --spec ismcts,policy=best -> 'ismcts,policy=best': policy is move or visits, not 'best'
            exploit kuhn --spec ismcts,c=-1     -> 'ismcts': the exploration constant c is a number of 0 or more, not -1.0
            analyze kuhn --spec oos --prior uniform -> 'prior' is not a setting of oos; allowed: exploration, targeting, iterations, time,
            analyze kuhn --solver               -> 'solver' is not a setting of ismcts
            analyze kuhn --spec oos,prior=uniform -> 'oos,prior=uniform': 'prior' is not a setting of oos; allowed: exploration, targeting, iterations
            analyze kuhn --spec ismcts,time     -> 'ismcts,time': time has no value; allowed: time=500ms|2s|1m
            analyze kuhn --spec ismcts,c=1,c=2  -> 'ismcts,c=1,c=2': c is given twice
            analyze kuhn --spec ismcts,c=1,selection=ucb1 -> 'ismcts,c=1,selection=ucb1': c is that of availability-ucb1
            analyze kuhn --selection regret-matching -> 'ismcts': selection: strategies go with mo-ismcts, not with ismcts
            analyze kuhn --selection puct       -> 'ismcts': the selection policy puct
            analyze kuhn --threads 2 --parallel tree -> 'ismcts': this search has a tree for each thread (tree:workers=2:virtual-loss=1). Maybe Parallel.root serves.
            analyze kuhn --rollout softmax      -> 'ismcts': rollout: 'softmax': it needs a heuristic; allowed for this game: heuristic=none
            match kuhn --a ismcts,seed=1 --b random --games 2 -> 'ismcts,seed=1' has a seed; set that of the contest instead
            match kuhn --a engine,command=./none --b random --games 2 -> 'engine,command=./none': 'kuhn' hides something from its players
            ugi hearts                          -> 'hearts' hides something from its players, which UGI cannot express
            analyze kuhn --explain              -> --cluster, --record, --explain and trees are for games in which all is seen and the searches of them, not for 'ismcts' in 'kuhn'
            play kuhn --first --dice ask        -> --dice ask is for games in which all is seen, and this one hides something
            play goofspiel:bids=shut            -> 'goofspiel:bids=shut': bids is open or hidden, not 'shut'
            """)
    void refusesInOneLineWhatHasNoMeaning(String args, String message) {
        CommandRun run = CommandRun.of(args.split(" ", -1));

        assertThat(run.err())
                .startsWith("mcts: " + message.replace("{presets}", ""))
                .hasLineCount(1);
        assertThat(run.status()).isEqualTo(2);
    }
}
