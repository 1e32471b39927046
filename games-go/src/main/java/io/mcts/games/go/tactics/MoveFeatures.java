package io.mcts.games.go.tactics;

import io.mcts.games.go.board.Board;
import io.mcts.random.Xoroshiro128PlusPlus;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.function.UnaryOperator;
import java.util.stream.IntStream;
import java.util.stream.LongStream;

/**
 * The features of the moves of a position, each a number: what a stone does to the chains beside it, how far it lies from the last two
 * moves and from the edge, and the stones around it, as seen by its player, in shapes of growing size. Reusable for one board; not
 * thread-safe.
 *
 * <p>Source: R. Coulom, <i>Computing Elo Ratings of Move Patterns in the Game of Go</i>, ICGA Journal 30(4), 2007, sections 3.1 (features)
 * and 3.2 (distances and shapes); here liberties of neighbours belong to the smallest shape, and ladders are read.
 */
public final class MoveFeatures {

    /** The subject of a feature. */
    public enum Kind {
        /** The size of the largest chain captured; greater by {@link MoveFeatures#READ} if it puts an own chain into atari. */
        CAPTURE(1, 0),
        /** The size of the largest own chain in atari that the stone extends; greater by {@link MoveFeatures#READ} if it is caught all the same. */
        ESCAPE(2, 0),
        /** The size of a chain that has one liberty after the stone. */
        SELF_ATARI(3, 0),
        /** The size of the largest chain put into atari; greater by {@link MoveFeatures#READ} if a ladder catches it. */
        ATARI(4, 0),
        /** The size of the largest own chain of two liberties beside the stone; greater by {@link MoveFeatures#READ} if a ladder threatens it. */
        SUPPORT(5, 0),
        /** The size of the largest chain left with two liberties; greater by {@link MoveFeatures#READ} if an own chain beside the stone has at most as many. */
        RACE(6, 0),
        /** The number of own chains beside the stone. */
        CONNECTION(7, 0),
        /** The number of chains of the opponent beside the stone. */
        CONTACT(8, 0),
        /** The distance from the last move. */
        LAST(9, 0),
        /** The distance from the move before. */
        BEFORE_LAST(10, 0),
        /** The distance from the last move along chains. */
        ALONG_CHAINS(11, 0),
        /** The line of the point, counted from the edge. */
        LINE(12, 0),
        /** The line of a point with no stone within three steps. */
        FAR_LINE(13, 0),
        /** The eight points around, with the liberties of neighbouring chains. */
        AROUND(14, 8),
        /** The same beside the last move. */
        AROUND_BESIDE_LAST(15, 8),
        /** All points up to distance 4. */
        SHAPE4(16, 12),
        /** All points up to distance 5. */
        SHAPE5(17, 20),
        /** All points up to distance 6. */
        SHAPE6(18, 28),
        /** All points up to distance 7. */
        SHAPE7(19, 36);

        private final long code;
        private final int points;

        Kind(int code, int points) {
            this.code = (long) code << (Long.SIZE - Byte.SIZE);
            this.points = points;
        }

        /** Returns the kind of a name, which is that of its constant in lower case with dashes; throws {@link IllegalArgumentException} if it is none. */
        static Kind of(String name) {
            return valueOf(name.toUpperCase(Locale.ROOT).replace('-', '_'));
        }

        @Override
        public String toString() {
            return name().toLowerCase(Locale.ROOT).replace('_', '-');
        }

        /** Returns how many points a shape has; 0 if this is none. */
        public int points() {
            return points;
        }
    }

    /** The weights of features. */
    @FunctionalInterface
    public interface Weights {

        /** Returns the weight of the feature with a number; NaN if it has none, and then no larger shape has one either. */
        float weight(long number);
    }

    /** Added to a size if more is known of the chain, as the kinds say. */
    public static final int READ = 4;

    /** The greatest value of a feature that is no shape. */
    public static final int GREATEST_VALUE = 17;

    /** The points of a shape: empty, own, of the opponent, outside; neighbours with one or two liberties have letters of their own. */
    static final String CELLS = ".XO#abcd";

    private static final int BORDER = 3;
    private static final int OWN_FEW = 3;
    private static final int OPPOSING_FEW = 5;

    /** The shapes of stones alone. */
    private static final List<Kind> SHAPES = List.of(Kind.SHAPE4, Kind.SHAPE5, Kind.SHAPE6, Kind.SHAPE7);

