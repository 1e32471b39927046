package io.mcts.games.go.board;

import io.mcts.random.Xoroshiro128PlusPlus;
import java.util.Arrays;
import java.util.random.RandomGenerator;
import java.util.stream.IntStream;
import java.util.stream.LongStream;

/**
 * The stones on a board, with their chains, liberties and hash kept up to date; rules of capture, suicide and simple ko.
 *
 * <p><b>Points</b> are numbered row by row with a border of one point above and below and between the rows. <b>Chains</b> are circular
 * lists; the number of a chain is that of one of its stones. <b>Liberties</b> are counted once for each adjacent stone (pseudo-liberties),
 * with the sum and the sum of squares of their numbers, all in a long: they are one point exactly if the square of the sum is the sum of
 * squares times their count, so a chain in atari needs no search.
 */
public final class Board {

    public static final byte EMPTY = 0;
    public static final byte BLACK = 1;
    public static final byte WHITE = 2;
    public static final byte BORDER = 3;

    public static final int NONE = 0;

    public static final int MOST_LINES = 19;

    /** The shift of a sum of squares of points, and of the sum of points above it. */
    private static final int SQUARES = 29;

    private static final int SUM = 20;
    private static final int MOST_SACRIFICED = 5;

    /** The lower bits of the neighbours and of the diagonal points in {@link #surroundings}. */
    private static final int NEIGHBOURS = 1 << 2 | 1 << 6 | 1 << 8 | 1 << 12;

    private static final int DIAGONALS = 1 | 1 << 4 | 1 << 10 | 1 << 14;

    /** Hash numbers of each stone on each point. */
    private static final long[] NUMBERS = LongStream.generate(Xoroshiro128PlusPlus.of(19)::nextLong)
            .limit(2 * (MOST_LINES + 1) * (MOST_LINES + 2) + 4)
            .toArray();

    private final int lines;
    private final int stride;
    private final int[] steps;
    private final byte[] colours;

    private final char[] surroundings;

    /** {@link #NONE} for points without a stone; the liberties of that number have no meaning. */
    private final short[] chains;

    private final short[] next;
    private final short[] sizes;
    private final long[] liberties;

    /** The empty points in no order, and the index of each. */
    private final short[] empty;

    private final short[] places;
    private int emptyCount;
    private long hash;

    /** The ko point: a stone played there may not capture the one that has just captured. */
    private int ko = NONE;

    /** Stones captured since the board was empty. */
    private int captured;

    private int lead;

    public Board(int lines) {
        this.lines = lines;
        stride = lines + 1;
        steps = new int[] {1, -1, stride, -stride, stride + 1, stride - 1, 1 - stride, -1 - stride};
        int points = stride * (lines + 2) + 2;
        colours = new byte[points];
        surroundings = new char[points];
        chains = new short[points];
        next = new short[points];
        sizes = new short[points];
        liberties = new long[points];
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
        Arrays.fill(surroundings, Character.MAX_VALUE); // eight points of the border
        for (short point : empty) {
            changeSurroundings(point, EMPTY - BORDER);
        }
    }

    public void copyFrom(Board other) {
        System.arraycopy(other.colours, 0, colours, 0, colours.length);
        System.arraycopy(other.surroundings, 0, surroundings, 0, surroundings.length);
        System.arraycopy(other.chains, 0, chains, 0, chains.length);
        System.arraycopy(other.next, 0, next, 0, next.length);
        System.arraycopy(other.sizes, 0, sizes, 0, sizes.length);
        System.arraycopy(other.liberties, 0, liberties, 0, liberties.length);
        System.arraycopy(other.empty, 0, empty, 0, other.emptyCount);
        System.arraycopy(other.places, 0, places, 0, places.length);
        emptyCount = other.emptyCount;
        hash = other.hash;
        ko = other.ko;
        captured = other.captured;
        lead = other.lead;
    }

    public int lines() {
        return lines;
    }

    /** The border included. */
    public int points() {
        return colours.length;
    }

    /** The stones of black less those of white. */
    int lead() {
        return lead;
    }

    public int point(int column, int row) {
        return (row + 1) * stride + column + 1;
    }

    public int column(int point) {
        return (point - 1) % stride;
    }

    public int row(int point) {
        return (point - 1) / stride - 1;
    }

    public int emptyCount() {
        return emptyCount;
    }

    public int emptyPoint(int place) {
        return empty[place];
    }

