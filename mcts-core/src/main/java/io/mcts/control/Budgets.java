package io.mcts.control;

import io.mcts.result.MoveStatistics;
import io.mcts.result.StopReason;
import java.time.Duration;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/** The kinds of {@link Budget}. */
final class Budgets {

    private static final Duration LONGEST = Duration.ofNanos(Long.MAX_VALUE);

    private Budgets() {}

    /** A duration in nanoseconds, or the most there can be. */
    static long nanos(Duration duration) {
        return duration.compareTo(LONGEST) > 0 ? Long.MAX_VALUE : duration.toNanos();
    }

    private static double share(long spent, long all) {
        return all == 0 ? 1 : Math.min(1, (double) spent / all);
    }

    record Iterations(long iterations) implements Budget {

        Iterations {
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
            return Budgets.share(progress.iterations(), iterations);
        }

        @Override
        public Budget share(int worker, int workers) {
            return new Iterations(iterations / workers + (worker < iterations % workers ? 1 : 0));
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

    /** The clock is read before each iteration, so that no search overruns its time by more than one. */
    record Time(long nanos) implements Budget {

        static Time of(Duration time) {
            if (time.isNegative()) {
                throw new IllegalArgumentException("a budget is a time of 0 or more, not " + time);
            }
            return new Time(Budgets.nanos(time));
        }

        @Override
        public @Nullable StopReason check(SearchProgress<?> progress) {
            return progress.elapsedNanos() >= nanos ? StopReason.TIME : null;
        }

        @Override
        public double spentShare(SearchProgress<?> progress) {
            return Budgets.share(progress.elapsedNanos(), nanos);
        }

        /** At the mean speed so far. */
        @Override
        public double remainingIterations(SearchProgress<?> progress) {
            double elapsed = progress.elapsedNanos();
            return progress.iterations() == 0 || elapsed == 0
                    ? Double.POSITIVE_INFINITY
                    : Math.max(0, nanos - elapsed) / elapsed * progress.iterations();
        }

        @Override
        public String toString() {
            return nanos % 1_000_000 == 0 ? nanos / 1_000_000 + " ms" : nanos + " ns";
        }
    }

    record Memory(long bytes) implements Budget {

        Memory {
            if (bytes < 0) {
                throw new IllegalArgumentException("a budget is 0 bytes or more, not " + bytes);
            }
        }

        @Override
        public @Nullable StopReason check(SearchProgress<?> progress) {
            return progress.bytes() >= bytes ? StopReason.MEMORY : null;
        }

        @Override
        public double spentShare(SearchProgress<?> progress) {
            return Budgets.share(progress.bytes(), bytes);
        }

        @Override
        public Budget share(int worker, int workers) {
            return new Memory(bytes / workers);
        }

        @Override
        public String toString() {
            return bytes + " bytes";
        }
    }

    /** Checked before one iteration in {@value #INTERVAL}, since that takes a pass over the moves of the root. */
    record StandardError(double error, long leastVisits) implements Budget {

        private static final int INTERVAL = 64;

        StandardError {
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
            if (progress.iterations() % INTERVAL != 0) {
                return null;
            }
            MoveStatistics<?> best = progress.best();
            return best.visits() >= leastVisits && best.standardError() <= error ? StopReason.STANDARD_ERROR : null;
        }

        /** The share of the visits needed: the square of a standard error falls in proportion to the visits. */
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

    record Condition(Predicate<SearchProgress<?>> condition) implements Budget {

        @Override
        public @Nullable StopReason check(SearchProgress<?> progress) {
            return condition.test(progress) ? StopReason.CONDITION : null;
        }

        @Override
        public String toString() {
            return "until a condition is met";
        }
    }

    enum Unlimited implements Budget {
        INSTANCE;

        @Override
        public @Nullable StopReason check(SearchProgress<?> progress) {
            return null;
        }

        @Override
        public String toString() {
            return "unlimited";
        }
    }

    record Either(Budget first, Budget second) implements Budget {

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
            return new Either(first.share(worker, workers), second.share(worker, workers));
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

    /**
     * Another budget, or less if the most visited move cannot be overtaken within it. Checked before one iteration in
     * {@value #INTERVAL}, so that it costs next to nothing beside the selection at the root; the search stops at most that
     * much later.
     */
    record Decided(Budget budget) implements Budget {

        private static final int INTERVAL = 16;

        @Override
        public @Nullable StopReason check(SearchProgress<?> progress) {
            StopReason reason = budget.check(progress);
            if (reason != null || progress.iterations() % INTERVAL != 0) {
                return reason;
            }
            return progress.isLeadGreaterThan(budget.remainingIterations(progress)) ? StopReason.DECIDED : null;
        }

        @Override
        public double spentShare(SearchProgress<?> progress) {
            return budget.spentShare(progress);
        }

        /** A worker with a tree of its own does not know the sum over all trees, so it does not end early. */
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
}