    private static final int REACH = 3;
    private static final int NEAR = 3;
    private static final int HIGHEST_LINE = 5;
    private static final int MOST_LIBERTIES = 4;

    /** Columns and rows of the points of the shapes, in the order of their distances; each group begins to the right and turns. */
    private static final List<int[]> OFFSETS = offsets();

    private static final int[] TURNED = places(offset -> new int[] {-offset[1], offset[0]});
    private static final int[] MIRRORED = places(offset -> new int[] {-offset[0], offset[1]});

    private static final long[] NUMBERS = LongStream.generate(Xoroshiro128PlusPlus.of(7)::nextLong)
            .map(number -> number >>> Byte.SIZE)
            .limit((long) OFFSETS.size() * CELLS.length())
            .toArray();

    private final Board board;
    private final Tactics tactics;
    private final Ladders ladders;
    private final int stride;

    /** The stones around each point, beyond the edge too, as seen by the player. */
    private final byte[] cells;

    private final int[] steps;

    /** The steps to the first four offsets on the board. */
    private final int[] neighbours;

    /** The liberties of each chain, by the number of the chain, up to {@link #MOST_LIBERTIES}. */
    private final byte[] liberties;

    /** The last point counted as a liberty of each chain. */
    private final short[] counted;

    /** The outcomes of ladders by the number of a chain: 0 if not read, 1 if it is not caught, 2 if it is. */
    private final byte[] read;

    private final byte[] distances;
    private byte colour;
    private int last;
    private int beforeLast;

    MoveFeatures(Board board, Tactics tactics, Ladders ladders) {
        this.board = board;
        this.tactics = tactics;
        this.ladders = ladders;
        stride = board.lines() + 2 * REACH;
        cells = new byte[stride * stride];
        Arrays.fill(cells, (byte) BORDER);
        steps = OFFSETS.stream()
                .mapToInt(offset -> offset[0] + stride * offset[1])
                .toArray();
        neighbours = OFFSETS.stream()
                .limit(4)
                .mapToInt(offset -> board.point(1 + offset[0], 1 + offset[1]) - board.point(1, 1))
                .toArray();
        liberties = new byte[board.points()];
        counted = new short[board.points()];
        read = new byte[board.points()];
        distances = new byte[board.points()];
    }

    private static int distance(int columns, int rows) {
        return Math.abs(columns) + Math.abs(rows) + Math.max(Math.abs(columns), Math.abs(rows));
    }

    private static List<int[]> offsets() {
        return IntStream.rangeClosed(2, 7)
                .boxed()
                .flatMap(distance -> IntStream.rangeClosed(-REACH, REACH)
                        .boxed()
                        .flatMap(row -> IntStream.rangeClosed(-REACH, REACH)
                                .filter(column -> distance(column, row) == distance)
                                .mapToObj(column -> new int[] {column, row})))
                .toList();
    }

    private static int[] places(UnaryOperator<int[]> symmetry) {
        return OFFSETS.stream()
                .mapToInt(offset -> IntStream.range(0, OFFSETS.size())
                        .filter(i -> Arrays.equals(OFFSETS.get(i), symmetry.apply(offset)))
                        .findFirst()
                        .orElseThrow())
                .toArray();
    }

    /** Returns the numbers of a feature as a file names it: of its value, or of its shape in all orientations. */
    public static List<Long> numbers(String kind, String value) {
        Kind named = Kind.of(kind);
        return named.points == 0
                ? List.of(number(named, Integer.parseInt(value)))
                : orientations(value).stream()
                        .map(shape -> number(named, shape))
                        .toList();
    }

    /** Returns the number of a feature that is no shape. */
    public static long number(Kind kind, int value) {
        return kind.code | value;
    }

    /** Returns the number of a shape in the letters of {@link #CELLS}; throws {@link IllegalArgumentException} for other text. */
    public static long number(Kind kind, String shape) {
        if (shape.length() != kind.points()) {
            throw new IllegalArgumentException(kind + " has " + kind.points() + " points, not " + shape.length());
        }
        long hash = 0;
        for (int i = 0; i < shape.length(); i++) {
            int cell = CELLS.indexOf(shape.charAt(i));
            if (cell < 0) {
                throw new IllegalArgumentException(shape + " has '" + shape.charAt(i) + "', which is none of " + CELLS);
            }
            hash ^= NUMBERS[i * CELLS.length() + cell];
        }
        return number(kind, 0) | hash;
    }

