package io.mcts.games.connectfour;

import static io.mcts.games.connectfour.ConnectFour.NOBODY;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * A position from outside, which is checked: no disc floats, the numbers of discs fit the player to move, and nobody played on after a four
 * in a row. Whether a whole game leads to it is not checked.
 */
final class ObservedBoard {

    private static final int[][] DIRECTIONS = {{0, 1}, {1, 0}, {1, 1}, {1, -1}};

    private final Board board;

    /** Indexed by column and height, {@link ConnectFour#NOBODY} where there is no disc. */
    private final int[][] owners;

    private final int player;

    private final String[] names;

    /** The owners are by column and height, {@link ConnectFour#NOBODY} for no disc; blocked cells have none. Names are for messages. */
    ObservedBoard(Board board, int[][] owners, int player, String... names) {
        this.board = board;
        this.owners = owners;
        this.player = player;
        this.names = names;
    }

    static int[][] empty(Board board) {
        int[][] owners = new int[board.columns()][board.rows()];
        for (int[] column : owners) {
            Arrays.fill(column, NOBODY);
        }
        return owners;
    }

    /** Throws an {@link IllegalArgumentException} if the position is impossible. */
    ConnectFour state() {
        refuseFloatingDiscs();
        refuseWrongNumbers();
        int winner = winner();
        Discs discs = Discs.none(board);
        for (int column = 0; column < board.columns(); column++) {
            for (int height = 0; height < board.rows(); height++) {
                if (owners[column][height] != NOBODY) {
                    discs.drop(column, owners[column][height]);
                }
            }
        }
        return new ConnectFour(board, discs, player, winner);
    }

    /** Rows and columns count from 1 at the top left in messages. */
    static String name(BoardCell cell) {
        return "row " + (cell.row() + 1) + ", column " + (cell.column() + 1);
    }

    private void refuseFloatingDiscs() {
        for (int column = 0; column < board.columns(); column++) {
            int gap = -1;
            for (int height = 0; height < board.rows(); height++) {
                if (owners[column][height] == NOBODY) {
                    gap = gap < 0 && !board.isBlocked(column, height) ? height : gap;
                } else if (gap >= 0) {
                    throw new IllegalArgumentException("the disc at " + name(column, height) + " floats: "
                            + name(column, gap) + " below it is empty; rows and columns count from 1 at the top left");
                }
            }
        }
    }

    private void refuseWrongNumbers() {
        int first = discs(0);
        int second = discs(1);
        if (first - second != player) {
            throw new IllegalArgumentException("with " + names[player] + " to move, " + names[0]
                    + ", which begins, has "
                    + (player == 0 ? "as many discs as " : "one disc more than ") + names[1] + ", but there are "
                    + first + " and " + second);
        }
    }

    private int discs(int owner) {
        int discs = 0;
        for (int[] column : owners) {
            for (int cell : column) {
                discs += cell == owner ? 1 : 0;
            }
        }
        return discs;
    }

    private int winner() {
        BoardCell fourOfFirst = four(0);
        BoardCell fourOfSecond = four(1);
        if (fourOfFirst != null && fourOfSecond != null) {
            throw new IllegalArgumentException(names[0] + " and " + names[1] + " both have four in a row, from "
                    + name(fourOfFirst) + " and from " + name(fourOfSecond) + "; the game ends with the first");
        }
        BoardCell four = fourOfFirst == null ? fourOfSecond : fourOfFirst;
        if (four == null) {
            return NOBODY;
        }
        int winner = fourOfFirst == null ? 1 : 0;
        if (winner == player) {
            throw new IllegalArgumentException(names[winner] + " has four in a row from " + name(four) + " and yet "
                    + names[1 - winner] + " has moved after it; the game ends there");
        }
        if (!isWonByLastDisc(winner)) {
            throw new IllegalArgumentException(names[winner] + " has four in a row from " + name(four)
                    + " and another; no single last disc makes both, so one came after the end of the game");
        }
        return winner;
    }

    private boolean isWonByLastDisc(int winner) {
        for (int[] column : owners) {
            int top = column.length - 1;
            while (top >= 0 && column[top] == NOBODY) {
                top--;
            }
            if (top >= 0 && column[top] == winner) {
                column[top] = NOBODY;
                boolean isFirst = four(winner) == null;
                column[top] = winner;
                if (isFirst) {
                    return true;
                }
            }
        }
        return false;
    }

    /** The beginning of a four in a row, or null. */
    private @Nullable BoardCell four(int owner) {
        for (int column = 0; column < board.columns(); column++) {
            for (int height = 0; height < board.rows(); height++) {
                for (int[] direction : DIRECTIONS) {
                    if (isFour(owner, column, height, direction[0], direction[1])) {
                        return board.cell(column, height);
                    }
                }
            }
        }
        return null;
    }

    private boolean isFour(int owner, int column, int height, int right, int up) {
        for (int i = 0; i < 4; i++) {
            int x = column + i * right;
            int y = height + i * up;
            if (x >= board.columns() || y < 0 || y >= board.rows() || owners[x][y] != owner) {
                return false;
            }
        }
        return true;
    }

    private String name(int column, int height) {
        return name(board.cell(column, height));
    }
}
