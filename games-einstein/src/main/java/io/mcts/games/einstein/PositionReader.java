package io.mcts.games.einstein;

import io.mcts.games.einstein.board.Cells;
import io.mcts.games.einstein.board.SixStones;

/** Reads a position in {@link EinStein#NOTATION}. For one use. */
final class PositionReader {

    private static final String FORM =
            "a position is the board, the player to move 'r' or 'b', and the die '1' to '6' or '-' if it is yet to be rolled,"
                    + " separated by spaces, such as 'ABC2/DE3/F3a/3bc/2def r -'";
    private static final String ALLOWED =
            "allowed are 'A' to 'F' (red's stones 1 to 6), 'a' to 'f' (blue's) and '1' to '5' (empty cells)";

    private final String position;

    private final int[] stones = new int[2];

    PositionReader(String position) {
        this.position = position;
    }

    EinStein read() {
        String[] parts = position.split(" ", -1);
        if (parts.length != 3) {
            throw refusal("it has " + count(parts.length, "part") + "; " + FORM);
        }
        readBoard(parts[0]);
        int player = EinSteinNotation.PLAYERS.indexOf(parts[1]);
        if (parts[1].length() != 1 || player < 0) {
            throw refusal("the player is '" + parts[1] + "'; allowed is 'r' or 'b'");
        }
        int die = EinSteinNotation.DICE.indexOf(parts[2]);
        if (parts[2].length() != 1 || die < 0) {
            throw refusal("the die is '" + parts[2] + "'; allowed is '1' to '6', or '-' if it is yet to be rolled");
        }
        refuseUnreachable(player, die);
        return new EinStein(stones[player], stones[1 - player], player, die);
    }

    private void readBoard(String board) {
        String[] rows = board.split("/", -1);
        if (rows.length != Cells.SIDE) {
            throw refusal("its board has " + count(rows.length, "row") + "; a board is five rows joined by '/'");
        }
        for (int row = 0; row < Cells.SIDE; row++) {
            int width = readRow(row, rows[row]);
            if (width != Cells.SIDE) {
                throw refusal("row " + (Cells.SIDE - row) + ", '" + rows[row] + "', has " + count(width, "cell")
                        + "; a row has five");
            }
        }
    }

    /** Places the stones of a row, but for those beyond the board; returns the number of cells. */
    private int readRow(int row, String text) {
        int column = 0;
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            int empty = EinSteinNotation.EMPTY_CELLS.indexOf(c) + 1;
            int red = EinSteinNotation.RED_STONES.indexOf(c);
            int blue = EinSteinNotation.BLUE_STONES.indexOf(c);
            if (empty > 0) {
                column += empty;
                continue;
            }
            if (red < 0 && blue < 0) {
                throw refusal("character " + (i + 1) + " of row " + (Cells.SIDE - row) + " is '" + c + "'; " + ALLOWED);
            }
            if (column < Cells.SIDE) {
                int cell = Cells.of(row, column);
                if (red >= 0) {
                    place(EinStein.RED, red, cell);
                } else {
                    place(EinStein.BLUE, blue, Cells.opposite(cell));
                }
            }
            column++;
        }
        return column;
    }

    private void place(int player, int stone, int cell) {
        int shift = SixStones.BITS * stone;
        int earlier = SixStones.cell(stones[player], shift);
        if (earlier != Cells.NONE) {
            String letters = player == EinStein.RED ? EinSteinNotation.RED_STONES : EinSteinNotation.BLUE_STONES;
            throw refusal("stone '" + letters.charAt(stone) + "' stands on " + Cells.name(player, earlier) + " and on "
                    + Cells.name(player, cell) + "; a side has each stone once");
        }
        stones[player] = SixStones.with(stones[player], shift, cell);
    }

    private void refuseUnreachable(int player, int die) {
        if (stones[EinStein.RED] == 0 && stones[EinStein.BLUE] == 0) {
            throw refusal("there is no stone on the board");
        }
        boolean redWon = hasWon(EinStein.RED);
        boolean blueWon = hasWon(EinStein.BLUE);
        if (redWon && blueWon) {
            throw refusal("both sides have won; a game ends with the first to reach the opposite corner or to take the"
                    + " other's last stone");
        }
        if (!redWon && !blueWon) {
            return;
        }
        int winner = redWon ? EinStein.RED : EinStein.BLUE;
        if (player == winner || die != 0) {
            throw refusal((redWon ? "red" : "blue") + " has won, so the game is over; after the board there must be '"
                    + EinSteinNotation.PLAYERS.charAt(1 - winner) + " -', the other player and no die");
        }
    }

    private boolean hasWon(int player) {
        return stones[1 - player] == 0 || SixStones.at(stones[player], Cells.GOAL) != 0;
    }

    private static String count(int number, String what) {
        return number + " " + what + (number == 1 ? "" : "s");
    }

    private IllegalArgumentException refusal(String reason) {
        return new IllegalArgumentException(
                "'" + position + "' is not a position of EinStein würfelt nicht: " + reason);
    }
}