    /** Returns a shape in all its eight orientations, some perhaps equal. */
    public static List<String> orientations(String shape) {
        String[] all = new String[8];
        all[0] = shape;
        for (int i = 1; i < all.length; i++) {
            int[] places = i == 4 ? MIRRORED : TURNED;
            StringBuilder text = new StringBuilder();
            for (int point = 0; point < shape.length(); point++) {
                text.append(all[i - 1].charAt(places[point]));
            }
            all[i] = text.toString();
        }
        return List.of(all);
    }

    /** Reads a position. */
    public void prepare(byte player, int lastPoint, int pointBeforeLast) {
        colour = player;
        last = lastPoint;
        beforeLast = pointBeforeLast;
        Arrays.fill(liberties, (byte) 0);
        Arrays.fill(counted, (short) Board.NONE);
        Arrays.fill(read, (byte) 0);
        Arrays.fill(distances, (byte) 0);
        for (int row = 0; row < board.lines(); row++) {
            for (int column = 0; column < board.lines(); column++) {
                byte there = board.colour(board.point(column, row));
                cells[place(column, row)] = (byte) (there == Board.EMPTY ? 0 : there == player ? 1 : 2);
            }
        }
        for (int i = 0; i < board.emptyCount(); i++) {
            countAsLiberty(board.emptyPoint(i));
        }
        tactics.measure(last, distances, NEAR);
    }

    private int place(int column, int row) {
        return column + REACH + stride * (row + REACH);
    }

    private void countAsLiberty(int point) {
        for (int i = 0; i < 4; i++) {
            int chain = board.chainNumber(board.neighbour(point, i));
            if (counted[chain] != point) {
                counted[chain] = (short) point;
                liberties[chain] = (byte) Math.min(MOST_LIBERTIES, liberties[chain] + 1);
            }
        }
    }

    /** Returns the sum of the weights of the features of an allowed stone. */
    public double sum(int point, Weights weights) {
        double sum = sumOfChains(point, weights);
        sum += ofDistance(Kind.LAST, last, point, weights);
        sum += ofDistance(Kind.BEFORE_LAST, beforeLast, point, weights);
        sum += last == Board.NONE ? 0 : of(Kind.ALONG_CHAINS, distances[point], weights);
        int line = Math.min(tactics.line(point), HIGHEST_LINE);
        sum += of(Kind.LINE, line, weights);
        sum += tactics.isFarFromStones(point) ? of(Kind.FAR_LINE, line, weights) : 0;
        return sum + sumOfShapes(point, weights);
    }

    private double ofDistance(Kind kind, int from, int point, Weights weights) {
        if (from == Board.NONE) {
            return 0;
        }
        int distance = distance(board.column(point) - board.column(from), board.row(point) - board.row(from));
        return of(kind, Math.min(distance, GREATEST_VALUE), weights);
    }

    private static double of(Kind kind, int value, Weights weights) {
        return orZero(weights.weight(number(kind, value)));
    }

    /** The features of the chains beside a point. */
    private double sumOfChains(int point, Weights weights) {
        if (!board.hasStoneBeside(point)) {
            return 0;
        }
        int captured = 0;
        int escaping = 0;
        int inAtari = 0;
        int supported = 0;
        int raced = 0;
        int own = 0;
        int opposing = 0;
        int size = 1;
        int fewestOwn = MOST_LIBERTIES;
        boolean isSelfAtari = board.isSelfAtari(point, colour);
        for (int i = 0; i < 4; i++) {
            int neighbour = board.neighbour(point, i);
            if (!board.isStone(neighbour) || !board.isFirstOfChain(point, i)) {
                continue;
            }
            int stones = board.size(neighbour);
            int left = liberties[board.chainNumber(neighbour)];
            int sized = sized(stones);
            if (board.colour(neighbour) == colour) {
                own++;
                size += stones;
                fewestOwn = Math.min(fewestOwn, left);
                if (left == 1) {
                    escaping = Math.max(escaping, sized + (isSelfAtari || isCaught(neighbour) ? READ : 0));
                } else if (left == 2) {
                    supported = Math.max(supported, sized + (!isSelfAtari && isCaught(neighbour) ? READ : 0));
                }
            } else {
                opposing++;
                if (left == 1) {
                    captured = Math.max(captured, sized + (putsIntoAtari(neighbour) ? READ : 0));
                } else if (left == 2) {
                    boolean isCaught = !isSelfAtari && ladders.isCaughtBy(point, neighbour);
                    inAtari = Math.max(inAtari, sized + (isCaught ? READ : 0));
                } else if (left == 3) {
                    raced = Math.max(raced, sized);
                }
            }
        }
        return ofAny(Kind.CAPTURE, captured, weights)
                + ofAny(Kind.ESCAPE, escaping, weights)
                + ofAny(Kind.SELF_ATARI, isSelfAtari ? sized(size) : 0, weights)
                + ofAny(Kind.ATARI, inAtari, weights)
                + ofAny(Kind.SUPPORT, supported, weights)
                + ofAny(Kind.RACE, raced == 0 || own == 0 || fewestOwn > 3 ? raced : raced + READ, weights)
                + ofAny(Kind.CONNECTION, own, weights)
                + ofAny(Kind.CONTACT, opposing, weights);
    }

