package io.mcts;

import org.jspecify.annotations.Nullable;

/**
 * A precision of the best move's mean. It is looked up before one iteration in {@value #ITERATIONS_BETWEEN}, since that takes a
 * pass over the moves of the root.
 */
record StandardErrorBudget(double error, long leastVisits) implements Budget {

    /** The visits of the best move at least, unless told. */
    static final long LEAST_VISITS = 100;

    private static final int ITERATIONS_BETWEEN = 64;

    StandardErrorBudget {
        if (!(error > 0 && error < Double.POSITIVE_INFINITY)) {
            throw new IllegalArgumentException("a budget is a standard error greater than 0, not " + error);
        }
        if (leastVisits < 1) {
            throw new IllegalArgumentException(
                    "a standard error is known after 1 visit or more at the least, not " + leastVisits);
        }
    }

    @Override
    public @Nullable StopReason check(SearchProgress<?> progress) {
        if (progress.iterations() % ITERATIONS_BETWEEN != 0) {
            return null;
        }
        MoveStatistics<?> best = progress.best();
        return best.visits() >= leastVisits && best.standardError() <= error ? StopReason.STANDARD_ERROR : null;
    }

    /** The share of the visits needed, since the square of a standard error falls as the visits rise. */
    @Override
    public double spentShare(SearchProgress<?> progress) {
        MoveStatistics<?> best = progress.best();
        double ratio = error / best.standardError();
        return Math.min(Math.min(1, (double) best.visits() / leastVisits), ratio * ratio);
    }

    @Override
    public String toString() {
        return "until the standard error is " + error + " after " + leastVisits + " visits";
    }
}
