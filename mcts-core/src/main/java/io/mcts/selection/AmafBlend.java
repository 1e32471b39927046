package io.mcts.selection;

import java.util.random.RandomGenerator;

/**
 * The choice that RAVE and GRAVE share: the greatest {@code (1 - beta) * Q + beta * Q~ + c * sqrt(ln N / n)}, where Q is the mean
 * of a child and Q~ its mean as all moves count as first; they differ in beta.
 */
final class AmafBlend {

    /** How much of a child's value is its AMAF mean. */
    @FunctionalInterface
    interface Beta {
        double of(int visits, int amafVisits);
    }

    private AmafBlend() {}

    static int select(Children children, double c, Beta beta, RandomGenerator random) {
        double exploration = c * VisitFunctions.rootOfLog(Math.max(1, children.visits()));
        int best = 0;
        double greatest = Double.NEGATIVE_INFINITY;
        int equals = 0;
        for (int child = 0, count = children.count(); child < count; child++) {
            int visits = children.visits(child);
            int amafVisits = children.amafVisits(child);
            double bound;
            if (visits == 0 && amafVisits == 0) {
                bound = Double.POSITIVE_INFINITY;
            } else {
                double amafSum = amafVisits == 0 ? 0 : children.amafSum(child);
                bound = value(children.sum(child), visits, amafSum, amafVisits, beta)
                        + exploration * VisitFunctions.inverseRoot(Math.max(1, visits));
            }
            if (bound > greatest) {
                greatest = bound;
                best = child;
                equals = 1;
            } else if (bound == greatest && random.nextInt(++equals) == 0) {
                best = child;
            }
        }
        return best;
    }

    /** The value of a child seen at least once, by itself or as all moves count as first. */
    static double value(double sum, int visits, double amafSum, int amafVisits, Beta beta) {
        if (visits == 0) {
            return amafSum / amafVisits;
        }
        double mean = sum * VisitFunctions.inverse(visits);
        if (amafVisits == 0) {
            return mean;
        }
        double weight = beta.of(visits, amafVisits);
        return (1 - weight) * mean + weight * amafSum / amafVisits;
    }
}
