package io.mcts.selection;

/**
 * Functions of numbers of visits, from tables where the numbers are small, as at nearly all nodes: a table saves a division and
 * a root for each child and a logarithm for each node. The logarithm is that of {@link StrictMath}, so that the search is the
 * same on every JVM.
 */
final class VisitFunctions {

    private static final int TABLE_BITS = 12;
    private static final int TABLE_SIZE = 1 << TABLE_BITS;
    private static final double[] INVERSE = new double[TABLE_SIZE];
    private static final double[] INVERSE_ROOT = new double[TABLE_SIZE];
    private static final double[] ROOT_OF_LOG = new double[TABLE_SIZE];

    /** √(ln n) beyond: for each power of two from 2<sup>12</sup> to 2<sup>30</sup> 1,024 steps, and 2<sup>31</sup>. */
    private static final int STEP_BITS = 10;

    private static final int STEPS = 1 << STEP_BITS;
    private static final double[] ROOT_OF_GREAT_LOG = new double[(31 - TABLE_BITS) * STEPS + 1];

    static {
        for (int n = 1; n < TABLE_SIZE; n++) {
            INVERSE[n] = 1.0 / n;
            INVERSE_ROOT[n] = Math.sqrt(1.0 / n);
            ROOT_OF_LOG[n] = Math.sqrt(StrictMath.log(n));
        }
        for (int entry = 0; entry < ROOT_OF_GREAT_LOG.length; entry++) {
            long n = (STEPS + entry % STEPS) * (1L << (TABLE_BITS - STEP_BITS + entry / STEPS));
            ROOT_OF_GREAT_LOG[entry] = Math.sqrt(StrictMath.log((double) n));
        }
    }

    private VisitFunctions() {}

    /** 1 / n, for n from 1. */
    static double inverse(int n) {
        return n < TABLE_SIZE ? INVERSE[n] : 1.0 / n;
    }

    /** 1 / √n, for n from 1. */
    static double inverseRoot(int n) {
        return n < TABLE_SIZE ? INVERSE_ROOT[n] : Math.sqrt(1.0 / n);
    }

    /** √(ln n), for n from 1, to within 2.2e-8 beyond the table. */
    static double rootOfLog(int n) {
        return n < TABLE_SIZE ? ROOT_OF_LOG[n] : rootOfGreatLog(n);
    }

    /**
     * Interpolates between two entries of the table. A logarithm costs as much as a pass over all children of a node, and
     * nodes near the root would need one in each iteration.
     */
    private static double rootOfGreatLog(int n) {
        int shift = 31 - STEP_BITS - Integer.numberOfLeadingZeros(n);
        int octave = shift + STEP_BITS - TABLE_BITS;
        int entry = octave * STEPS + (n >>> shift) - STEPS;
        double share = (n - ((n >>> shift) << shift)) / (double) (1 << shift);
        double below = ROOT_OF_GREAT_LOG[entry];
        return below + share * (ROOT_OF_GREAT_LOG[entry + 1] - below);
    }

    /** The upper confidence bound {@code sum / n + exploration / √n}, for n from 1. */
    static double bound(double sum, int n, double exploration) {
        double r = inverseRoot(n);
        return (sum * r + exploration) * r;
    }

    /** Divides weights, which are not negative, by their sum; if it is 0 all become alike. Returns the same array. */
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
