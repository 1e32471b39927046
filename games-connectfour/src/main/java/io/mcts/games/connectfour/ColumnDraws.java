package io.mcts.games.connectfour;

import java.util.random.RandomGenerator;

/**
 * Draws columns at random, {@value #PER_NUMBER} of them from each 64-bit random number, all exactly uniform.
 *
 * <p>60 bits of the number are read as a binary fraction between 0 and 1. Multiplied by the number of columns, its integer
 * part is a column and its fractional part serves the next draw in the same way:
 *
 * <pre>{@code
 * long fraction = draws.fraction(random);
 * for (int left = ColumnDraws.PER_NUMBER; left > 0; left--) {
 *     long product = ColumnDraws.product(fraction, columns);
 *     int column = ColumnDraws.column(product);
 *     fraction = ColumnDraws.rest(product);
 * }
 * }</pre>
 *
 * <p>Together the draws are one number below {@code columns} to the power of {@value #PER_NUMBER}, written in base
 * {@code columns}. The 2<sup>60</sup> fractions do not fall on these numbers equally often; as in Lemire's algorithm, those
 * few in excess (less than one in 2<sup>16</sup>) are known by what the multiplications leave over at the end, and drawn
 * again.
 *
 * <p>Immutable and thread-safe.
 *
 * <p>Source: N. Brackett-Rozinsky, D. Lemire, <i>Batched Ranged Random Integer Generation</i>, Software: Practice and
 * Experience 55(1), 2025.
 */
final class ColumnDraws {

    /** The number of draws that a fraction is good for. */
    static final int PER_NUMBER = 12;

    private static final int FRACTION_BITS = 60;
    private static final long FRACTION_MASK = (1L << FRACTION_BITS) - 1;

    private static final ColumnDraws[] SHARED = new ColumnDraws[Board.LONGEST_SIDE + 1];

    static {
        for (int columns = 1; columns < SHARED.length; columns++) {
            SHARED[columns] = new ColumnDraws(columns);
        }
    }

    /** The number of all sequences of draws. */
    private final long sequences;

    /** The remainder of the number of fractions divided by the number of sequences. */
    private final long excess;

    private ColumnDraws(int columns) {
        long power = 1;
        for (int i = 0; i < PER_NUMBER; i++) {
            power *= columns;
        }
        this.sequences = power;
        this.excess = (1L << FRACTION_BITS) % power;
    }

    /**
     * The draws from a number of columns.
     *
     * @param columns from 1 to 12
     * @return always the same object
     */
    static ColumnDraws from(int columns) {
        return SHARED[columns];
    }

    /** A fraction for {@value #PER_NUMBER} draws. */
    long fraction(RandomGenerator random) {
        long fraction = random.nextLong() >>> (Long.SIZE - FRACTION_BITS);
        return isInExcess(fraction) ? redrawn(random) : fraction;
    }

    /** Apart from {@link #fraction}, so that rollouts have no loop that is next to never run. */
    private long redrawn(RandomGenerator random) {
        long fraction;
        do {
            fraction = random.nextLong() >>> (Long.SIZE - FRACTION_BITS);
        } while (isInExcess(fraction));
        return fraction;
    }

    private boolean isInExcess(long fraction) {
        return ((fraction * sequences) & FRACTION_MASK) < excess;
    }

    /** Returns the number from which {@link #column} and {@link #rest} are taken. */
    static long product(long fraction, int columns) {
        return fraction * columns;
    }

    /** The column drawn. */
    static int column(long product) {
        return (int) (product >>> FRACTION_BITS);
    }

    /** The fraction for the next draw. */
    static long rest(long product) {
        return product & FRACTION_MASK;
    }
}
