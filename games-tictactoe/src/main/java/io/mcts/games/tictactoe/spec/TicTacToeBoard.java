package io.mcts.games.tictactoe.spec;

import io.mcts.games.tictactoe.Cell;
import io.mcts.games.tictactoe.TicTacToe;
import io.mcts.spec.game.Board;
import io.mcts.spec.game.Board.Piece;
import java.util.List;
import java.util.Optional;

final class TicTacToeBoard implements Board.Painter<TicTacToe, Cell> {

    private static final String EMPTY = ".";
    private static final List<Piece> PIECES = List.of(new Piece("x", 0), new Piece("o", 1));

    @Override
    public Optional<Board> paint(TicTacToe state) {
        String marks = state.toString().replace(EMPTY, " ");
        return Optional.of(Board.of(
                Board.Style.MARKS,
                Board.letters(3),
                Board.numbersDown(3),
                PIECES,
                cell -> marks.substring(cell, cell + 1).strip()));
    }

    @Override
    public List<List<String>> lines(TicTacToe state) {
        List<String> line = state.winningLine().stream().map(Cell::toString).toList();
        return line.isEmpty() ? List.of() : List.of(line);
    }

    @Override
    public List<String> cells(TicTacToe state, Cell move) {
        return List.of(move.toString());
    }

    @Override
    public Optional<Board.Editor> editor(TicTacToe state) {
        return Optional.of((cells, chosen) -> String.join(
                "", cells.stream().map(mark -> mark.isEmpty() ? EMPTY : mark).toList()));
    }
}
