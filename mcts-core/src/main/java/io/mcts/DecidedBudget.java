package io.mcts;

import org.jspecify.annotations.Nullable;

/**
 * Another budget, or less where the most visited move cannot be overtaken within it.
 *
 * <p>Whether it can is looked up before one iteration in {@value #ITERATIONS_BETWEEN}, so that the look costs next to nothing
 * beside the selection at the root; the search stops so much later at most.
 */
record DecidedBudget(Budget budget) implements Budget {

    private static final int ITERATIONS_BETWEEN = 16;

    @Override
    public @Nullable StopReason check(SearchProgress<?> progress) {
        StopReason reason = budget.check(progress);
        if (reason != null || progress.iterations() % ITERATIONS_BETWEEN != 0) {
            return reason;
        }
        return progress.isLeadGreaterThan(budget.remainingIterations(progress)) ? StopReason.DECIDED : null;
    }

    @Override
    public double spentShare(SearchProgress<?> progress) {
        return budget.spentShare(progress);
    }

    /** In trees of their own workers cannot tell what the sum of the trees will be, so that none ends early. */
    @Override
    public Budget share(int worker, int workers) {
        return budget.share(worker, workers);
    }

    @Override
    public double remainingIterations(SearchProgress<?> progress) {
        return budget.remainingIterations(progress);
    }

    @Override
    public boolean needsRobustChild() {
        return true;
    }

    @Override
    public String toString() {
        return "until decided within " + budget;
    }
}
