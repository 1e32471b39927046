package io.mcts.games.go.gtp;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import io.mcts.Mcts;
import io.mcts.control.Budget;
import io.mcts.games.go.Go;
import io.mcts.games.go.GoGame;
import io.mcts.games.go.GoMove;
import io.mcts.games.go.GoPriors;
import io.mcts.games.go.GoRules;
import io.mcts.games.go.GoSetUp;
import io.mcts.games.go.PatternPolicy;
import io.mcts.policy.LastGoodReplyPolicy;
import io.mcts.policy.MastScores;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringReader;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.Deque;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class GtpEngineTest {

    /** White, in the middle, has no eye and cannot make two; the walls of black are alive. */
    private static final String[] DEAD_WHITE = {
        "boardsize 7", "komi 0.5", "play b C1", "play b C2", "play b C3", "play b C4", "play b C5", "play b C6",
        "play b C7", "play b E1", "play b E2", "play b E3", "play b E4", "play b E5", "play b E6", "play b E7",
        "play w A7", "play w G4"
    };

    private static final Mcts<Go, GoMove> SEARCH = Go.search().seed(1).build();

    /** The answers to lines, without the empty lines between them. */
    private static List<String> answers(double resignsBelow, String... lines) {
        StringWriter text = new StringWriter();
        try (GtpEngine engine = new GtpEngine(
                GoRules.of(19),
                SEARCH,
                Budget.iterations(300),
                Budget.iterations(300),
                new PrintWriter(text),
                resignsBelow)) {
            engine.run(new BufferedReader(new StringReader(String.join("\n", lines))));
        }
        assertThat(text.toString()).endsWith(System.lineSeparator());
        return Arrays.stream(text.toString().replace("\r", "").split("\n\n"))
                .map(answer -> answer.replaceAll(" +$", ""))
                .toList();
    }

    private static String last(String... lines) {
        List<String> answers = answers(0, lines);
        return answers.get(answers.size() - 1);
    }

    private static String lastAfter(String[] before, String... lines) {
        List<String> all = new ArrayList<>(List.of(before));
        all.addAll(List.of(lines));
        return last(all.toArray(new String[0]));
    }

    @Test
    void theRequiredCommandsAreKnown() {
        String listed = last("list_commands");
        for (String command : List.of(
                "protocol_version",
                "name",
                "version",
                "known_command",
                "list_commands",
                "quit",
                "boardsize",
                "clear_board",
                "komi",
                "play",
                "genmove")) {
            assertThat(listed).contains(command);
            assertThat(last("known_command " + command)).isEqualTo("= true");
        }
        assertThat(last("known_command dance")).isEqualTo("= false");
        assertThat(last("protocol_version")).isEqualTo("= 2");
    }

    /** Section 2 of the specification: numbers, comments, tabs, empty lines. */
    @Test
    void linesAreReadAsSpecified() {
        assertThat(answers(
                        0,
                        "12 name",
                        "",
                        "# nothing",
                        "  \t ",
                        "7\tprotocol_version # which?",
                        "3 dance",
                        "quit",
                        "name"))
                .containsExactly("=12 mcts", "=7 2", "?3 unknown command", "=");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "boardsize 1          | ? unacceptable size",
                "boardsize            | ? syntax error: an argument of boardsize is missing",
                "play b E9            | ? 'E9' is not a point of a board of 5 lines",
                "play b I1            | ? 'I1' is not a point of a board of 5 lines",
                "play green E1        | ? syntax error: 'green' is not a colour",
                "play w c3            | ? illegal move C3",
                "undo 1               | =",
                "genmove              | ? syntax error: an argument of genmove is missing",
                "komi much            | ? syntax error: 'much' is not a number",
                "komi NaN             | ? komi is a number of points, not NaN",
                "boardsize 4.5        | ? syntax error: '4.5' is not a whole number",
                "fixed_handicap 2     | ? invalid number of stones",
                "set_free_handicap A1 | ? board not empty",
                "loadsgf no such file | ? cannot load 'no such file': there is no such file",
                "printsgf no/such/a b | ? cannot write 'no/such/a b'",
                "kata-set-rules ing   | ? unknown rules 'ing'; allowed: japanese, korean, chinese, tromp-taylor, new-zealand",
                "final_status J9      | ? 'J9' is not a point of a board of 5 lines",
                "final_status C3      | = alive",
                "final_status pass    | ? invalid coordinate",
                "list_stones b        | = C3",
                "list_stones white    | =",
                "get_komi             | = 7.5",
                "play w resign        | =",
                "final_status_list ok | ? invalid status ok",
                "time_settings 1 2    | ? syntax error: an argument of time_settings is missing",
            })
    void whatIsWrongIsRefused(String line, String answer) {
        assertThat(last("boardsize 5", "play b C3", line)).isEqualTo(answer);
    }

    @Test
    void movesAreTakenBack() {
        assertThat(last("boardsize 5", "undo")).isEqualTo("? cannot undo");
        assertThat(last("boardsize 5", "play b C3", "play w C4", "undo", "play w C3"))
                .isEqualTo("? illegal move C3");
        assertThat(last("boardsize 5", "play b C3", "play w C4", "undo", "play w C4"))
                .isEqualTo("=");
    }

    @Test
    void aPlayerMayMoveSeveralTimesAndAfterTheEnd() {
        assertThat(last("boardsize 5", "play b C3", "play b C4", "play w pass", "play b PASS", "showboard"))
                .isEqualTo("= \n 5 . . . . .\n 4 . . X . .\n 3 . . X . .\n 2 . . . . .\n 1 . . . . .\n   A B C D E");
        assertThat(last("boardsize 5", "play b C3", "play w pass", "play b pass", "genmove w"))
                .matches("= [A-E][1-5]");
    }

    @ParameterizedTest
    @CsvSource({
        "9, 2, C3 G7", "9, 4, C3 G7 C7 G3", "9, 5, C3 G7 C7 G3 E5", "19, 3, D4 Q16 D16",
        "19, 6, D4 Q16 D16 Q4 D10 Q10", "19, 9, D4 Q16 D16 Q4 D10 Q10 K4 K16 K10", "13, 2, D4 K10", "8, 4, C3 F6 C6 F3"
    })
    void handicapsAreWhereTheProtocolHasThem(int lines, int count, String points) {
        assertThat(last("boardsize " + lines, "fixed_handicap " + count)).isEqualTo("= " + points);
    }

    @ParameterizedTest
    @CsvSource({"19, 12, 9", "19, 4, 4", "8, 5, 4", "7, 9, 4", "5, 3, 3", "4, 4, 4", "9, 81, 9"})
    void aFreeHandicapHasFewerStonesRatherThanNone(int lines, int asked, int placed) {
        assertThat(last("boardsize " + lines, "place_free_handicap " + asked).split(" ", -1))
                .hasSize(1 + placed);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "set_free_handicap",
                "set_free_handicap C3",
                "set_free_handicap C3 pass",
                "set_free_handicap C3 c3",
                "place_free_handicap 1"
            })
    void aHandicapIsTwoOrMorePoints(String line) {
        List<String> answers = answers(0, "boardsize 9", line, "set_free_handicap C3 G7");
        assertThat(answers.get(1)).startsWith("?");
        assertThat(answers.get(2)).as("nothing was placed").isEqualTo("= C3 G7");
    }

    /** The specification: "even if it should be ridiculous". GNU Go 3.8 with {@code --chinese-rules} says B+76.5 after the handicap. */
    @Test
    void komiIsAnyNumberAndAHandicapIsCompensated() {
        assertThat(last("boardsize 9", "komi 0.3", "play b E5", "final_score")).isEqualTo("= B+80.7");
        assertThat(last("boardsize 9", "komi 3.75", "play b E5", "final_score")).isEqualTo("= B+77.25");
        assertThat(last("boardsize 9", "komi -1000", "final_score")).isEqualTo("= B+1000.0");
        String[] handicap = {"boardsize 9", "komi 0.5", "fixed_handicap 4", "play w pass", "play b pass"};
        assertThat(lastAfter(handicap, "final_score")).isEqualTo("= B+76.5");
        Go without = Go.of(new GoRules(9, 0.5, false), GoSetUp.handicap(List.of(GoMove.at(2, 2), GoMove.at(6, 6))));
        assertThat(without.score()).isEqualTo(80.5);
        assertThat(Go.of(new GoRules(9, 0.5), without.setUp()).score()).isEqualTo(78.5);
    }

    @Test
    void theBoardIsThatOfTheRulesUntilAnotherIsSet() {
        StringWriter text = new StringWriter();
        GoRules rules = new GoRules(5, 3.5);
        try (GtpEngine engine =
                new GtpEngine(rules, SEARCH, Budget.iterations(9), Budget.iterations(9), new PrintWriter(text), 0)) {
            engine.run(new BufferedReader(new StringReader("play b E5\nplay b F5\nprintsgf")));
        }
        assertThat(text.toString()).contains("not a point of a board of 5 lines", "SZ[5]KM[3.5]");
    }

    /** White could win by a pass if black's pass, which nobody played, counted. */
    @Test
    void whiteMayMoveFirst() {
        assertThat(last("boardsize 5", "genmove w")).matches("= [A-E][1-5]");
        assertThat(last("boardsize 5", "play b pass", "genmove w")).isEqualTo("= pass");
    }

    @Test
    void whiteMovesAfterAHandicap() {
        assertThat(last("boardsize 9", "set_free_handicap A1 C3", "reg_genmove w"))
                .matches("= [A-HJ][1-9]");
    }

    @Test
    void deadStonesAreFoundAndTakenOffBeforeTheScore() {
        assertThat(lastAfter(DEAD_WHITE, "final_status_list dead")).isEqualTo("= G4\nA7");
        assertThat(lastAfter(DEAD_WHITE, "final_status_list alive"))
                .contains("C1")
                .doesNotContain("A7");
        assertThat(lastAfter(DEAD_WHITE, "final_score")).isEqualTo("= B+48.5");
        assertThat(lastAfter(DEAD_WHITE, "final_status_list seki")).isEqualTo("=");
    }

    @Test
    void itPassesWhenAllIsSettledUnlessTheBoardIsToBeCleanedUp() {
        assertThat(lastAfter(DEAD_WHITE, "play w pass", "genmove b")).isEqualTo("= pass");
        // white has two stones of 49 points, so by the rules alone black wins without capturing them
        assertThat(lastAfter(DEAD_WHITE, "komi 47.5", "play w pass", "genmove b"))
                .isEqualTo("= pass");
        assertThat(lastAfter(DEAD_WHITE, "komi 47.5", "play w pass", "kgs-genmove_cleanup b"))
                .matches("= [A-G][1-7]");
    }

    @Test
    void itResignsIfItMay() {
        List<String> lines = new ArrayList<>(List.of(DEAD_WHITE));
        lines.add("genmove w");
        List<String> answers = answers(0.1, lines.toArray(new String[0]));
        assertThat(answers.get(answers.size() - 1)).isEqualTo("= resign");
        assertThat(lastAfter(DEAD_WHITE, "genmove w")).isNotEqualTo("= resign");
    }

    @Test
    void filesAreLoadedAndPrinted(@TempDir Path folder) throws Exception {
        Path file = folder.resolve("a.sgf");
        Files.writeString(file, "(;GM[1]SZ[5]KM[3.5];B[cc];W[cb];B[bb])");
        assertThat(last("loadsgf " + file, "printsgf"))
                .isEqualTo("= (;FF[4]GM[1]CA[UTF-8]AP[mcts]RU[Chinese]SZ[5]KM[3.5]\n;B[cc]\n;W[cb]\n;B[bb])");
        assertThat(last("loadsgf " + file + " 3", "play b B4")).isEqualTo("=");
        assertThat(last("loadsgf " + file, "play b B4")).isEqualTo("? illegal move B4");
        String played = last("boardsize 5", "genmove b", "printsgf");
        assertThat(played).containsPattern(";B\\[[a-e][a-e]\\]C\\[value 0\\.\\d{3}, \\d+ visits, ");
        assertThat(GoGame.ofSgf(played.substring(2)).turns()).hasSize(1);
    }

    /** The file has a blank in its name, and a number at its end, which is no number of a move. */
    @Test
    void filesAreWrittenWithTheirResult(@TempDir Path folder) throws Exception {
        String file = folder.resolve("my game 2").toString();
        List<String> lines = new ArrayList<>(List.of(DEAD_WHITE));
        lines.addAll(List.of("play b pass", "play w pass", "printsgf " + file));
        assertThat(last(lines.toArray(new String[0]))).isEqualTo("=");
        assertThat(Files.readString(Path.of(file))).contains("RE[B+48.5]", ";B[]\n;W[])");
        assertThat(last("loadsgf " + file, "list_stones w")).isEqualTo("= G4 A7");
        assertThat(last("loadsgf " + file + " 1", "list_stones b")).isEqualTo("=");
        assertThat(last("boardsize 5", "play b C3", "play w resign", "printsgf"))
                .contains("RE[B+R]");
        assertThat(last("boardsize 5", "play w resign", "play w C3", "printsgf"))
                .doesNotContain("RE[");
    }

    /** Eight points and a prisoner against three points and 0.5; by area 15 against 10.5. */
    @Test
    void territoryCountsInJapan() {
        List<String> lines = new ArrayList<>(List.of("boardsize 5", "komi 0.5", "kata-set-rules japanese"));
        for (int row = 1; row <= 5; row++) {
            lines.addAll(List.of("play b C" + row, "play w D" + row));
        }
        lines.addAll(List.of("play b A2", "play w E2", "play b A4", "play w E4", "play b pass", "play w A1"));
        lines.addAll(List.of("play b pass", "play w pass", "kata-get-rules", "printsgf", "final_score"));
        List<String> answers = answers(0, lines.toArray(new String[0]));
        int count = answers.size();
        assertThat(answers.get(count - 1)).isEqualTo("= B+5.5");
        assertThat(answers.get(count - 2)).contains("RU[Japanese]", "RE[B+5.5]");
        assertThat(answers.get(count - 3)).contains("\"scoring\":\"TERRITORY\"", "\"whiteHandicapBonus\":\"0\"");
        lines.add("kata-set-rules {\"ko\":\"SIMPLE\", \"scoring\":\"AREA\"}");
        lines.add("final_score");
        assertThat(last(lines.toArray(new String[0]))).isEqualTo("= B+4.5");
    }

    @Test
    void thePointsOfThePlayersAreListed() {
        assertThat(lastAfter(DEAD_WHITE, "final_status_list white_territory")).isEqualTo("=");
        assertThat(lastAfter(DEAD_WHITE, "final_status_list black_territory").lines())
                .hasSize(49 - 14 - 2)
                .contains("A6", "G1");
        assertThat(lastAfter(DEAD_WHITE, "final_status g4")).isEqualTo("= dead");
        assertThat(lastAfter(DEAD_WHITE, "final_status a1")).isEqualTo("= black_territory");
        assertThat(lastAfter(DEAD_WHITE, "mcts-ownership").lines())
                .hasSize(8)
                .element(1)
                .asString()
                .containsPattern("^(0\\.9\\d |1\\.00 |0\\.\\d\\d ){6}");
        assertThat(last("gogui-analyze_commands")).contains("dboard/Ownership/mcts-ownership");
    }

    /** Without it the search would go on for ever. */
    @ParameterizedTest
    @ValueSource(
            strings = {
                "time_settings 0 1 25",
                "time_left b 1 25",
                "kgs-time_settings absolute 1",
                "kgs-time_settings byoyomi 0.1 0.1 3",
                "kgs-time_settings canadian 1 1 5",
                "kata-time_settings fischer 1 0.1"
            })
    void theTimeOfTheControllerLimitsAMove(String settings) {
        StringWriter text = new StringWriter();
        try (GtpEngine engine = new GtpEngine(SEARCH, Budget.unlimited(), new PrintWriter(text))) {
            engine.run(new BufferedReader(new StringReader("boardsize 5\n" + settings + "\n7 genmove b")));
        }
        assertThat(text.toString()).containsPattern("=7 ([A-E][1-5]|pass)");
    }

    /** A minute, of which each move loses an hour on its way, leaves no time to search; otherwise it is more than a second. */
    @Test
    void aLagLeavesLessTime() {
        StringWriter text = new StringWriter();
        try (GtpEngine engine = new GtpEngine(SEARCH, Budget.unlimited(), new PrintWriter(text))) {
            engine.expectLag(Duration.ofHours(1));
            engine.run(new BufferedReader(
                    new StringReader("boardsize 5\nkata-time_settings fischer 60 5\ngenmove b\nprintsgf")));
        }
        String visits = text.toString().replaceAll("(?s).*value \\S+ (\\d+) visits.*", "$1");
        assertThat(Integer.parseInt(visits)).isLessThan(1_000);
    }

    @Test
    void withoutATimeSystemTheSearchHasItsOwnLimits() {
        assertThat(last("boardsize 5", "kgs-time_settings none", "genmove b")).matches("= ([A-E][1-5]|pass)");
        assertThat(last("kgs-time_settings forever")).isEqualTo("? unknown time system forever");
    }

    @Test
    void anotherEngineIsBroughtToAPosition() {
        Go state = Go.notation(GoRules.of(5).withKomi(3.5)).parse("C3 pass B2");
        assertThat(GtpEngine.setUp(state))
                .containsExactly("boardsize 5", "komi 3.5", "clear_board", "play b C3", "play w pass", "play b B2");
    }

    /** Gives its lines one by one, the last ones only after so many reports have been written. */
    private static final class Controller extends BufferedReader {

        private final Deque<String> lines;
        private final StringWriter heard;

        Controller(StringWriter heard, String... lines) {
            super(new StringReader(""));
            this.heard = heard;
            this.lines = new ArrayDeque<>(List.of(lines));
        }

        @Override
        public String readLine() {
            String line = lines.poll();
            for (int reports = "report".equals(line) ? count() + 2 : 0; reports > 0 && count() < reports; ) {
                Thread.onSpinWait();
            }
            return "report".equals(line) ? readLine() : line;
        }

        private int count() {
            return heard.toString().split("info move", -1).length;
        }
    }

    @Test
    void anAnalysisReportsUntilTheNextLine() {
        StringWriter text = new StringWriter();
        try (GtpEngine engine = new GtpEngine(SEARCH, Budget.iterations(300), new PrintWriter(text))) {
            engine.run(new Controller(
                    text,
                    "boardsize 5",
                    "1 lz-analyze b 1",
                    "report",
                    "2 kata-analyze w 1 ownership true",
                    "report",
                    "3 kata-analyze 1",
                    "report",
                    "",
                    "4 name",
                    "quit"));
        }
        String[] answers = text.toString().replace("\r", "").split("\n\n", -1);
        assertThat(answers[1])
                .startsWith("=1\ninfo move ")
                .containsPattern(
                        "info move [A-E][1-5] visits \\d+ winrate \\d{1,5} prior \\d+ lcb \\d+ order 0 pv [A-E]");
        String[] reports = answers[2].split("\n", -1);
        assertThat(reports[0]).isEqualTo("=2");
        assertThat(reports[1])
                .containsPattern("info move [A-E][1-5] visits \\d+ winrate [01]\\.\\d{6} .* order 0 pv [A-E]")
                .containsPattern(" ownership( -?[01]\\.\\d{3}){25}$");
        assertThat(text.toString().replace("\r", ""))
                .as("an empty line ends an analysis, which ends with an empty line")
                .containsPattern("pv [A-E][^\n]*\n\n=4 mcts\n");
    }

    /** The words of an analysis and what it reports first. */
    private static String analysis(String... lines) {
        StringWriter text = new StringWriter();
        List<String> all = new ArrayList<>(List.of(lines));
        all.addAll(List.of("report", "", "quit"));
        try (GtpEngine engine = new GtpEngine(SEARCH, Budget.iterations(300), new PrintWriter(text))) {
            engine.run(new Controller(text, all.toArray(new String[0])));
        }
        return text.toString().replace("\r", "").replaceAll("(?s)^.*\n=\n(?=info)", "");
    }

    private static List<String> found(String report, String pattern) {
        return Pattern.compile(pattern)
                .matcher(report)
                .results()
                .map(match -> match.group(1))
                .toList();
    }

    @Test
    void anAnalysisKeepsToTheMovesAskedFor() {
        String moves = "info move (\\w+)";
        assertThat(found(analysis("boardsize 5", "kata-analyze w 1 allow W E5,A1 1 minmoves 9"), moves))
                .containsOnly("E5", "A1");
        assertThat(found(analysis("boardsize 2", "lz-analyze 1 avoid b A1,pass 1 avoid b B2 9 minmoves 9"), moves))
                .containsOnly("A2", "B1");
        assertThat(analysis("boardsize 5", "lz-analyze 1 maxmoves 1").split("\n"))
                .allMatch(report -> found(report, moves).size() <= 1);
        assertThat(found(analysis("boardsize 3", "play b B2", "lz-analyze 1 minmoves 99"), moves))
                .contains("A1", "pass");
        String onlyAfter = "pv A1 (\\w+)";
        assertThat(found(analysis("boardsize 3", "lz-analyze b 1 allow b A1 1 allow w C3 2"), onlyAfter))
                .containsOnly("C3");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "lz-analyze b b            | 'b' is not an option",
                "lz-analyze foo            | 'foo' is not an option",
                "kata-analyze interval     | a word after interval is missing",
                "kata-analyze interval x   | after interval comes a number, not 'x'",
                "kata-analyze ownership 1  | after ownership comes true or false, not '1'",
                "lz-analyze allow b Z9 1   | 'Z9' is not a point of a board of 5 lines",
                "lz-analyze b allow b C3 1 | none of the moves allowed is legal",
                "kata-analyze pvEdgeVisits true ownership true | this engine has no figures for pvEdgeVisits",
                "lz-genmove_analyze b go 1 | 'go' is not an option"
            })
    void wrongWordsOfAnAnalysisAreRefused(String line, String reason) {
        assertThat(last("boardsize 5", "play b C3", line)).startsWith("?").endsWith(reason);
    }

    /** Priors are those of the search, as probabilities. */
    @Test
    void theReportedPriorIsThatOfTheSearch() {
        Go state = Go.initial(GoRules.of(5));
        List<GoMove> legal = state.legalMoves();
        double[] scores = new double[legal.size()];
        new GoPriors().score(state, legal, scores);
        double sum = Arrays.stream(scores).sum();
        String report = analysis("boardsize 5", "kata-analyze b 1 maxmoves 1");
        GoMove best = GoMove.parse(found(report, "info move (\\w+)").get(0), 5);
        assertThat(Double.parseDouble(found(report, "prior ([0-9.]+)").get(0)))
                .isCloseTo(scores[legal.indexOf(best)] / sum, within(1e-6));
    }

    /** Black owns the board but for one stone in a corner, and 0.5 is white's komi; the figures of rollouts are near that. */
    @Test
    void scoresAndOwnershipComeFromTheRollouts() {
        List<String> lines = new ArrayList<>(List.of(DEAD_WHITE));
        lines.add("kata-analyze w 1 ownership true rootInfo true movesOwnership true pvVisits true pvEdgeVisits false");
        String report = analysis(lines.toArray(new String[0]));
        assertThat(Double.parseDouble(found(report, "scoreMean (-?[0-9.]+)").get(0)))
                .isBetween(-48.5, -35.0);
        assertThat(report).containsPattern("rootInfo visits \\d+ winrate 0\\.0");
        String[] owners = found(report, "ownership ((-?[0-9.]+ ?){49})").get(0).split(" ", -1);
        assertThat(Double.parseDouble(owners[2])).as("C7, black, seen by white").isLessThan(-0.9);
        assertThat(found(report, "pv [^a-z]*(?:pass )*pvVisits [0-9 ]+movesOwnership ((-?[0-9.]+ ?){49}) "))
                .hasSizeGreaterThan(5)
                .allMatch(owned -> Double.parseDouble(owned.split(" ", -1)[2]) <= 0);
        lines.set(lines.size() - 1, "lz-analyze b 1");
        assertThat(analysis(lines.toArray(new String[0]))).doesNotContain("score");
    }

    /** An answer to a pass by a pass ends the game in the tree, without a rollout: white wins by komi, and by about as much in rollouts. */
    @Test
    void gamesThatEndByTwoPassesCount() {
        String report = last("boardsize 9", "komi 7.5", "kata-genmove_analyze b 1000 allow B pass 1 ownership true");
        assertThat(Double.parseDouble(found(report, "scoreLead (-?[0-9.]+)").get(0)))
                .isBetween(-8.5, -6.5);
        List<String> settled = new ArrayList<>(List.of("boardsize 5", "komi 0.5"));
        for (String row : List.of("1", "2", "3", "4", "5")) {
            settled.addAll(List.of("play b C" + row, "play w D" + row));
        }
        settled.addAll(List.of("play b A2", "play w E2", "play b A4", "play w E4", "play b pass"));
        settled.add("kata-analyze w 1 allow W pass 1 ownership true");
        String end = analysis(settled.toArray(new String[0]));
        assertThat(found(end, "scoreLead (-?[0-9.]+)")).first().isEqualTo("-4.500");
        assertThat(end).containsPattern("ownership(( -1.000){3}( 1.000){2}){5}");
    }

    /** As many figures as moves, beginning with those of the move, and none larger than the one before. */
    @Test
    void theVisitsOfALineAreReported() {
        String report = analysis("boardsize 5", "play b C3", "lz-analyze 10 maxmoves 1 pvVisits true")
                .split("\n", -1)[0];
        long[] visits = Arrays.stream(found(report, "pvVisits ([0-9 ]+)").get(0).split(" ", -1))
                .mapToLong(Long::parseLong)
                .toArray();
        assertThat(visits[0])
                .isEqualTo(Long.parseLong(found(report, " visits (\\d+)").get(0)));
        assertThat(visits).hasSizeGreaterThan(1);
        assertThat(visits)
                .hasSameSizeAs(found(report, "pv (.*) pvVisits").get(0).split(" ", -1));
        assertThat(visits).isSortedAccordingTo(Comparator.reverseOrder());
    }

    /** Rollouts and priors that learn are of one search, and say nothing before it. */
    @Test
    void aSearchThatLearnsIsAnalysed() {
        StringWriter text = new StringWriter();
        Mcts<Go, GoMove> learning = Go.search()
                .rollout(new LastGoodReplyPolicy<>(1, new PatternPolicy()))
                .prior(new MastScores<>())
                .seed(1)
                .build();
        try (GtpEngine engine = new GtpEngine(learning, Budget.iterations(20), new PrintWriter(text))) {
            engine.run(new BufferedReader(
                    new StringReader("boardsize 5\nkata-genmove_analyze b 100 ownership true\nquit")));
        }
        assertThat(text.toString()).contains("prior 0.038462", "scoreMean", "ownership", "play ");
    }

    @ParameterizedTest
    @ValueSource(strings = {"lz", "kata"})
    void aMoveIsGeneratedWithReports(String kind) {
        List<String> answers = answers(0, "boardsize 5", "7 " + kind + "-genmove_analyze b 100", "showboard");
        assertThat(answers.get(1)).matches("=7\ninfo move (?s:.*)\nplay ([A-E][1-5]|pass)");
        assertThat(answers.get(2)).contains("X");
    }

    @Test
    void anEngineThatPondersPlaysOnAndStopsItsThreads() throws InterruptedException {
        List<Thread> threads = new ArrayList<>();
        StringWriter text = new StringWriter();
        try (GtpEngine engine = new GtpEngine(SEARCH, Budget.iterations(100), new PrintWriter(text))) {
            engine.ponderOn(work -> {
                threads.add(new Thread(work));
                threads.get(threads.size() - 1).start();
            });
            String lines =
                    "boardsize 5\ngenmove b\nundo\nplay b C3\ngenmove w\nplay b A1\nfinal_score\ngenmove w\nname";
            engine.run(new BufferedReader(new StringReader(lines)));
        }
        assertThat(text.toString().split("\\R\\R")).hasSize(9).allMatch(answer -> answer.startsWith("="));
        assertThat(threads).hasSize(3);
        for (Thread thread : threads) {
            thread.join(); // hangs if the search goes on
        }
    }

    /** Set-up stones are no moves: a number of a move does not count them, and they are not taken back. */
    @Test
    void handicapStonesAreNotTakenBack(@TempDir Path folder) throws IOException {
        assertThat(last("boardsize 9", "fixed_handicap 2", "undo")).isEqualTo("? cannot undo");
        assertThat(last("boardsize 9", "fixed_handicap 2", "play w E5", "undo", "printsgf"))
                .contains("HA[2]AB[cg][gc]")
                .doesNotContain(";W");
        Path file = Files.writeString(folder.resolve("a.sgf"), "(;SZ[9]HA[2]AB[cc][gg]C[a\n\nb];W[ee];B[ff];W[dd])");
        assertThat(last("loadsgf " + file + " 2", "printsgf")).contains("W[ee]").doesNotContain("B[ff]");
        assertThat(last("loadsgf " + file, "printsgf")).contains("C[a\n \nb]", "W[dd]");
    }

    /** The turn that the other one did not use is no pass after which a pass would end the game. */
    @Test
    void aColourThatIsNotNextPlaysOn() {
        assertThat(last(
                        "boardsize 9",
                        "play b E5",
                        "play w C3",
                        "play b G3",
                        "play w C7",
                        "genmove b",
                        "undo",
                        "genmove w"))
                .doesNotContain("pass");
    }

    @Test
    void aBoardIsASquare() {
        assertThat(last("boardsize 4 5")).isEqualTo("? unacceptable size");
        assertThat(last("boardsize 5 5")).isEqualTo("=");
    }

    /** Nine points behind, with a stone of its own in an area of the opponent, where it cannot live: a pass would lose. */
    @Test
    void aDeadStoneMakesNoPassWin() {
        List<String> lines = new ArrayList<>(List.of("boardsize 9", "komi 0"));
        IntStream.rangeClosed(1, 9).forEach(row -> lines.add("play b D" + row));
        IntStream.rangeClosed(1, 9).forEach(row -> lines.add("play w E" + row));
        lines.addAll(List.of("play b G2", "play w pass", "genmove b", "printsgf"));
        assertThat(last(lines.toArray(new String[0])))
                .as("the last move is no pass that seems to win")
                .doesNotContainPattern(";B\\[\\]C\\[value 1\\.000");
    }
}
