package io.mcts.random;

import java.util.random.RandomGenerator;

/**
 * Random numbers that follow other distributions than the uniform one.
 *
 * <p>They are made of {@link RandomGenerator#nextDouble} and {@link StrictMath} alone, so that the same generator gives the same
 * numbers on every JVM; the platform's own may differ between versions.
 */
public final class Variates {

    private static final double SQUEEZE = 0.0331;

    private Variates() {}

    /**
     * A number of the standard normal distribution, by the polar method. The second number that the method gives is not kept.
     *
     * <p>Source: G. Marsaglia, T. Bray, <i>A Convenient Method for Generating Normal Variables</i>, SIAM Review 6(3), 1964.
     *
     * @param random the only source of randomness
     * @return any finite number
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
     * A number of the gamma distribution with a scale of 1.
     *
     * <p>Source: G. Marsaglia, W. Tsang, <i>A Simple Method for Generating Gamma Variables</i>, ACM Transactions on Mathematical
     * Software 26(3), 2000, section 6.
     *
     * @param shape 1 or more and finite; also the mean
     * @param random the only source of randomness
     * @return greater than 0
     * @throws IllegalArgumentException if the shape is less than 1, infinite or not a number
     */
    public static double gamma(double shape, RandomGenerator random) {
        if (!(shape >= 1 && shape < Double.POSITIVE_INFINITY)) {
            throw new IllegalArgumentException(
                    "the shape of a gamma distribution is a number of 1 or more here, not " + shape);
        }
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

    /**
     * A number of the beta distribution: the share of one gamma variate in two.
     *
     * @param a the first shape, 1 or more and finite
     * @param b the second shape, 1 or more and finite
     * @param random the only source of randomness
     * @return from 0 to 1
     * @throws IllegalArgumentException if a shape is less than 1, infinite or not a number
     */
    public static double beta(double a, double b, RandomGenerator random) {
        double first = gamma(a, random);
        return first / (first + gamma(b, random));
    }
}
