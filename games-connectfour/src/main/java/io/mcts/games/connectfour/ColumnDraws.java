package io.mcts.games.connectfour;

import java.util.random.RandomGenerator;

/**
 * Draws columns at random, {@value #PER_NUMBER} of them from each 64-bit random number, all exactly uniform.
 *
 * <p>60 bits of the number are a binary fraction; multiplied by the number of columns, its integer part is a column and its fractional part
 * serves the next draw:
 * <pre>{@code
 * long fraction = draws.fraction(random);
 * for (int left = ColumnDraws.PER_NUMBER; left > 0; left--) {
 *     long product = ColumnDraws.product(fraction, columns);
 *     int column = ColumnDraws.column(product);
 *     fraction = ColumnDraws.rest(product);
 * }
 * }</pre>
 *
 * <p>The 2<sup>60</sup> fractions do not fall equally often on the sequences of draws; as in Lemire's algorithm, the few in excess (less
 * than one in 2<sup>16</sup>) are recognized by the remainder of the multiplications, and drawn again. Immutable and thread-safe.
 *
 * <p>Source: N. Brackett-Rozinsky, D. Lemire, <i>Batched Ranged Random Integer Generation</i>, Software: Practice and Experience 55(1),
 * 2025.
 */
final class ColumnDraws {

    static final int PER_NUMBER = 12;

    private static final int FRACTION_BITS = 60;
    private static final long FRACTION_MASK = (1L << FRACTION_BITS) - 1;

    private static final ColumnDraws[] SHARED = new ColumnDraws[Board.LONGEST_SIDE + 1];

    static {
        for (int columns = 1; columns < SHARED.length; columns++) {
            SHARED[columns] = new ColumnDraws(columns);
        }
    }

    private final long sequences;

    /** The number of fractions modulo the number of sequences. */
    private final long excess;

    private ColumnDraws(int columns) {
        long power = 1;
        for (int i = 0; i < PER_NUMBER; i++) {
            power *= columns;
        }
        this.sequences = power;
        this.excess = (1L << FRACTION_BITS) % power;
    }

    /** Returns a shared object for 1 to 12 columns. */
    static ColumnDraws from(int columns) {
        return SHARED[columns];
    }

    long fraction(RandomGenerator random) {
        long fraction = random.nextLong() >>> (Long.SIZE - FRACTION_BITS);
        return isInExcess(fraction) ? redrawn(random) : fraction;
    }

    /** A separate method, so that rollouts have no loop that hardly ever runs. */
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

    /** Returns the argument of {@link #column} and {@link #rest}. */
    static long product(long fraction, int columns) {
        return fraction * columns;
    }

    static int column(long product) {
        return (int) (product >>> FRACTION_BITS);
    }

    static long rest(long product) {
        return product & FRACTION_MASK;
    }
}
