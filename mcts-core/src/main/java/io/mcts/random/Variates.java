package io.mcts.random;

import io.mcts.internal.Argument;
import java.util.random.RandomGenerator;

/** Non-uniform random numbers, from {@link RandomGenerator#nextDouble} and {@link StrictMath} alone: the same on every JVM. */
public final class Variates {

    private static final double SQUEEZE = 0.0331;

    private Variates() {}

    /**
     * Returns a standard normal variate, by the polar method (its second number is discarded).
     *
     * <p>Source: G. Marsaglia, T. Bray, <i>A Convenient Method for Generating Normal Variables</i>, SIAM Review 6(3), 1964.
     */
    public static double normal(RandomGenerator random) {
        while (true) {
            double x = 2 * random.nextDouble() - 1;
            double y = 2 * random.nextDouble() - 1;
            double square = x * x + y * y;
            if (square > 0 && square < 1) {
                return x * Math.sqrt(-2 * StrictMath.log(square) / square);
            }
        }
    }

    /**
     * Returns a standard Gumbel variate, {@code -ln(-ln U)}.
     *
     * <p>Source: E. Gumbel, <i>Statistical Theory of Extreme Values and Some Practical Applications</i>, 1954.
     */
    public static double gumbel(RandomGenerator random) {
        double u = random.nextDouble();
        while (u == 0) {
            u = random.nextDouble();
        }
        return -StrictMath.log(-StrictMath.log(u));
    }

    /**
     * Returns a gamma variate with scale 1, for a positive finite shape; for one below 0.1 it may underflow to 0.
     *
     * <p>Source: G. Marsaglia, W. Tsang, <i>A Simple Method for Generating Gamma Variables</i>, ACM Transactions on Mathematical Software
     * 26(3), 2000, section 6; for a shape below 1 a variate of 1 + shape times {@code U^(1 / shape)}, as remarked there.
     */
    public static double gamma(double shape, RandomGenerator random) {
        Argument.requirePositive("the shape of a gamma distribution", shape);
        return shape < 1
                ? gammaFromOne(1 + shape, random) * StrictMath.exp(boostLog(shape, random))
                : gammaFromOne(shape, random);
    }

    /** The logarithm of {@code U^(1 / shape)}, which turns a gamma variate of 1 + shape into one of shape. */
    private static double boostLog(double shape, RandomGenerator random) {
        return StrictMath.log(1 - random.nextDouble()) / shape;
    }

    private static double gammaFromOne(double shape, RandomGenerator random) {
        double d = shape - 1.0 / 3;
        double c = 1 / Math.sqrt(9 * d);
        while (true) {
            double x = normal(random);
            double root = 1 + c * x;
            if (root > 0) {
                double v = root * root * root;
                double u = random.nextDouble();
                double square = x * x;
                if (u < 1 - SQUEEZE * square * square
                        || StrictMath.log(u) < 0.5 * square + d * (1 - v + StrictMath.log(v))) {
                    return d * v;
                }
            }
        }
    }

    /** Returns a beta variate, from 0 to 1, for finite shapes of 1 or more: the first of two gamma variates divided by their sum. */
    public static double beta(double a, double b, RandomGenerator random) {
        if (!(a >= 1 && b >= 1)) {
            throw new IllegalArgumentException(
                    "the shapes of a beta distribution are numbers of 1 or more here, not " + a + " and " + b);
        }
        double first = gamma(a, random);
        return first / (first + gamma(b, random));
    }

    /**
     * Draws from the symmetric Dirichlet distribution with a positive finite shape; a small shape favours one share, which may round to 1.
     *
     * <p>Source: L. Devroye, <i>Non-Uniform Random Variate Generation</i>, 1986, chapter XI, section 4.
     */
    public static void dirichlet(double shape, double[] shares, RandomGenerator random) {
        Argument.requirePositive("the shape of a gamma distribution", shape);
        double greatest = Double.NEGATIVE_INFINITY;
        for (int i = 0; i < shares.length; i++) {
            // logarithms, since with a small shape all variates may be too small for a double
            shares[i] = StrictMath.log(gammaFromOne(1 + shape, random)) + boostLog(shape, random);
            greatest = Math.max(greatest, shares[i]);
        }
        double sum = 0;
        for (int i = 0; i < shares.length; i++) {
            shares[i] = StrictMath.exp(shares[i] - greatest);
            sum += shares[i];
        }
        for (int i = 0; i < shares.length; i++) {
            shares[i] /= sum;
        }
    }
}
