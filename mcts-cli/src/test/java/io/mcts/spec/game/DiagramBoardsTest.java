package io.mcts.spec.game;

import static org.assertj.core.api.Assertions.assertThat;

import io.mcts.game.Notation;
import io.mcts.games.tictactoe.Cell;
import io.mcts.games.tictactoe.TicTacToe;
import io.mcts.spec.game.Board.Piece;
import java.util.List;
import java.util.Optional;
import java.util.random.RandomGenerator;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Boards read out of drawings in letters. */
class DiagramBoardsTest {

    /** A game that is drawn as told, whatever is played. */
    private record Drawn(String drawing, List<String> players) implements Game<TicTacToe, Cell> {

        @Override
        public TicTacToe initial(RandomGenerator random) {
            return TicTacToe.initial();
        }

        @Override
        public Notation<TicTacToe, Cell> notation() {
            return TicTacToe.NOTATION;
        }

        @Override
        public String diagram(TicTacToe state) {
            return drawing;
        }
    }

    private static Optional<Board> board(String drawing, String... players) {
        return new Drawn(drawing, List.of(players)).board().paint(TicTacToe.initial());
    }

    @Test
    void aDrawingHasNumbersAndLetters() {
        Board board = board(" 3 b b\n 2 . .\n 1 w w\n   a b\nwhite to move", "white", "black")
                .orElseThrow();
        assertThat(board.cells()).containsExactly("b", "b", "", "", "w", "w");
        assertThat(board.names()).containsExactly("a3", "b3", "a2", "b2", "a1", "b1");
        assertThat(board.pieces()).containsExactly(new Piece("b", 1), new Piece("w", 0));
    }

    @Test
    void lettersMayBeLeftOutAndRowsCountedFromTheTop() {
        assertThat(board("1 . X\n2 O .\n  H J", "x", "o").orElseThrow().names())
                .containsExactly("H1", "J1", "H2", "J2");
    }

    @Test
    void signsMayStandAloneWithBarsOrWithoutBlanks() {
        Board barred = board("|x|o|\n+-+-+\n|.|x|", "first", "second").orElseThrow();
        assertThat(barred.cells()).containsExactly("x", "o", "", "x");
        assertThat(barred.pieces()).containsExactly(new Piece("x", 0), new Piece("o", 1));
        assertThat(board("x.o\n...", "x", "o").orElseThrow().names())
                .containsExactly("a2", "b2", "c2", "a1", "b1", "c1");
    }

    @Test
    void aWrittenPositionIsADrawing() {
        assertThat(board("bb/11/ww w", "w", "b").orElseThrow().rows()).hasSize(3);
        assertThat(board("3/x2/2o x", "x", "o").orElseThrow().cells())
                .containsExactly("", "", "", "x", "", "", "", "", "o");
    }

    /** Large letters are the first player's, signs that are no letters nobody's. */
    @Test
    void piecesMayBeToldByTheirCase() {
        assertThat(board("Kq#\n...", "north", "south").orElseThrow().pieces())
                .containsExactly(new Piece("K", 0), new Piece("q", 1), new Piece("#", -1));
    }

    @Test
    void movesAreMadeOnTheCellsThatTheyName() {
        Drawn game = new Drawn("x.o\n...\n...", List.of("x", "o"));
        assertThat(game.board().cells(TicTacToe.initial(), Cell.ALL.get(0))).containsExactly("a3");
        assertThat(new Drawn("x.\n..", List.of("x", "o")).board().cells(TicTacToe.initial(), Cell.ALL.get(0)))
                .as("not on this board")
                .isEmpty();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "* * * *\nfirst to take",
                "7 first",
                "a heap of seven\nto take",
                "...\n....",
                "",
                "\n\n",
                "- -\n+ +"
            })
    void whatIsNoBoardIsNotDrawn(String drawing) {
        assertThat(board(drawing, "x", "o")).isEmpty();
    }
}