    public boolean isStone(int point) {
        return colours[point] == BLACK || colours[point] == WHITE;
    }

    public byte colour(int point) {
        return colours[point];
    }

    public static byte opponent(byte colour) {
        return (byte) (BLACK + WHITE - colour);
    }

    public long hash() {
        return hash;
    }

    public int captured() {
        return captured;
    }

    private static long number(int point, byte colour) {
        return NUMBERS[2 * point + colour - 1];
    }

    /** Called at a pass. */
    public void clearKo() {
        ko = NONE;
    }

    /** Whether the point is empty, and a stone no suicide and no immediate retaking of a ko. */
    public boolean isAllowed(int point, byte colour) {
        return colours[point] == EMPTY && point != ko && !isSuicide(point, colour);
    }

    public boolean isSuicide(int point, byte colour) {
        return emptyNeighbours(surroundings[point]) == 0
                && (libertyBit(point - stride, colour)
                                | libertyBit(point - 1, colour)
                                | libertyBit(point + 1, colour)
                                | libertyBit(point + stride, colour))
                        == 0;
    }

    /** The lower bits. */
    private static int emptyNeighbours(int around) {
        return ~(around | around >> 1) & NEIGHBOURS;
    }

    public int countEmptyNeighbours(int point) {
        return Integer.bitCount(emptyNeighbours(surroundings[point]));
    }

    /** 1 if a chain beside a new stone gives it a liberty, as an own chain with another one or a captured one, otherwise 0. */
    private int libertyBit(int neighbour, byte colour) {
        return atariBit(neighbour) ^ colourBit(neighbour, colour);
    }

    /** 1 for a stone of a colour, 0 for other points. */
    private int colourBit(int point, byte colour) {
        return zeroBit(colours[point] ^ colour);
    }

    private static boolean areOnePoint(long points) {
        return spread(points) == 0;
    }

    /** 0 if the points are one, otherwise positive. */
    private static long spread(long points) {
        long sum = sum(points);
        return count(points) * (points & ((1 << SQUARES) - 1)) - sum * sum;
    }

    /** 1 for a stone of a chain in atari, 0 for other points: without a branch, as either is likely beside the last move. */
    public int atariBit(int point) {
        int there = colours[point];
        return zeroBit(spread(liberties[chains[point]])) & (there ^ there >> 1);
    }

    /** 1 for a stone of a chain that a stone of the colour on its last liberty captures, otherwise 0. */
    private int capturedBit(int point, byte colour) {
        return atariBit(point) & ~colourBit(point, colour);
    }

    /** 1 for an empty point, 0 for others. */
    public int emptyBit(int point) {
        return zeroBit(colours[point]);
    }

    /** The liberties of a chain, each counted once for every stone of the chain beside it. */
    public int pseudoLiberties(int stone) {
        return (int) count(liberties[chains[stone]]);
    }

    private static long sum(long points) {
        return points >> SQUARES & ((1 << SUM) - 1);
    }

    private static long count(long points) {
        return points >> (SQUARES + SUM);
    }

    private static long liberty(int point) {
        return 1L << (SQUARES + SUM) | (long) point << SQUARES | (long) point * point;
    }

    /** Returns {@link #NONE} if the chain has several liberties. */
    public int onlyLiberty(int stone) {
        int chain = chains[stone];
        return areOnePoint(liberties[chain]) ? (int) (sum(liberties[chain]) / count(liberties[chain])) : NONE;
    }

    public int size(int stone) {
        return sizes[chains[stone]];
    }

    /** A point where the player of a stone may capture a chain beside its chain; {@link #NONE} if nowhere. */
    public int counterCapture(int from) {
        int stone = from;
        do {
            for (int i = 0; i < 4; i++) {
                int neighbour = neighbour(stone, i);
                if (capturedBit(neighbour, colours[from]) != 0 && isAllowed(onlyLiberty(neighbour), colours[from])) {
                    return onlyLiberty(neighbour);
                }
            }
            stone = next[stone];
        } while (stone != from);
        return NONE;
    }

    /** The number of the chain of a stone, which is that of one of its stones. */
    public int chainNumber(int stone) {
        return chains[stone];
    }

    /** The next stone of the chain, in a circle. */
    public int nextStone(int stone) {
        return next[stone];
    }

