package io.mcts.games.einstein;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

/** Replays a game that OpenSpiel recorded, see {@code openspiel/README.md} in the test resources. */
class OpenSpielReplayTest {

    private static final Pattern PLACING = Pattern.compile("Placing (black|white) cubes on the board - action (\\d+)");
    private static final Pattern MOVE = Pattern.compile("([BW])([1-6])-([a-z]+)\\*?");
    private static final Pattern CELL = Pattern.compile("\\|(__|[bw][1-6])\\|");

    private static final Map<String, int[]> ROWS_AND_COLUMNS = Map.of(
            "right", new int[] {0, 1},
            "down", new int[] {1, 0},
            "left", new int[] {0, -1},
            "up", new int[] {-1, 0});

    @Test
    void agreesWithOpenSpielInEveryRecordedState() throws IOException {
        List<String> blocks = recordedStates();
        SetUp red = setUp(blocks.get(0), "black");
        SetUp blue = setUp(blocks.get(1), "white");
        EinStein state = EinStein.of(red, blue, EinStein.BLUE);
        int compared = 0;
        for (String block : blocks.subList(2, blocks.size())) {
            if (block.contains("IsTerminal()")) {
                compare(state, block);
                compared++;
            }
            play(state, block);
        }
        assertThat(compared).isEqualTo(7);
        assertThat(state.isTerminal()).isTrue();
    }

    private static void play(EinStein state, String block) {
        block.lines().filter(line -> line.startsWith("# Apply action")).forEach(line -> {
            String action = line.substring(line.indexOf('"') + 1, line.lastIndexOf('"'));
            String move = action.startsWith("roll ") ? action.substring(5) : written(state.toString(), action);
            state.play(EinStein.NOTATION.parseMove(state, move));
        });
    }

    private static void compare(EinStein state, String block) {
        assertThat(cells(state.toString())).isEqualTo(cells(block, CELL));
        assertThat(state.isTerminal()).isEqualTo(field(block, "IsTerminal()").equals("True"));
        if (state.isTerminal()) {
            assertThat("[" + (int) state.payoff(0) + ", " + (int) state.payoff(1) + "]")
                    .isEqualTo(field(block, "Returns()"));
            assertThat(state.legalMoves()).isEmpty();
        } else {
            assertThat(state.currentPlayer()).isEqualTo(Integer.parseInt(field(block, "CurrentPlayer()")));
            assertThat(state.legalMoves())
                    .extracting(Object::toString)
                    .containsExactlyInAnyOrderElementsOf(MOVE.matcher(field(block, "StringLegalActions()"))
                            .results()
                            .map(move -> written(state.toString(), move.group()))
                            .toList());
        }
    }

    /** Our way of writing a move of OpenSpiel's, in a position. */
    private static String written(String position, String action) {
        MatchResult move = MOVE.matcher(action).results().findFirst().orElseThrow();
        boolean red = move.group(1).equals("B");
        String stone = (red ? "b" : "w") + move.group(2);
        int from = cells(position).indexOf(stone);
        int sign = red ? 1 : -1;
        int[] direction = ROWS_AND_COLUMNS.getOrDefault(move.group(3), new int[] {sign, sign});
        return name(from) + "-" + name(from + 5 * direction[0] + direction[1]);
    }

    private static String name(int cell) {
        return "" + "abcde".charAt(cell % 5) + (5 - cell / 5);
    }

    /** The cells row by row from the top, as OpenSpiel writes them, of our notation. */
    private static List<String> cells(String position) {
        List<String> cells = new ArrayList<>();
        for (char c : position.substring(0, position.indexOf(' ')).toCharArray()) {
            if (c >= '1' && c <= '5') {
                for (int i = 0; i < c - '0'; i++) {
                    cells.add("__");
                }
            } else if (c >= 'A' && c <= 'F') {
                cells.add("b" + (c - 'A' + 1));
            } else if (c >= 'a' && c <= 'f') {
                cells.add("w" + (c - 'a' + 1));
            }
        }
        return cells;
    }

    private static List<String> cells(String block, Pattern pattern) {
        String board = block.lines().filter(line -> line.startsWith("# |")).collect(Collectors.joining());
        return pattern.matcher(board).results().map(cell -> cell.group(1)).toList();
    }

    /** The permutation that is placed, decoded from its number. */
    private static SetUp setUp(String block, String colour) {
        String applied = block.lines()
                .filter(line -> line.startsWith("# Apply action"))
                .findFirst()
                .orElseThrow();
        MatchResult placing = PLACING.matcher(applied).results().findFirst().orElseThrow();
        assertThat(placing.group(1)).isEqualTo(colour);
        int rest = Integer.parseInt(placing.group(2));
        StringBuilder left = new StringBuilder("123456");
        StringBuilder numbers = new StringBuilder();
        for (int factorial = 120, n = 5; n >= 0; factorial /= Math.max(n, 1), n--) {
            numbers.append(left.charAt(rest / factorial));
            left.deleteCharAt(rest / factorial);
            rest %= factorial;
        }
        return SetUp.of(numbers.toString());
    }

    private static List<String> recordedStates() throws IOException {
        try (InputStream file =
                OpenSpielReplayTest.class.getResourceAsStream("/openspiel/einstein_wurfelt_nicht.txt")) {
            String text = new String(file.readAllBytes(), UTF_8);
            return Arrays.stream(text.split("(?m)^# State \\d+$")).skip(1).toList();
        }
    }

    private static String field(String block, String name) {
        return block.lines()
                .filter(line -> line.startsWith(name + " = "))
                .map(line -> line.substring(name.length() + 3))
                .findFirst()
                .orElseThrow();
    }
}
