package io.mcts.arena.statistics;

/** The interval of Wilson for a proportion, for whole and for effective numbers of trials. */
final class Wilson {

    private static final double Z_SQUARED = StandardNormal.Z * StandardNormal.Z;

    private Wilson() {}

    /**
     * {@code (p + z²/2n ± z * sqrt(p (1 - p) / n + z²/4n²)) / (1 + z²/n)}, within [0, 1] and around p whatever the rounding.
     *
     * @param p the proportion observed, from 0 to 1
     * @param n the number of independent trials that it is worth; 0 if none
     * @return the interval with a confidence of 95 %; from 0 to 1 without trials
     */
    static Interval interval(double p, double n) {
        if (n == 0) {
            return new Interval(0, 1);
        }
        double centre = p + Z_SQUARED / (2 * n);
        double width = StandardNormal.Z * Math.sqrt(p * (1 - p) / n + Z_SQUARED / (4 * n * n));
        double scale = 1 + Z_SQUARED / n;
        double low = Math.max(0, (centre - width) / scale);
        double high = Math.min(1, (centre + width) / scale);
        return new Interval(Math.min(p, low), Math.max(p, high));
    }
}
