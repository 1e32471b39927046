package io.mcts.games.einstein;

import io.mcts.game.Notation;
import io.mcts.games.einstein.board.Cells;
import io.mcts.games.einstein.board.SixStones;

/** Board, player and die; see {@link EinStein#NOTATION}. */
final class EinSteinNotation implements Notation<EinStein, EinSteinMove> {

    /** The letters of red's stones, stone 1 first. */
    static final String RED_STONES = "ABCDEF";

    /** The letters of blue's stones, stone 1 first. */
    static final String BLUE_STONES = "abcdef";

    /** The digits for one to five empty cells. */
    static final String EMPTY_CELLS = "12345";

    /** The players, red first. */
    static final String PLAYERS = "rb";

    /** The numbers thrown, first what stands for none. */
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

    /** The letter of the stone on a cell as red sees it, or a space. */
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
