package io.mcts.games.go;

import io.mcts.random.Xoroshiro128PlusPlus;
import java.util.Arrays;
import java.util.random.RandomGenerator;
import java.util.stream.LongStream;

/**
 * The stones on a board, with their chains, liberties and hash kept up to date.
 *
 * <p><b>Points</b> are numbered row by row with a border of one point above and below and between the rows, so that each has four
 * neighbours. <b>Chains</b> are circular lists; the number of a chain is that of one of its stones. <b>Liberties</b> are counted once
 * for each stone that they are next to (pseudo-liberties), with the sum and the sum of squares of their numbers: all are one point
 * exactly if the square of the sum is the sum of squares times their count. This is how a chain in atari is known without a search.
 *
 * <p>The rules of capture, suicide and simple ko are here; those of passing, superko and the end are in {@link Go}.
 */
final class Board {

    static final byte EMPTY = 0;
    static final byte BLACK = 1;
    static final byte WHITE = 2;
    static final byte BORDER = 3;

    /** No point. */
    static final int NONE = 0;

    private static final long[] NUMBERS = numbers();

    private final int lines;
    private final int stride;

    private final byte[] colours;
    private final short[] chains;
    private final short[] next;
    private final short[] sizes;
    private final short[] liberties;
    private final int[] libertySums;
    private final int[] libertySquares;

    /** The empty points in no order, and the place of each among them. */
    private final short[] empty;

    private final short[] places;
    private int emptyCount;

    private long hash;

    /** Where the next stone may not capture the one that has just captured. */
    private int ko = NONE;

    /** How many stones have been captured since the board was empty. */
    private int captured;

    /** The stones of black less those of white. */
    private int lead;

    Board(int lines) {
        this.lines = lines;
        stride = lines + 1;
        int points = stride * (lines + 2) + 2;
        colours = new byte[points];
        chains = new short[points];
        next = new short[points];
        sizes = new short[points];
        liberties = new short[points];
        libertySums = new int[points];
        libertySquares = new int[points];
        empty = new short[lines * lines];
        places = new short[points];
        Arrays.fill(colours, BORDER);
        for (int row = 0; row < lines; row++) {
            for (int column = 0; column < lines; column++) {
                int point = point(column, row);
                colours[point] = EMPTY;
                places[point] = (short) emptyCount;
                empty[emptyCount++] = (short) point;
            }
        }
    }

    private static long[] numbers() {
        int points = (GoMove.MOST_LINES + 1) * (GoMove.MOST_LINES + 2) + 2;
        return LongStream.generate(Xoroshiro128PlusPlus.of(19)::nextLong)
                .limit(2L * points)
                .toArray();
    }

    void become(Board other) {
        System.arraycopy(other.colours, 0, colours, 0, colours.length);
        System.arraycopy(other.chains, 0, chains, 0, chains.length);
        System.arraycopy(other.next, 0, next, 0, next.length);
        System.arraycopy(other.sizes, 0, sizes, 0, sizes.length);
        System.arraycopy(other.liberties, 0, liberties, 0, liberties.length);
        System.arraycopy(other.libertySums, 0, libertySums, 0, libertySums.length);
        System.arraycopy(other.libertySquares, 0, libertySquares, 0, libertySquares.length);
        System.arraycopy(other.empty, 0, empty, 0, other.emptyCount);
        System.arraycopy(other.places, 0, places, 0, places.length);
        emptyCount = other.emptyCount;
        hash = other.hash;
        ko = other.ko;
        captured = other.captured;
        lead = other.lead;
    }

    int lines() {
        return lines;
    }

    /** How many points there are, the border included. */
    int points() {
        return colours.length;
    }

    /** The distance between the numbers of a point and of the one above. */
    int stride() {
        return stride;
    }

    /** The stones of black less those of white. */
    int lead() {
        return lead;
    }

    int point(int column, int row) {
        return (row + 1) * stride + column + 1;
    }

    int column(int point) {
        return (point - 1) % stride;
    }

    int row(int point) {
        return (point - 1) / stride - 1;
    }

    int emptyCount() {
        return emptyCount;
    }

    /** One of the empty points, numbered from 0 in no order. */
    int emptyPoint(int place) {
        return empty[place];
    }

    byte colour(int point) {
        return colours[point];
    }

    static byte opponent(byte colour) {
        return (byte) (BLACK + WHITE - colour);
    }

    /** Equal for equal stones. */
    long hash() {
        return hash;
    }

    int captured() {
        return captured;
    }

    private static long number(int point, byte colour) {
        return NUMBERS[2 * point + colour - 1];
    }

    /** Forgets which capture would be one of simple ko, as a pass does. */
    void clearKo() {
        ko = NONE;
    }

    /** Whether a stone may be placed: the point is empty, it is no suicide and does not retake a ko at once. */
    boolean isAllowed(int point, byte colour) {
        return colours[point] == EMPTY && point != ko && !isSuicide(point, colour);
    }

