package io.mcts.games.go.tactics;

import io.mcts.games.go.board.Board;
import java.util.random.RandomGenerator;

/** Urgent points near the last move. Reusable for one board; not thread-safe. */
public final class Tactics {

    private static final int FAR = 3;

    private final Board board;
    private final Ladders ladders;
    private final short[] found;
    private int count;

    public Tactics(Board board) {
        this.board = board;
        ladders = new Ladders(board);
        found = new short[Math.max(64, board.points())];
    }

    /** A point that saves own stones in atari, or captures, on or beside the last move; {@link Board#NONE} if there is none. */
    public int answerToAtari(byte colour, int last, RandomGenerator random) {
        count = 0;
        for (int i = -1; i < 8; i++) {
            int point = i < 0 ? last : board.neighbour(last, i);
            byte there = board.colour(point);
            if (there == colour) {
                addEscapes(point, colour);
            } else if (there == Board.opponent(colour)) {
                addIfAllowed(board.onlyLiberty(point), colour);
            }
        }
        return any(random);
    }

    /** Adds captures of neighbours of a chain in atari, and its liberty unless a ladder then catches it. */
    private void addEscapes(int from, byte colour) {
        int liberty = board.onlyLiberty(from);
        if (liberty == Board.NONE) {
            return;
        }
        addIfAllowed(board.counterCapture(from), colour);
        if (!board.isSelfAtari(liberty, colour) && !ladders.isCaught(from)) {
            addIfAllowed(liberty, colour);
        }
    }

    private void addIfAllowed(int point, byte colour) {
        if (board.isAllowed(point, colour)) {
            add(point);
        }
    }

    private void add(int point) {
        found[count++] = (short) point;
    }

    /** A point around the last move with a good pattern that is no self-atari; {@link Board#NONE} if there is none. */
    public int pattern(byte colour, int last, int beforeLast, RandomGenerator random) {
        count = 0;
        for (int i = 0; i < (beforeLast == Board.NONE ? 8 : 16); i++) {
            addIfPattern(board.neighbour(i < 8 ? last : beforeLast, i % 8), colour);
        }
        return any(random);
    }

    private void addIfPattern(int point, byte colour) {
        if (board.colour(point) == Board.EMPTY
                && Patterns.match(board.surroundings(point))
                && board.isAllowed(point, colour)
                && !board.isSelfAtari(point, colour)) {
            add(point);
        }
    }

    private int any(RandomGenerator random) {
        return count == 0 ? Board.NONE : found[count == 1 ? 0 : random.nextInt(count)];
    }

    /** The size of the largest chain that a stone captures, saves from atari, or catches in or saves from a ladder; or 0. */
    public int sizeAtStake(int point, byte colour) {
        int size = 0;
        boolean isSelfAtari = board.isSelfAtari(point, colour);
        for (int i = 0; i < 4; i++) {
            int neighbour = board.neighbour(point, i);
            byte there = board.colour(neighbour);
            if (there == Board.BLACK || there == Board.WHITE) {
                boolean isAtStake = board.onlyLiberty(neighbour) != Board.NONE
                        ? there != colour || !(isSelfAtari || ladders.isCaught(neighbour))
                        : !isSelfAtari
                                && (there == colour
                                        ? ladders.isThreatened(neighbour)
                                        : ladders.isCaughtBy(point, neighbour));
                size = isAtStake ? Math.max(size, board.size(neighbour)) : size;
            }
        }
        return size;
    }

    /** Writes distances plus 1 from a point, up to {@code most}, where steps within a chain count nothing; others stay 0. */
    public void measure(int from, byte[] distances, int most) {
        count = 0;
        reach(from, 1, distances);
        for (int i = 0; i < count; i++) {
            int point = found[i];
            for (int j = 0; j < 4 && distances[point] < most; j++) {
                reach(board.neighbour(point, j), distances[point] + 1, distances);
            }
        }
    }

    private void reach(int point, int distance, byte[] distances) {
        if (distances[point] != 0 || board.colour(point) == Board.BORDER) {
            return;
        }
        int stone = point;
        do {
            distances[stone] = (byte) distance;
            add(stone);
            stone = board.colour(point) == Board.EMPTY ? point : board.nextStone(stone);
        } while (stone != point);
    }

    /** The line of a point, 0 for the edge, if there is no stone within three steps; otherwise -1. */
    public int lineFarFromStones(int point) {
        int column = board.column(point);
        int row = board.row(point);
        int top = board.lines() - 1;
        for (int x = Math.max(0, column - FAR); x <= Math.min(top, column + FAR); x++) {
            for (int y = Math.max(0, row - FAR); y <= Math.min(top, row + FAR); y++) {
                boolean isNear = Math.abs(x - column) + Math.abs(y - row) <= FAR;
                if (isNear && board.colour(board.point(x, y)) != Board.EMPTY) {
                    return -1;
                }
            }
        }
        return Math.min(Math.min(column, top - column), Math.min(row, top - row));
    }
}
