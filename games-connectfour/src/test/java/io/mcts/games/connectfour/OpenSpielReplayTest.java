package io.mcts.games.connectfour;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.util.Arrays;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

/** Replays a game that OpenSpiel recorded, see {@code openspiel/README.md} in the test resources. */
class OpenSpielReplayTest {

    private static final Pattern ACTION = Pattern.compile("^action: (\\d+)$", Pattern.MULTILINE);
    private static final Pattern BOARD_ROW = Pattern.compile("^# ([xo.]{7})$", Pattern.MULTILINE);

    @Test
    void agreesWithOpenSpielInEveryRecordedState() throws IOException {
        for (ConnectFour start : List.of(ConnectFour.classic(), ConnectFours.inLines(Board.of(6, 7)))) {
            replay(start);
        }
    }

    private static void replay(ConnectFour state) throws IOException {
        int compared = 0;
        for (String block : recordedStates()) {
            if (block.contains("IsTerminal()")) {
                compare(state, block);
                compared++;
            }
            Matcher action = ACTION.matcher(block);
            if (action.find()) {
                state.play(Drop.into(Integer.parseInt(action.group(1))));
            }
        }
        assertThat(compared).isEqualTo(7);
        assertThat(state.isTerminal()).isTrue();
    }

    private static void compare(ConnectFour state, String block) {
        String board =
                BOARD_ROW.matcher(block).results().map(row -> row.group(1)).collect(Collectors.joining("/"));
        assertThat(state.toString()).startsWith(board);
        assertThat(state.isTerminal()).isEqualTo(field(block, "IsTerminal()").equals("True"));
        if (state.isTerminal()) {
            assertThat(List.of((int) state.payoff(0), (int) state.payoff(1))).isEqualTo(numbers(block, "Returns()"));
            assertThat(state.legalMoves()).isEmpty();
        } else {
            assertThat(state.currentPlayer()).isEqualTo(Integer.parseInt(field(block, "CurrentPlayer()")));
            assertThat(state.legalMoves()).extracting(Drop::index).isEqualTo(numbers(block, "LegalActions()"));
        }
    }

    private static List<String> recordedStates() throws IOException {
        try (InputStream file = OpenSpielReplayTest.class.getResourceAsStream("/openspiel/connect_four.txt")) {
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

    private static List<Integer> numbers(String block, String name) {
        return Pattern.compile("-?\\d+")
                .matcher(field(block, name))
                .results()
                .map(number -> Integer.valueOf(number.group()))
                .toList();
    }
}
