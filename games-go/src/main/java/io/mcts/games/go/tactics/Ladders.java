package io.mcts.games.go.tactics;

import io.mcts.games.go.board.Board;
import java.util.Arrays;

/**
 * Reads ladders: whether one atari after another captures a chain, which is free once it can capture a neighbour, has three liberties, or
 * has been chased for 25 moves. Reusable for one board, which it does not change; not thread-safe.
 */
final class Ladders {

    private static final int MOST_STONES = 50;

    private final Board board;

    private final Board[] after = new Board[MOST_STONES];

    private final int[] liberties = new int[3];

    Ladders(Board board) {
        this.board = board;
    }

    /** Whether a chain in atari is captured even if it moves first. */
    boolean isCaught(int prey) {
        return isCaught(board, prey, 0);
    }

    /** Whether a chain in atari, which cannot capture a neighbour, is captured even if it moves first. */
    boolean isCaughtFleeing(int prey) {
        return isCaughtFleeing(board, prey, 0);
    }

    boolean isThreatened(int prey) {
        return countLiberties(board, prey) == 2 && isThreatened(board, prey, 0);
    }

    /** Whether a stone on a liberty is an atari that catches a chain. */
    boolean isCaughtBy(int atari, int prey) {
        return countLiberties(board, prey) == 2 && isCaughtBy(board, atari, prey, 0);
    }

    private boolean isCaught(Board now, int prey, int stones) {
        return now.counterCapture(prey) == Board.NONE && isCaughtFleeing(now, prey, stones);
    }

    private boolean isCaughtFleeing(Board now, int prey, int stones) {
        byte colour = now.colour(prey);
        int liberty = now.onlyLiberty(prey);
        if (stones + 1 >= MOST_STONES || now.countEmptyNeighbours(liberty) > 2) {
            return false;
        }
        if (!now.isAllowed(liberty, colour)) {
            return true;
        }
        Board next = after(now, liberty, colour, stones);
        int count = countLiberties(next, prey);
        return count < 2 || (count == 2 && isThreatened(next, prey, stones + 1));
    }

    private boolean isThreatened(Board now, int prey, int stones) {
        int second = liberties[1];
        return isCaughtBy(now, liberties[0], prey, stones) || isCaughtBy(now, second, prey, stones);
    }

    private boolean isCaughtBy(Board now, int atari, int prey, int stones) {
        byte colour = Board.opponent(now.colour(prey));
        if (!now.isAllowed(atari, colour)) {
            return false;
        }
        Board next = after(now, atari, colour, stones);
        return next.onlyLiberty(prey) != Board.NONE && isCaught(next, prey, stones + 1);
    }

    private Board after(Board now, int point, byte colour, int stones) {
        if (after[0] == null) {
            Arrays.setAll(after, i -> new Board(board.lines()));
        }
        after[stones].copyFrom(now);
        after[stones].place(point, colour);
        return after[stones];
    }

    /** Counts up to three. */
    private int countLiberties(Board now, int prey) {
        int count = 0;
        int stone = prey;
        do {
            for (int i = 0; i < 4 && count < liberties.length; i++) {
                int point = now.neighbour(stone, i);
                if (now.colour(point) == Board.EMPTY
                        && (count == 0 || liberties[0] != point)
                        && (count < 2 || liberties[1] != point)) {
                    liberties[count++] = point;
                }
            }
            stone = now.nextStone(stone);
        } while (stone != prey && count < liberties.length);
        return count;
    }
}