    /** 1 for one stone, 2 for two or three, 3 for more. */
    private static int sized(int stones) {
        return stones == 1 ? 1 : stones < 4 ? 2 : 3;
    }

    private static double ofAny(Kind kind, int value, Weights weights) {
        return value == 0 ? 0 : of(kind, value, weights);
    }

    /** Whether a chain of the opponent in atari touches a chain of the player in atari. */
    private boolean putsIntoAtari(int hunter) {
        int stone = hunter;
        do {
            for (int i = 0; i < 4; i++) {
                int neighbour = board.neighbour(stone, i);
                if (board.colour(neighbour) == colour && liberties[board.chainNumber(neighbour)] == 1) {
                    return true;
                }
            }
            stone = board.nextStone(stone);
        } while (stone != hunter);
        return false;
    }

    /** Whether a ladder catches an own chain: one of a single liberty even if it moves first, one of two if the opponent does. */
    private boolean isCaught(int prey) {
        int chain = board.chainNumber(prey);
        if (read[chain] == 0) {
            boolean isCaught = liberties[chain] == 1 ? ladders.isCaught(prey) : ladders.isThreatened(prey);
            read[chain] = (byte) (isCaught ? 2 : 1);
        }
        return read[chain] == 2;
    }

    private double sumOfShapes(int point, Weights weights) {
        int place = place(board.column(point), board.row(point));
        long hash = 0;
        long around = 0;
        int next = 0;
        for (; next < Kind.AROUND.points; next++) {
            int cell = cells[place + steps[next]];
            hash ^= NUMBERS[next * CELLS.length() + cell];
            around ^= NUMBERS[next * CELLS.length() + (next < 4 ? withLiberties(point, next, cell) : cell)];
        }
        double sum = orZero(weights.weight(Kind.AROUND.code | around));
        if (last != Board.NONE && isBeside(point, last)) {
            sum += orZero(weights.weight(Kind.AROUND_BESIDE_LAST.code | around));
        }
        for (Kind shape : SHAPES) {
            for (; next < shape.points; next++) {
                hash ^= NUMBERS[next * CELLS.length() + cells[place + steps[next]]];
            }
            float weight = weights.weight(shape.code | hash);
            if (Float.isNaN(weight)) {
                break;
            }
            sum += weight;
        }
        return sum;
    }

    private static double orZero(float weight) {
        return Float.isNaN(weight) ? 0 : weight;
    }

    private boolean isBeside(int point, int other) {
        return Math.abs(board.column(point) - board.column(other)) <= 1
                && Math.abs(board.row(point) - board.row(other)) <= 1;
    }

    /** The cell of a neighbour, with the liberties of its chain if they are few. */
    private int withLiberties(int point, int number, int cell) {
        if (cell == 0 || cell == BORDER) {
            return cell;
        }
        int left = liberties[board.chainNumber(point + neighbours[number])];
        return left > 2 ? cell : left + (cell == 1 ? OWN_FEW : OPPOSING_FEW);
    }

    /** Returns a shape around a point in letters. */
    public String shape(Kind kind, int point) {
        StringBuilder text = new StringBuilder();
        int place = place(board.column(point), board.row(point));
        for (int i = 0; i < kind.points(); i++) {
            int cell = cells[place + steps[i]];
            boolean hasLiberties = i < 4 && kind.points() == Kind.AROUND.points;
            text.append(CELLS.charAt(hasLiberties ? withLiberties(point, i, cell) : cell));
        }
        return text.toString();
    }
}