    /** Empty without a stone. */
    public IntStream chain(int point) {
        IntStream others = IntStream.iterate(next[point], stone -> stone != point, stone -> next[stone]);
        return isStone(point) ? IntStream.concat(IntStream.of(point), others) : IntStream.empty();
    }

    /** Whether an allowed stone leaves its chain one liberty; a capture of several stones counts as enough. */
    public boolean isSelfAtari(int point, byte colour) {
        int empty = emptyNeighbours(surroundings[point]);
        if ((empty & (empty - 1)) != 0) {
            return false; // it has two
        }
        long points = 0;
        int first = NONE;
        int second = NONE;
        int third = NONE;
        for (int i = 0; i < 4; i++) {
            int neighbour = neighbour(point, i);
            int chain = chains[neighbour];
            int captured = capturedBit(neighbour, colour);
            if (captured != 0 && sizes[chain] > 1) {
                return false;
            }
            int known = zeroBit(chain ^ first) | zeroBit(chain ^ second) | zeroBit(chain ^ third);
            points += ((liberties[chain] & (known - 1)) - liberty(point)) & -colourBit(neighbour, colour);
            points += liberty(neighbour) & -(emptyBit(neighbour) | captured);
            third = second;
            second = first;
            first = chain;
        }
        return areOnePoint(points);
    }

    /** 1 for 0, 0 for positive numbers. */
    private static int zeroBit(long number) {
        return (int) ((number - 1) >>> (Long.SIZE - 1));
    }

    /** One of the eight points around a point, the four neighbours first. */
    public int neighbour(int point, int number) {
        return point + steps[number];
    }

    public boolean areNeighbours(int point, int other) {
        int distance = Math.abs(point - other);
        return distance == 1 || distance == stride;
    }

    /** The eight points around a point, two bits each, row by row from above, as in {@code Patterns}. */
    public int surroundings(int point) {
        return surroundings[point];
    }

    /** Whether a neighbour of a point has a stone. */
    public boolean hasStoneBeside(int point) {
        return (stones(surroundings[point]) & NEIGHBOURS) != 0;
    }

    /** Whether none of the eight points around a point has a stone. */
    public boolean isAlone(int point) {
        return (stones(surroundings[point]) & (NEIGHBOURS | DIAGONALS)) == 0;
    }

    /** After a stone and its captures. */
    public long hashAfter(int point, byte colour) {
        long after = hash ^ number(point, colour);
        for (int i = 0; i < 4; i++) {
            boolean isCaptured = capturedBit(neighbour(point, i), colour) != 0 && isFirstOfChain(point, i);
            after ^= isCaptured ? chainHash(neighbour(point, i)) : 0;
        }
        return after;
    }

    /** Whether no neighbour with a smaller number belongs to the same chain. */
    public boolean isFirstOfChain(int point, int number) {
        int neighbour = neighbour(point, number);
        boolean isFirst = true;
        for (int i = 0; i < number; i++) {
            int other = neighbour(point, i);
            isFirst &= colours[other] != colours[neighbour] || chains[other] != chains[neighbour];
        }
        return isFirst;
    }

    private long chainHash(int from) {
        long chain = 0;
        int stone = from;
        do {
            chain ^= number(stone, colours[stone]);
            stone = next[stone];
        } while (stone != from);
        return chain;
    }

    /** Places an {@linkplain #isAllowed allowed} stone, and removes its captures. */
    public void place(int point, byte colour) {
        takeFromEmpty(point);
        put(point, colour);
        hash ^= number(point, colour);
        chains[point] = (short) point;
        next[point] = (short) point;
        sizes[point] = 1;
        lead += colour == BLACK ? 1 : -1;
        exchangeLiberties(point);
        joinOwn(point, colour);
        int before = captured;
        int taken = captureBeside(point, colour);
        int chain = chains[point];
        boolean isKo = captured == before + 1 && sizes[chain] == 1 && count(liberties[chain]) == 1;
        ko = isKo ? taken : NONE;
    }

    private void joinOwn(int point, byte colour) {
        int own = 0;
        for (int i = 0; i < 4; i++) {
            own |= colourBit(neighbour(point, i), colour) << i;
        }
        for (; own != 0; own &= own - 1) {
            int neighbour = neighbour(point, Integer.numberOfTrailingZeros(own));
            if (chains[neighbour] != chains[point]) {
                join(chains[point], chains[neighbour]);
            }
        }
    }

