package io.mcts.examples.game;

import io.mcts.game.Notation;
import io.mcts.games.connectfour.Cell;
import io.mcts.games.connectfour.ConnectFour;
import io.mcts.games.connectfour.ConnectFourNotation;
import io.mcts.games.connectfour.Drop;
import java.util.ArrayList;
import java.util.List;

/**
 * The notation of Connect Four where any cells may be blocked: a position is a written board, which tells which they are. The
 * moves alone do not name a position.
 *
 * @param rows the height of the board
 * @param columns the width of the board
 */
record BoardsOfAnyCells(int rows, int columns) implements Notation<ConnectFour, Drop> {

    @Override
    public ConnectFour parse(String position) {
        List<Cell> blocked = new ArrayList<>();
        String[] lines = position.split("/", -1);
        if (lines.length == 1) {
            throw new IllegalArgumentException(
                    "'" + position + "' is no position where the blocked cell is drawn at random;"
                            + " allowed: a board, its rows joined by '/', a blank and the player to move");
        }
        for (int row = 0; row < Math.min(rows, lines.length); row++) {
            for (int column = 0; column < Math.min(columns, lines[row].length()); column++) {
                if (lines[row].charAt(column) == '#') {
                    blocked.add(new Cell(row, column));
                }
            }
        }
        return ConnectFourNotation.of(ConnectFour.of(rows, columns, blocked.toArray(Cell[]::new)))
                .parse(position);
    }

    @Override
    public String format(ConnectFour state) {
        return ConnectFourNotation.of(state).format(state);
    }
}
