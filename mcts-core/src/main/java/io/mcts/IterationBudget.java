package io.mcts;

import org.jspecify.annotations.Nullable;

/** A number of iterations. */
record IterationBudget(long iterations) implements Budget {

    IterationBudget {
        if (iterations < 0) {
            throw new IllegalArgumentException("a budget is 0 iterations or more, not " + iterations);
        }
    }

    @Override
    public @Nullable StopReason check(SearchProgress<?> progress) {
        return progress.iterations() >= iterations ? StopReason.ITERATIONS : null;
    }

    @Override
    public double spentShare(SearchProgress<?> progress) {
        return iterations == 0 ? 1 : Math.min(1, (double) progress.iterations() / iterations);
    }

    @Override
    public Budget share(int worker, int workers) {
        return new IterationBudget(iterations / workers + (worker < iterations % workers ? 1 : 0));
    }

    @Override
    public double remainingIterations(SearchProgress<?> progress) {
        return Math.max(0, iterations - progress.iterations());
    }

    @Override
    public String toString() {
        return iterations + " iterations";
    }
}
