package io.mcts.selection;

import io.mcts.internal.PowerOfTwo;

/** Functions of visit counts, tabulated for small counts. {@link StrictMath} logarithms make the search the same on every JVM. */
final class VisitFunctions {

    private static final int TABLE_SIZE = 1 << 16;

    private static final double[] INVERSE = new double[1 << 12];
    private static final double[] INVERSE_ROOT = new double[TABLE_SIZE];
    private static final double[] ROOT_OF_LOG = new double[TABLE_SIZE];

    /** Interpolation of √(ln n) begins at 2^12, with {@value #STEPS} steps for each power of two, up to 2<sup>31</sup>. */
    private static final int GREAT_BITS = 12;

    private static final int STEP_BITS = 10;
    private static final int STEPS = 1 << STEP_BITS;
    private static final double[] ROOT_OF_GREAT_LOG = new double[(31 - GREAT_BITS) * STEPS + 1];

    static {
        for (int entry = 0; entry < ROOT_OF_GREAT_LOG.length; entry++) {
            long n = (STEPS + entry % STEPS) * (1L << (GREAT_BITS - STEP_BITS + entry / STEPS));
            ROOT_OF_GREAT_LOG[entry] = rootOfExactLog((double) n);
        }
        for (int n = 1; n < INVERSE.length; n++) {
            INVERSE[n] = 1.0 / n;
        }
        for (int n = 1; n < TABLE_SIZE; n++) {
            fill(n);
        }
    }

    /** A separate method, since a JVM compiles the loop of an initializer late. */
    private static void fill(int n) {
        INVERSE_ROOT[n] = Math.sqrt(1.0 / n);
        ROOT_OF_LOG[n] = n >>> GREAT_BITS == 0 ? rootOfExactLog(n) : rootOfGreatLog(n);
    }

    private static double rootOfExactLog(double n) {
        return Math.sqrt(StrictMath.log(n));
    }

    private VisitFunctions() {}

    static double inverse(int n) {
        return n < INVERSE.length ? INVERSE[n] : 1.0 / n;
    }

    static double inverseRoot(int n) {
        return n < TABLE_SIZE ? INVERSE_ROOT[n] : Math.sqrt(1.0 / n);
    }

    /** √(ln n), for n from 1, to within 2.2e-8 from 2<sup>12</sup> on. */
    static double rootOfLog(int n) {
        return n < TABLE_SIZE ? ROOT_OF_LOG[n] : rootOfGreatLog(n);
    }

    /** A logarithm would cost as much as a pass over all children of a node. */
    private static double rootOfGreatLog(int n) {
        int shift = 31 - STEP_BITS - Integer.numberOfLeadingZeros(n);
        int octave = shift + STEP_BITS - GREAT_BITS;
        int entry = octave * STEPS + (n >>> shift) - STEPS;
        double share = (n & (1 << shift) - 1) * PowerOfTwo.of(-shift);
        double below = ROOT_OF_GREAT_LOG[entry];
        return below + share * (ROOT_OF_GREAT_LOG[entry + 1] - below);
    }

    /** Returns a long in the same order as a value that is not NaN; equal for equal values, except 0 and -0. */
    static long order(double value) {
        long bits = Double.doubleToRawLongBits(value);
        return bits ^ bits >> (Long.SIZE - 1) >>> 1;
    }

    static double bound(double sum, int n, double exploration) {
        double r = inverseRoot(n);
        return (sum * r + exploration) * r;
    }

    /** Divides non-negative weights by their sum, in place; all become equal if it is 0. */
    static double[] shares(double[] weights) {
        double sum = 0;
        for (double weight : weights) {
            sum += weight;
        }
        for (int i = 0; i < weights.length; i++) {
            weights[i] = sum == 0 ? 1.0 / weights.length : weights[i] / sum;
        }
        return weights;
    }
}