    private boolean isSuicide(int point, byte colour) {
        return !breathes(point - stride, colour)
                && !breathes(point - 1, colour)
                && !breathes(point + 1, colour)
                && !breathes(point + stride, colour);
    }

    /** Whether a neighbour of a new stone leaves it a liberty: empty, an own chain with another liberty, or a chain that it captures. */
    private boolean breathes(int neighbour, byte colour) {
        byte there = colours[neighbour];
        return there == EMPTY || (there != BORDER && (there == colour) != isInAtari(chains[neighbour]));
    }

    /** Whether all liberties of a chain are one point. */
    private boolean isInAtari(int chain) {
        long sum = libertySums[chain];
        return sum * sum == (long) liberties[chain] * libertySquares[chain];
    }

    /** The only liberty of the chain of a stone; {@link #NONE} if it has several. */
    int onlyLiberty(int stone) {
        int chain = chains[stone];
        return isInAtari(chain) ? libertySums[chain] / liberties[chain] : NONE;
    }

    /** The chain of a stone, equal for all its stones. */
    int chain(int stone) {
        return chains[stone];
    }

    int size(int stone) {
        return sizes[chains[stone]];
    }

    /** The next stone of the same chain, in a circle. */
    int nextStone(int stone) {
        return next[stone];
    }

    /** Whether an allowed stone leaves its chain one liberty; a capture of several stones counts as enough. */
    boolean isSelfAtari(int point, byte colour) {
        long count = 0;
        long sum = 0;
        long squares = 0;
        for (int i = 0; i < 4; i++) {
            int neighbour = neighbour(point, i);
            byte there = colours[neighbour];
            int chain = chains[neighbour];
            if (there == colour) {
                count--;
                sum -= point;
                squares -= (long) point * point;
                boolean isFirst = true;
                for (int j = 0; j < i; j++) {
                    isFirst &= !isSeen(neighbour, neighbour(point, j));
                }
                if (isFirst) {
                    count += liberties[chain];
                    sum += libertySums[chain];
                    squares += libertySquares[chain];
                }
            } else if (there == EMPTY || (there != BORDER && isInAtari(chain))) {
                if (there != EMPTY && sizes[chain] > 1) {
                    return false;
                }
                count++;
                sum += neighbour;
                squares += (long) neighbour * neighbour;
            }
        }
        return sum * sum == count * squares;
    }

    /** One of the four neighbours, numbered from 0. */
    int neighbour(int point, int number) {
        return point + (number == 0 ? 1 : number == 1 ? -1 : number == 2 ? stride : -stride);
    }

    /** What lies on the eight points around a point, two bits each: those of {@link Patterns}. */
    int surroundings(int point) {
        int above = point + stride;
        int below = point - stride;
        return colours[above - 1]
                | colours[above] << 2
                | colours[above + 1] << 4
                | colours[point - 1] << 6
                | colours[point + 1] << 8
                | colours[below - 1] << 10
                | colours[below] << 12
                | colours[below + 1] << 14;
    }

    /** The hash after a stone and its captures. */
    long hashAfter(int point, byte colour) {
        long after = hash ^ number(point, colour);
        after ^= capturedHash(point - stride, colour);
        after ^= isSeen(point - 1, point - stride) ? 0 : capturedHash(point - 1, colour);
        after ^=
                isSeen(point + 1, point - stride) || isSeen(point + 1, point - 1) ? 0 : capturedHash(point + 1, colour);
        int last = point + stride;
        boolean isLastSeen = isSeen(last, point - stride) || isSeen(last, point - 1) || isSeen(last, point + 1);
        return after ^ (isLastSeen ? 0 : capturedHash(last, colour));
    }

    private boolean isSeen(int neighbour, int earlier) {
        return colours[neighbour] == colours[earlier]
                && colours[neighbour] != EMPTY
                && colours[neighbour] != BORDER
                && chains[neighbour] == chains[earlier];
    }

    private long capturedHash(int neighbour, byte colour) {
        long taken = 0;
        if (colours[neighbour] == opponent(colour) && isInAtari(chains[neighbour])) {
            int stone = neighbour;
            do {
                taken ^= number(stone, colours[stone]);
                stone = next[stone];
            } while (stone != neighbour);
        }
        return taken;
    }

