package io.mcts.engines.ugi;

import static org.assertj.core.api.Assertions.assertThat;

import io.mcts.games.tictactoe.TicTacToe;
import java.time.Duration;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class LimitTest {

    /** By hand: (left + (moves - 1) * increment) / moves less 30 ms, 20 moves unless told, or each move once. */
    @ParameterizedTest
    @CsvSource(delimiterString = " -> ", textBlock = """
            go movetime 30                                    -> 0 -> 0  -> 30 ms
            go movetime 30                                    -> 0 -> 20 -> 10 ms
            go movetime 30                                    -> 0 -> 40 -> 9 iterations
            go nodes 7                                        -> 0 -> 40 -> 7 iterations
            go infinite                                       -> 0 -> 0  -> unlimited
            go                                                -> 0 -> 0  -> unlimited
            go p1time 60000 p2time 30000                      -> 0 -> 0  -> 2970 ms
            go p1time 60000 p2time 30000                      -> 1 -> 0  -> 1470 ms
            go p1time 60000 p2time 30000                      -> 0 -> 5  -> 2965 ms
            go p1time 60000 p2time 30000 p1inc 1000 p2inc 500 -> 0 -> 0  -> 3920 ms
            go p1time 60000 p2time 30000 p1inc 1000 p2inc 500 -> 1 -> 0  -> 1945 ms
            go p1time 60000 p2time 30000 movestogo 40         -> 0 -> 0  -> 1470 ms
            go movestogo 1 p1time 60000 p2time 30000          -> 1 -> 0  -> 29970 ms
            go p1time 60000 p2time 0 p1inc 500 movestogo 5    -> 0 -> 0  -> 12370 ms
            go p1time 20 p2time 20                            -> 0 -> 0  -> 9 iterations
            """)
    void givesABudget(String line, int player, int millisGone, String budget) {
        List<String> words = List.of(line.split(" ")).subList(1, line.split(" ").length);
        TicTacToe state = TicTacToe.NOTATION.parse(player == 0 ? "........." : "x........");
        assertThat(Limit.parse(words).budget(state, Duration.ofMillis(millisGone)))
                .hasToString(budget);
    }

    @ParameterizedTest
    @CsvSource(delimiterString = " -> ", textBlock = """
            movetime 2000               -> 2000 ms or 100 iterations
            p1time 60000 p2time 30000   -> 2970 ms or 100 iterations
            nodes 5000                  -> 5000 iterations
            """)
    void doesNotSpendItsTimeOnAForcedMove(String limit, String budget) {
        TicTacToe state = TicTacToe.NOTATION.parse("xoxoox.xo");
        assertThat(state.legalMoves()).hasSize(1);
        assertThat(Limit.parse(List.of(limit.split(" "))).budget(state, Duration.ZERO))
                .hasToString(budget);
    }
}