    /** Removes chains of the opponent without liberties beside a stone; returns one of their points, or {@link #NONE}. */
    private int captureBeside(int point, byte colour) {
        int dead = 0;
        for (int i = 0; i < 4; i++) {
            int neighbour = neighbour(point, i);
            dead |= (colourBit(neighbour, opponent(colour)) & zeroBit(liberties[chains[neighbour]])) << i;
        }
        int taken = NONE;
        for (; dead != 0; dead &= dead - 1) {
            int neighbour = neighbour(point, Integer.numberOfTrailingZeros(dead));
            if (colours[neighbour] != EMPTY) { // else its chain is removed already
                capture(neighbour, colour);
                taken = Math.max(taken, neighbour);
            }
        }
        return taken;
    }

    /** Adds the empty neighbours of a new stone to its liberties, and takes it from those of the chains beside it, without branches. */
    private void exchangeLiberties(int point) {
        long gained = 0;
        for (int i = 0; i < 4; i++) {
            int neighbour = neighbour(point, i);
            gained += liberty(neighbour) & -emptyBit(neighbour);
            liberties[chains[neighbour]] -= liberty(point);
        }
        liberties[point] = gained;
    }

    private void join(int first, int second) {
        int larger = sizes[first] >= sizes[second] ? first : second;
        int smaller = first + second - larger;
        liberties[larger] += liberties[smaller];
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

    private void capture(int neighbour, byte colour) {
        int stone = neighbour;
        lead += (colour == BLACK ? 1 : -1) * sizes[chains[neighbour]];
        do {
            hash ^= number(stone, colours[stone]);
            put(stone, EMPTY);
            places[stone] = (short) emptyCount;
            empty[emptyCount++] = (short) stone;
            captured++;
            for (int i = 0; i < 4; i++) {
                liberties[chains[neighbour(stone, i)]] += liberty(stone);
            }
            chains[stone] = NONE;
            stone = next[stone];
        } while (stone != neighbour);
    }

    private void put(int point, byte colour) {
        changeSurroundings(point, colour - colours[point]);
        colours[point] = colour;
    }

    private void changeSurroundings(int point, int change) {
        int below = point - stride;
        int above = point + stride;
        add(below - 1, change << 4);
        add(below, change << 2);
        add(below + 1, change);
        add(point - 1, change << 8);
        add(point + 1, change << 6);
        add(above - 1, change << 14);
        add(above, change << 12);
        add(above + 1, change << 10);
    }

    private void add(int point, int change) {
        surroundings[point] = (char) (surroundings[point] + change);
    }

    private void takeFromEmpty(int point) {
        emptyCount--;
        short last = empty[emptyCount];
        empty[places[point]] = last;
        places[last] = places[point];
    }

    /** Whether all neighbours of a point are of one colour, and all diagonal points but one, at the edge all. */
    public boolean isEye(int point, byte colour) {
        int around = surroundings[point];
        int ownOrOutside = around >> (colour - 1);
        int opposing = Integer.bitCount(opponents(around, colour) & DIAGONALS);
        boolean isAtEdge = (around & around >> 1 & DIAGONALS) != 0;
        return (ownOrOutside & NEIGHBOURS) == NEIGHBOURS && opposing + (isAtEdge ? 1 : 0) < 2;
    }

    /** The lower bit of each; other bits have no meaning. */
    private static int stones(int around) {
        return around ^ around >> 1;
    }

    /** The lower bit of each; other bits have no meaning. */
    private static int opponents(int around, byte colour) {
        return around >> (WHITE - colour) & ~(around >> (colour - 1));
    }

    /** Draws an allowed point that fills no eye, or {@link #NONE}; if careful, refuses half of the self-ataris and all large ones. */
    public int randomPoint(byte colour, boolean isCareful, RandomGenerator random) {
        for (int rest = emptyCount; rest > 0; rest--) {
            int place = random.nextInt(rest);
            short point = empty[place];
            if (isAllowed(point, colour) && !isEye(point, colour) && !(isCareful && isRefused(point, colour, random))) {
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

    private boolean isRefused(int point, byte colour, RandomGenerator random) {
        if (!isSelfAtari(point, colour)) {
            return false;
        }
        int size = 1;
        for (int i = 0; i < 4; i++) {
            int neighbour = neighbour(point, i);
            size += colours[neighbour] == colour ? sizes[chains[neighbour]] : 0;
        }
        return size > MOST_SACRIFICED || random.nextInt(2) == 0;
    }
}
