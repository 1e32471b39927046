package io.mcts.games.connectfour;

import static io.mcts.games.connectfour.ConnectFour.NOBODY;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * A position that comes from outside: it is checked, and if it can have come about it becomes a state.
 *
 * <p>What is checked: that no disc floats, that the numbers of discs fit the player to move, and that nobody played on
 * after a four in a row. Whether there is a whole game that leads to the position is not checked.
 */
final class ObservedBoard {

    private static final int[][] DIRECTIONS = {{0, 1}, {1, 0}, {1, 1}, {1, -1}};

    private final Board board;

    /** The owner of the disc on each cell by column and height, {@link ConnectFour#NOBODY} where there is none. */
    private final int[][] owners;

    private final int player;

    /** The outside names of the players. */
    private final String[] names;

    /**
     * A position that is yet to be checked.
     *
     * @param owners whose disc stands on each cell by column and height, {@link ConnectFour#NOBODY} where there is none; no
     *     disc stands on a blocked cell
     * @param player the player to move
     * @param names how the outside calls player 0 and player 1
     */
    ObservedBoard(Board board, int[][] owners, int player, String... names) {
        this.board = board;
        this.owners = owners;
        this.player = player;
        this.names = names;
    }

    /** A board without discs, to be filled for the constructor. */
    static int[][] empty(Board board) {
        int[][] owners = new int[board.columns()][board.rows()];
        for (int[] column : owners) {
            Arrays.fill(column, NOBODY);
        }
        return owners;
    }

    /**
     * The position as a state.
     *
     * @throws IllegalArgumentException if it cannot have come about
     */
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

    /** Returns the name of a cell in messages: rows and columns count from 1 at the top left, as people count columns. */
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

    /** The winner or {@link ConnectFour#NOBODY}. */
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

    /** The cell at which a four in a row of a player begins, or null if they have none. */
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