    /** Places a stone where {@link #isAllowed}, and takes away what it captures. */
    void place(int point, byte colour) {
        takeFromEmpty(point);
        colours[point] = colour;
        hash ^= number(point, colour);
        chains[point] = (short) point;
        next[point] = (short) point;
        sizes[point] = 1;
        liberties[point] = 0;
        libertySums[point] = 0;
        libertySquares[point] = 0;
        touch(point, point - stride);
        touch(point, point - 1);
        touch(point, point + 1);
        touch(point, point + stride);
        int before = captured;
        lead += colour == BLACK ? 1 : -1;
        int taken = capture(point - stride, colour);
        taken = Math.max(taken, capture(point - 1, colour));
        taken = Math.max(taken, capture(point + 1, colour));
        taken = Math.max(taken, capture(point + stride, colour));
        int chain = chains[point];
        boolean isKo = captured == before + 1 && sizes[chain] == 1 && liberties[chain] == 1;
        ko = isKo ? taken : NONE;
    }

    /** A new stone meets a neighbour: an empty point becomes its liberty, a chain loses one and is joined if it is its own. */
    private void touch(int point, int neighbour) {
        byte there = colours[neighbour];
        if (there == EMPTY) {
            addLiberty(chains[point], neighbour);
        } else if (there != BORDER) {
            addLiberties(chains[neighbour], -1, -point, -point * point);
            if (there == colours[point] && chains[neighbour] != chains[point]) {
                join(chains[point], chains[neighbour]);
            }
        }
    }

    private void addLiberty(int chain, int point) {
        addLiberties(chain, 1, point, point * point);
    }

    private void addLiberties(int chain, int count, int sum, int squares) {
        liberties[chain] += (short) count;
        libertySums[chain] += sum;
        libertySquares[chain] += squares;
    }

    private void join(int first, int second) {
        int larger = sizes[first] >= sizes[second] ? first : second;
        int smaller = first + second - larger;
        addLiberties(larger, liberties[smaller], libertySums[smaller], libertySquares[smaller]);
        sizes[larger] += sizes[smaller];
        int stone = smaller;
        do {
            chains[stone] = (short) larger;
            stone = next[stone];
        } while (stone != smaller);
        short afterLarger = next[larger];
        next[larger] = next[smaller];
        next[smaller] = afterLarger;
    }

    /** Takes a chain of the opponent away if it has no liberty; returns one of its points, or {@link #NONE}. */
    private int capture(int neighbour, byte colour) {
        if (colours[neighbour] != opponent(colour) || liberties[chains[neighbour]] != 0) {
            return NONE;
        }
        int stone = neighbour;
        lead += (colour == BLACK ? 1 : -1) * sizes[chains[neighbour]];
        do {
            hash ^= number(stone, colours[stone]);
            colours[stone] = EMPTY;
            places[stone] = (short) emptyCount;
            empty[emptyCount++] = (short) stone;
            captured++;
            free(stone, stone - stride);
            free(stone, stone - 1);
            free(stone, stone + 1);
            free(stone, stone + stride);
            stone = next[stone];
        } while (stone != neighbour);
        return neighbour;
    }

    private void free(int point, int neighbour) {
        if (colours[neighbour] == BLACK || colours[neighbour] == WHITE) {
            addLiberty(chains[neighbour], point);
        }
    }

    private void takeFromEmpty(int point) {
        emptyCount--;
        short last = empty[emptyCount];
        empty[places[point]] = last;
        places[last] = places[point];
    }

    /**
     * Whether a point is an eye that its owner had better not fill: all neighbours are theirs, and so are all diagonal points but one,
     * at the edge of the board all.
     */
    boolean isEye(int point, byte colour) {
        if (!isOwnOrBorder(point - 1, colour)
                || !isOwnOrBorder(point + 1, colour)
                || !isOwnOrBorder(point - stride, colour)
                || !isOwnOrBorder(point + stride, colour)) {
            return false;
        }
        int opposing = 0;
        int outside = 0;
        for (int diagonal = 0; diagonal < 4; diagonal++) {
            byte there = colours[point + (diagonal < 2 ? stride : -stride) + (diagonal % 2 == 0 ? 1 : -1)];
            opposing += there == opponent(colour) ? 1 : 0;
            outside += there == BORDER ? 1 : 0;
        }
        return opposing + (outside > 0 ? 1 : 0) < 2;
    }

    private boolean isOwnOrBorder(int point, byte colour) {
        return colours[point] == colour || colours[point] == BORDER;
    }

    /**
     * A random point, each with equal probability, where a stone is allowed and fills no eye; {@link #NONE} if there is none.
     *
     * @param isCareful whether half of the self-ataris drawn are refused
     */
    int randomPoint(byte colour, boolean isCareful, RandomGenerator random) {
        for (int rest = emptyCount; rest > 0; rest--) {
            int place = random.nextInt(rest);
            short point = empty[place];
            if (isAllowed(point, colour)
                    && !isEye(point, colour)
                    && !(isCareful && isSelfAtari(point, colour) && random.nextInt(2) == 0)) {
                return point;
            }
            short last = empty[rest - 1];
            empty[place] = last;
            empty[rest - 1] = point;
            places[last] = (short) place;
            places[point] = (short) (rest - 1);
        }
        return NONE;
    }
}
