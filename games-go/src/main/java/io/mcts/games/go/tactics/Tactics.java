package io.mcts.games.go.tactics;

import io.mcts.games.go.board.Board;
import java.util.random.RandomGenerator;
import org.jspecify.annotations.Nullable;

/** Urgent points near the last move. Reusable for one board; not thread-safe. */
public final class Tactics {

    private static final int FAR = 3;

    /** The most stones beside two liberties, one of which has two more empty points beside it. */
    private static final int MOST_OF_TWO = 6;

    private final Board board;
    private final Ladders ladders;
    private final short[] found;
    private int count;

    /** Up to 16 points, and one more, as each is written before it is known to count. */
    private final short[] near = new short[17];

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
        near[0] = (short) last;
        int stones = board.atariBit(last);
        for (int i = 0; i < 8; i++) {
            int point = board.neighbour(last, i);
            near[stones] = (short) point;
            stones += board.atariBit(point);
        }
        count = 0;
        for (int i = 0; i < stones; i++) {
            if (board.colour(near[i]) == colour) {
                addEscapes(near[i], colour);
            } else {
                addIfAllowed(board.onlyLiberty(near[i]), colour);
            }
        }
        return any(random);
    }

    /** Adds captures of neighbours of a chain in atari, and its liberty unless a ladder then catches it. */
    private void addEscapes(int from, byte colour) {
        int liberty = board.onlyLiberty(from);
        int counterCapture = board.counterCapture(from);
        if (counterCapture != Board.NONE) {
            add(counterCapture);
        }
        if (!board.isSelfAtari(liberty, colour) && (counterCapture != Board.NONE || !ladders.isCaughtFleeing(from))) {
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
        addGainingLiberties(last);
        for (int i = 0; i < 4; i++) {
            int point = board.neighbour(last, i);
            if (board.colour(point) == colour && board.isFirstOfChain(last, i)) {
                addGainingLiberties(point);
            }
        }
        return any(random);
    }

    private void addGainingLiberties(int stone) {
        int pseudoLiberties = board.pseudoLiberties(stone);
        if (pseudoLiberties < 2 || pseudoLiberties > MOST_OF_TWO) {
            return;
        }
        int size = 0;
        for (int at = stone; size < pseudoLiberties; at = board.nextStone(at)) {
            for (int i = 0; i < 4; i++) {
                int point = board.neighbour(at, i);
                near[size] = (short) point;
                size += board.emptyBit(point);
            }
        }
        int first = near[0];
        int second = Board.NONE;
        for (int i = 1; i < size; i++) {
            if (near[i] != first && near[i] != second) {
                if (second != Board.NONE) {
                    return;
                }
                second = near[i];
            }
        }
        if (second != Board.NONE) {
            addIfGaining(second, first);
            addIfGaining(first, second);
        }
    }

    /** A point with two more empty points beside it is no self-atari, nor forbidden. */
    private void addIfGaining(int point, int other) {
        if (board.countEmptyNeighbours(point) - (board.areNeighbours(point, other) ? 1 : 0) >= 2) {
            add(point);
        }
    }

    /** A point around the last move with a good pattern that is no self-atari; {@link Board#NONE} if there is none. */
    public int pattern(byte colour, int last, int beforeLast, RandomGenerator random) {
        int points = addPatterns(last, 0);
        points = beforeLast == Board.NONE ? points : addPatterns(beforeLast, points);
        count = 0;
        for (int i = 0; i < points; i++) {
            if (board.isAllowed(near[i], colour) && !board.isSelfAtari(near[i], colour)) {
                add(near[i]);
            }
        }
        return any(random);
    }

    /** Writes empty points with a good pattern around a point behind others; returns how many there are then. */
    private int addPatterns(int around, int points) {
        int size = points;
        for (int i = 0; i < 8; i++) {
            int point = board.neighbour(around, i);
            near[size] = (short) point;
            size += Patterns.matchBit(board.surroundings(point)) & board.emptyBit(point);
        }
        return size;
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
