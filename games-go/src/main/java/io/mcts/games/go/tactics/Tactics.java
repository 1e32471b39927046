package io.mcts.games.go.tactics;

import io.mcts.games.go.board.Board;
import java.util.random.RandomGenerator;
import org.jspecify.annotations.Nullable;

/** Urgent points near the last move. Reusable for one board; not thread-safe. */
public final class Tactics {

    private static final int FAR = 3;

    private final Board board;
    private final Ladders ladders;
    private final short[] found;
    private int count;

    private @Nullable MoveFeatures features;

    public Tactics(Board board) {
        this.board = board;
        ladders = new Ladders(board);
        found = new short[Math.max(64, board.points())];
    }

    /** The features of moves, for which a position has to be {@linkplain MoveFeatures#prepare prepared}. */
    public MoveFeatures features() {
        MoveFeatures made = features;
        if (made == null) {
            made = new MoveFeatures(board, this, ladders);
            features = made;
        }
        return made;
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

    /**
     * A liberty of a chain with two that would gain it more, of the chain of the last move or an own chain beside it, and no self-atari;
     * {@link Board#NONE} if there is none.
     */
    public int liberty(byte colour, int last, RandomGenerator random) {
        count = 0;
        addGainingLiberties(last, colour);
        for (int i = 0; i < 4; i++) {
            int point = board.neighbour(last, i);
            if (board.colour(point) == colour && board.isFirstOfChain(last, i)) {
                addGainingLiberties(point, colour);
            }
        }
        return any(random);
    }

    /** Finds the liberties in local variables: with those that {@link Ladders} counts, a search takes 1.04 times as long. */
    private void addGainingLiberties(int stone, byte colour) {
        int first = Board.NONE;
        int second = Board.NONE;
        int at = stone;
        do {
            for (int i = 0; i < 4; i++) {
                int point = board.neighbour(at, i);
                if (board.colour(point) == Board.EMPTY && point != first && point != second) {
                    if (second != Board.NONE) {
                        return;
                    }
                    second = first;
                    first = point;
                }
            }
            at = board.nextStone(at);
        } while (at != stone);
        if (second != Board.NONE) {
            addIfGaining(first, second, colour);
            addIfGaining(second, first, colour);
        }
    }

    private void addIfGaining(int point, int other, byte colour) {
        int gained = 0;
        for (int i = 0; i < 4; i++) {
            int neighbour = board.neighbour(point, i);
            gained += board.colour(neighbour) == Board.EMPTY && neighbour != other ? 1 : 0;
        }
        if (gained >= 2 && board.isAllowed(point, colour) && !board.isSelfAtari(point, colour)) {
            add(point);
        }
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

    /** Writes distances plus 1 from a point, up to {@code most}, where steps within a chain count nothing; others stay 0. */
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

    /** The line of a point, 0 for the edge. */
    int line(int point) {
        int column = board.column(point);
        int row = board.row(point);
        int top = board.lines() - 1;
        return Math.min(Math.min(column, top - column), Math.min(row, top - row));
    }

    /** Whether there is no stone within three steps of a point. */
    boolean isFarFromStones(int point) {
        if (!board.isAlone(point)) {
            return false;
        }
        int column = board.column(point);
        int row = board.row(point);
        int top = board.lines() - 1;
        for (int x = Math.max(0, column - FAR); x <= Math.min(top, column + FAR); x++) {
            for (int y = Math.max(0, row - FAR); y <= Math.min(top, row + FAR); y++) {
                boolean isNear = Math.abs(x - column) + Math.abs(y - row) <= FAR;
                if (isNear && board.colour(board.point(x, y)) != Board.EMPTY) {
                    return false;
                }
            }
        }
        return true;
    }
}
