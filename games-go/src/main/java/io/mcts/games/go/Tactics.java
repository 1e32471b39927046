package io.mcts.games.go;

import java.util.random.RandomGenerator;

/** Finds urgent points near the last move. Holds room for the candidates of one board; not thread-safe. */
final class Tactics {

    private static final int FAR = 3;

    private final Board board;
    private final short[] found;
    private int count;

    Tactics(Board board) {
        this.board = board;
        found = new short[Math.max(64, board.points())];
    }

    /** A point that saves own stones in atari, or captures, on or beside the last move; {@link Board#NONE} if there is none. */
    int answerToAtari(byte colour, int last, RandomGenerator random) {
        count = 0;
        for (int i = -1; i < 8; i++) {
            int point = i < 0 ? last : around(last, i);
            byte there = board.colour(point);
            if (there == colour) {
                addEscapes(point, colour);
            } else if (there == Board.opponent(colour)) {
                addIfAllowed(board.onlyLiberty(point), colour);
            }
        }
        return any(random);
    }

    /** Adds what saves the chain of a stone if it is in atari: captures of its neighbours, and its liberty if it then has more. */
    private void addEscapes(int from, byte colour) {
        int liberty = board.onlyLiberty(from);
        if (liberty == Board.NONE) {
            return;
        }
        int stone = from;
        do {
            for (int i = 0; i < 4; i++) {
                int neighbour = board.neighbour(stone, i);
                if (board.colour(neighbour) == Board.opponent(colour)) {
                    addIfAllowed(board.onlyLiberty(neighbour), colour);
                }
            }
            stone = board.nextStone(stone);
        } while (stone != from);
        if (!board.isSelfAtari(liberty, colour)) {
            addIfAllowed(liberty, colour);
        }
    }

    private void addIfAllowed(int point, byte colour) {
        if (point != Board.NONE && board.isAllowed(point, colour)) {
            add(point);
        }
    }

    private void add(int point) {
        if (count < found.length) {
            found[count++] = (short) point;
        }
    }

    /** A point around the last move with a good pattern that is no self-atari; {@link Board#NONE} if there is none. */
    int pattern(byte colour, int last, int beforeLast, RandomGenerator random) {
        count = 0;
        for (int i = 0; i < 8; i++) {
            addIfPattern(around(last, i), colour);
        }
        for (int i = 0; i < 8 && beforeLast != Board.NONE; i++) {
            addIfPattern(around(beforeLast, i), colour);
        }
        return any(random);
    }

    private void addIfPattern(int point, byte colour) {
        if (isPattern(point, colour)) {
            add(point);
        }
    }

    /** Whether an empty point has a good pattern, and a stone there is allowed and no self-atari. */
    boolean isPattern(int point, byte colour) {
        return board.colour(point) == Board.EMPTY
                && Patterns.match(board.surroundings(point))
                && board.isAllowed(point, colour)
                && !board.isSelfAtari(point, colour);
    }

    private int any(RandomGenerator random) {
        return count == 0 ? Board.NONE : found[count == 1 ? 0 : random.nextInt(count)];
    }

    /** One of the eight points around a point, numbered from 0, the four neighbours first. */
    private int around(int point, int number) {
        if (number < 4) {
            return board.neighbour(point, number);
        }
        return point + (number < 6 ? board.stride() : -board.stride()) + (number % 2 == 0 ? 1 : -1);
    }

    /** The stones that a stone captures, or of own chains in atari that it saves, the larger number; 0 if none. */
    int sizeSaved(int point, byte colour) {
        int size = 0;
        for (int i = 0; i < 4; i++) {
            int neighbour = board.neighbour(point, i);
            byte there = board.colour(neighbour);
            if (there == Board.opponent(colour) && board.onlyLiberty(neighbour) != Board.NONE) {
                size = Math.max(size, board.size(neighbour));
            } else if (there == colour
                    && board.onlyLiberty(neighbour) != Board.NONE
                    && !board.isSelfAtari(point, colour)) {
                size = Math.max(size, board.size(neighbour));
            }
        }
        return size;
    }

    /**
     * Measures how far points are from one, where steps within a chain count nothing.
     *
     * @param distances receives the distance plus 1, up to some; others stay 0
     */
    void measure(int from, byte[] distances, int most) {
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
    int lineFarFromStones(int point) {
        int column = board.column(point);
        int row = board.row(point);
        int top = board.lines() - 1;
        for (int dx = -FAR; dx <= FAR; dx++) {
            for (int dy = Math.abs(dx) - FAR; dy <= FAR - Math.abs(dx); dy++) {
                int x = column + dx;
                int y = row + dy;
                if (x >= 0 && x <= top && y >= 0 && y <= top && board.colour(board.point(x, y)) != Board.EMPTY) {
                    return -1;
                }
            }
        }
        return Math.min(Math.min(column, top - column), Math.min(row, top - row));
    }
}
