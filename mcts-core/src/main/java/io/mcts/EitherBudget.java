package io.mcts;

import org.jspecify.annotations.Nullable;

/** Two budgets, of which the one that is spent first counts. */
record EitherBudget(Budget first, Budget second) implements Budget {

    @Override
    public @Nullable StopReason check(SearchProgress<?> progress) {
        StopReason reason = first.check(progress);
        return reason != null ? reason : second.check(progress);
    }

    @Override
    public double spentShare(SearchProgress<?> progress) {
        double a = first.spentShare(progress);
        double b = second.spentShare(progress);
        if (Double.isNaN(a)) {
            return b;
        }
        return Double.isNaN(b) ? a : Math.max(a, b);
    }

    @Override
    public Budget share(int worker, int workers) {
        return new EitherBudget(first.share(worker, workers), second.share(worker, workers));
    }

    @Override
    public double remainingIterations(SearchProgress<?> progress) {
        return Math.min(first.remainingIterations(progress), second.remainingIterations(progress));
    }

    @Override
    public boolean needsRobustChild() {
        return first.needsRobustChild() || second.needsRobustChild();
    }

    @Override
    public String toString() {
        return first + " or " + second;
    }
}
