package io.mcts.games.einstein;

import io.mcts.game.Notation;
import io.mcts.games.einstein.board.Cells;
import io.mcts.games.einstein.board.SixStones;

final class EinSteinNotation implements Notation<EinStein, EinSteinMove> {

    static final String RED_STONES = "ABCDEF";

    static final String BLUE_STONES = "abcdef";

    static final String EMPTY_CELLS = "12345";

    static final String PLAYERS = "rb";

    /** The first stands for no roll. */
    static final String DICE = "-123456";

    @Override
    public EinStein parse(String position) {
        return new PositionReader(position).read();
    }

    @Override
    public String format(EinStein state) {
        StringBuilder position = new StringBuilder();
        for (int row = 0; row < Cells.SIDE; row++) {
            position.append(row == 0 ? "" : "/");
            writeRow(position, state, row);
        }
        return position.append(' ')
                .append(PLAYERS.charAt(state.nextPlayer()))
                .append(' ')
                .append(DICE.charAt(state.die()))
                .toString();
    }

    /** The cell is as red sees it; a space if it is empty. */
    static char stone(EinStein state, int cell) {
        int red = SixStones.at(state.stones(EinStein.RED), cell);
        if (red != 0) {
            return RED_STONES.charAt(SixStones.number(SixStones.shiftAt(red)));
        }
        int blue = SixStones.at(state.stones(EinStein.BLUE), Cells.opposite(cell));
        return blue == 0 ? ' ' : BLUE_STONES.charAt(SixStones.number(SixStones.shiftAt(blue)));
    }

    private static void writeRow(StringBuilder position, EinStein state, int row) {
        int empty = 0;
        for (int column = 0; column < Cells.SIDE; column++) {
            char stone = stone(state, Cells.of(row, column));
            if (stone == ' ') {
                empty++;
                continue;
            }
            writeEmpty(position, empty);
            empty = 0;
            position.append(stone);
        }
        writeEmpty(position, empty);
    }

    private static void writeEmpty(StringBuilder position, int count) {
        if (count > 0) {
            position.append(count);
        }
    }
}
