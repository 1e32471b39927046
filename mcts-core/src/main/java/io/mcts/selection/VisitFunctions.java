package io.mcts.selection;

/**
 * Functions of numbers of visits, from tables where the numbers are small, as they are at nearly all nodes.
 *
 * <p>A table saves a division and a root for each child looked at and a logarithm for each node. The logarithm is that of {@link StrictMath}, so that every JVM computes the same search.
 */
final class VisitFunctions {

    private static final int TABLE_SIZE = 4096;
    private static final double[] INVERSE = new double[TABLE_SIZE];
    private static final double[] INVERSE_ROOT = new double[TABLE_SIZE];
    private static final double[] ROOT_OF_LOG = new double[TABLE_SIZE];

    static {
        for (int n = 1; n < TABLE_SIZE; n++) {
            INVERSE[n] = 1.0 / n;
            INVERSE_ROOT[n] = Math.sqrt(1.0 / n);
            ROOT_OF_LOG[n] = Math.sqrt(StrictMath.log(n));
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

    /** √(ln n), for n from 1. */
    static double rootOfLog(int n) {
        return n < TABLE_SIZE ? ROOT_OF_LOG[n] : Math.sqrt(StrictMath.log(n));
    }

    /** The upper confidence bound {@code sum / n + exploration / √n}, for n from 1. */
    static double bound(double sum, int n, double exploration) {
        return sum * inverse(n) + exploration * inverseRoot(n);
    }
}
