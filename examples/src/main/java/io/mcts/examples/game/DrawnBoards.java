package io.mcts.examples.game;

import io.mcts.game.Notation;
import io.mcts.games.connectfour.Cell;
import io.mcts.games.connectfour.ConnectFour;
import io.mcts.games.connectfour.ConnectFourNotation;
import io.mcts.games.connectfour.Drop;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;

/**
 * The notation of Connect Four where something of the board is drawn at random: a position is a written board, which shows what was
 * drawn. The moves alone do not name a position.
 */
record DrawnBoards(OptionalInt rows, OptionalInt columns, Optional<List<Cell>> blocked)
        implements Notation<ConnectFour, Drop> {

    @Override
    public ConnectFour parse(String position) {
        String[] lines = position.split("/", -1);
        if (lines.length == 1) {
            throw new IllegalArgumentException("'" + position + "' is no position where the board is drawn at random;"
                    + " allowed: a board, its rows joined by '/', a blank and the player to move");
        }
        int height = rows.orElse(lines.length);
        int width = columns.orElse(lines[0].length());
        Cell[] cells = blocked.orElseGet(() -> blockedIn(lines, height, width)).toArray(Cell[]::new);
        return ConnectFourNotation.of(ConnectFour.of(height, width, cells)).parse(position);
    }

    private static List<Cell> blockedIn(String[] lines, int height, int width) {
        List<Cell> cells = new ArrayList<>();
        for (int row = 0; row < Math.min(height, lines.length); row++) {
            for (int column = 0; column < Math.min(width, lines[row].length()); column++) {
                if (lines[row].charAt(column) == '#') {
                    cells.add(new Cell(row, column));
                }
            }
        }
        return cells;
    }

    @Override
    public String format(ConnectFour state) {
        return ConnectFourNotation.of(state).format(state);
    }
}
