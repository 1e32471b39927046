package io.mcts.cli.command;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
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
    @ValueSource(strings = {"oos,iterations=10000", "cfr-plus,iterations=100", "external-sampling,iterations=10000"})
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
        assertThat(run.out()).containsPattern("player \\d: (..){3} after QC\n").contains("iterations  10 in");
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
                .contains("You are o.", "player 1: a2, b1, c1", "Legal moves: ", "'x1' is no legal move.")
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

    @ParameterizedTest
    @CsvSource(delimiterString = " -> ", quoteCharacter = '"', textBlock = """
            exploit kuhn --spec uct             -> 'uct' is no preset for hidden information; allowed: {presets}
            analyze kuhn --spec cfr-plus        -> 'cfr-plus' solves a whole game
            match kuhn --a oos --b random --games 2 --opening 2 -> --opening 2: 'oos' follows a game from its beginning
            play kuhn --spec oos --position QJpb -> 'oos': a match begins where all players know the same
            match kuhn --a external-sampling --b random --games 2 -> 'external-sampling' solves a whole game
            exploit kuhn --spec cfr-plus,time=1s -> 'cfr-plus' counts iterations
            exploit hearts --spec cfr-plus      -> 'cfr-plus': CFR+ solves games of two players, not 4
            exploit kuhn --spec cheating         -> 'cheating' does not go by information sets
            analyze kuhn --spec oos             -> 'oos' follows a game from its beginning
            match kuhn --a uct --b random --games 2 -> this search sees everything
            exploit kuhn --spec ismcts,policy=best -> 'ismcts:policy=best': policy is move or visits, not 'best'
            exploit kuhn --spec ismcts,c=-1     -> 'ismcts:c=-1': the exploration constant c is a number of 0 or more, not -1.0
            exploit blackjack --spec random     -> 'blackjack': the outcomes of chance are not listed
            analyze kuhn --rollout uniform      -> 'ismcts:rollout=uniform': ismcts has no parameter 'rollout'
            analyze kuhn --explain              -> --record, --explain and trees are for games in which all is seen, not for 'kuhn'
            play kuhn --first --dice ask        -> --record and --dice ask are for games in which all is seen, not for 'kuhn'
            play goofspiel:bids=shut            -> 'goofspiel:bids=shut': bids is open or hidden, not 'shut'
            match blackjack --a random --b random --games 2 -> 'blackjack' has 1 player(s); allowed: games for two
            """)
    void refusesInOneLineWhatHasNoMeaning(String args, String message) {
        CommandRun run = CommandRun.of(args.split(" ", -1));

        assertThat(run.err())
                .startsWith("mcts: " + message.replace("{presets}", ""))
                .hasLineCount(1);
        assertThat(run.status()).isEqualTo(2);
    }
}
