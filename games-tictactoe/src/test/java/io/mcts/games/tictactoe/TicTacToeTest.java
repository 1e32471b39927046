package io.mcts.games.tictactoe;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalStateException;
import static org.assertj.core.api.Assertions.within;

import io.mcts.random.Xoroshiro128PlusPlus;
import java.util.List;
import java.util.random.RandomGenerator;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class TicTacToeTest {

    private static final long SEED = 1;

    @Test
    void xBeginsOnAnEmptyBoard() {
        TicTacToe state = TicTacToe.initial();

        assertThat(state).hasToString(".........");
        assertThat(state.currentPlayer()).isZero();
        assertThat(state.legalMoves()).hasToString("[a3, b3, c3, a2, b2, c2, a1, b1, c1]");
    }

    @ParameterizedTest
    @CsvSource({
        "xxxoo...., 1, -1", // a row
        "ox.ox.o.x, -1, 1", // a column
        "o.x.xox.., 1, -1", // a diagonal
        "xoxxoxoxo, 0, 0", // a full board
        "xxxoxooox, 1, -1" // two lines with the last move
    })
    void paysTheWinnerOneAndTheLoserMinusOne(String position, double payoffOfX, double payoffOfO) {
        TicTacToe state = TicTacToe.NOTATION.parse(position);

        assertThat(state.isTerminal()).isTrue();
        assertThat(state.payoff(0)).isEqualTo(payoffOfX);
        assertThat(state.payoff(1)).isEqualTo(payoffOfO);
    }

    @Test
    void statesAreEqualWhenTheirMarksAre() {
        assertThat(played("b2", "a1", "c3"))
                .isEqualTo(played("c3", "a1", "b2"))
                .hasSameHashCodeAs(played("c3", "a1", "b2"));
        assertThat(played("b2")).isNotEqualTo(played("a1")).isNotEqualTo(TicTacToe.initial());
    }

    @Test
    void isDrawnAsPeopleDrawIt() {
        assertThat(played("a1", "b2", "c2").diagram()).isEqualTo("""
                        3 . . .
                        2 . o x
                        1 x . .
                          a b c""");
    }

    @Test
    void namesTheCellsThatWinForEitherPlayer() {
        TicTacToe state = TicTacToe.NOTATION.parse("xx.oo....");

        assertThat(state.immediateWins(0)).hasToString("[c3]");
        assertThat(state.immediateWins(1)).hasToString("[c2]");
    }

    @Test
    void immediateWinsAreThoseFoundByTryingInAllPositions() {
        for (TicTacToe state : GameTree.reachable()) {
            if (!state.isTerminal()) {
                for (int player = 0; player < 2; player++) {
                    assertThat(state.immediateWins(player)).isEqualTo(winsByTrying(state, player));
                }
            }
        }
    }

    @Test
    void refusesARandomMoveWhenTheGameIsOver() {
        TicTacToe won = TicTacToe.NOTATION.parse("xxxoo....");

        assertThatIllegalStateException()
                .isThrownBy(() -> won.randomMove(Xoroshiro128PlusPlus.of(SEED)))
                .withMessage("no legal move: the game is over in xxxoo....");
    }

    @ParameterizedTest
    @ValueSource(strings = {".........", "x...o....", "xo..x....", "xox.o..x."})
    void playOutsEndAsOftenEachWayAsTheGameTreeSays(String position) {
        TicTacToe start = TicTacToe.NOTATION.parse(position);
        double[] exact = GameTree.outcomeProbabilities(start);
        int games = 1_000_000;

        double[] observed = playOuts(start, games);

        for (int i = 0; i < exact.length; i++) {
            double standardError = Math.sqrt(exact[i] * (1 - exact[i]) / games);
            assertThat(observed[i]).isEqualTo(exact[i], within(4 * standardError));
        }
    }

    @Test
    void theExactProbabilitiesOfRandomPlayAgreeWithAnotherProgram() {
        // Play-outs of an independent C++ program, 50 million of them, end so in 58.488, 28.809 and 12.703 % of the
        // games.
        assertThat(GameTree.outcomeProbabilities(TicTacToe.initial()))
                .containsExactly(new double[] {0.58488, 0.28809, 0.12703}, within(2e-4));
    }

    /** How often play-outs end with a win of x, with a win of o, with neither. */
    private static double[] playOuts(TicTacToe start, int games) {
        RandomGenerator random = Xoroshiro128PlusPlus.of(SEED);
        double[] frequencies = new double[3];
        TicTacToe state = start.copy();
        for (int i = 0; i < games; i++) {
            state.resetTo(start);
            state.playOut(random);
            double payoffOfX = state.payoff(0);
            frequencies[payoffOfX > 0 ? 0 : payoffOfX < 0 ? 1 : 2] += 1.0 / games;
        }
        return frequencies;
    }

    /** Marks each empty cell for the player, whoever is to move, and looks for a line in the text. */
    private static List<Cell> winsByTrying(TicTacToe state, int player) {
        char mark = player == 0 ? 'x' : 'o';
        return state.legalMoves().stream()
                .filter(cell -> {
                    StringBuilder board = new StringBuilder(state.toString());
                    board.setCharAt(cell.index(), mark);
                    return hasLine(board.toString(), mark);
                })
                .toList();
    }

    private static boolean hasLine(String board, char mark) {
        List<String> lines = List.of("012", "345", "678", "036", "147", "258", "048", "246");
        return lines.stream().anyMatch(line -> line.chars().allMatch(cell -> board.charAt(cell - '0') == mark));
    }

    private static TicTacToe played(String... moves) {
        TicTacToe state = TicTacToe.initial();
        for (String move : moves) {
            state.play(TicTacToe.NOTATION.parseMove(state, move));
        }
        return state;
    }
}
