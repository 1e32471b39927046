package io.mcts.control;

import io.mcts.internal.Argument;
import io.mcts.result.MoveStatistics;
import io.mcts.result.StopReason;
import java.time.Duration;
import java.util.function.Predicate;
import java.util.function.ToLongFunction;
import org.jspecify.annotations.Nullable;

final class Budgets {

    static final Budget UNLIMITED = new Condition("unlimited", progress -> false);

    private static final Duration LONGEST = Duration.ofNanos(Long.MAX_VALUE);
    private static final long NANOS_PER_MILLI = 1_000_000;

    private Budgets() {}

    /** Returns a duration in nanoseconds, clamped to {@link Long#MAX_VALUE}. */
    static long nanos(Duration duration) {
        return duration.compareTo(LONGEST) > 0 ? Long.MAX_VALUE : duration.toNanos();
    }

    /** A limit of the figure that the reason names: iterations, time or memory. */
    record Limit(StopReason reason, long limit, String unit, ToLongFunction<SearchProgress<?>> figure)
            implements Budget {

        Limit {
            Argument.require(limit >= 0, "a budget is 0 " + unit + " or more", limit);
        }

        @Override
        public @Nullable StopReason check(SearchProgress<?> progress) {
            return figure.applyAsLong(progress) >= limit ? reason : null;
        }

        @Override
        public double spentShare(SearchProgress<?> progress) {
            return limit == 0 ? 1 : Math.min(1, (double) figure.applyAsLong(progress) / limit);
        }

        @Override
        public Budget share(int worker, int workers) {
            if (reason == StopReason.TIME) {
                return this;
            }
            boolean hasMore = reason == StopReason.ITERATIONS && worker < limit % workers;
            return new Limit(reason, limit / workers + (hasMore ? 1 : 0), unit, figure);
        }

        /** Exact for iterations; for a time, estimated from the mean speed so far. */
        @Override
        public double remainingIterations(SearchProgress<?> progress) {
            double iterations = progress.iterations();
            if (reason == StopReason.ITERATIONS) {
                return Math.max(0, limit - iterations);
            }
            double elapsed = reason == StopReason.TIME ? progress.elapsedNanos() : 0;
            return iterations == 0 || elapsed == 0
                    ? Double.POSITIVE_INFINITY
                    : Math.max(0, limit - elapsed) / elapsed * iterations;
        }

        @Override
        public String toString() {
            boolean isInMillis = reason == StopReason.TIME && limit % NANOS_PER_MILLI == 0;
            return isInMillis ? limit / NANOS_PER_MILLI + " ms" : limit + " " + unit;
        }
    }

    /** Checked only every {@value #INTERVAL} iterations, since it reads all moves of the root. */
    record StandardError(double error, long leastVisits) implements Budget {

        private static final int INTERVAL = 64;

        StandardError {
            Argument.require(
                    error > 0 && error < Double.POSITIVE_INFINITY,
                    "a budget is a standard error greater than 0",
                    error);
            Argument.require(
                    leastVisits >= 1, "a standard error is known after 1 visit or more at the least", leastVisits);
        }

        @Override
        public @Nullable StopReason check(SearchProgress<?> progress) {
            if (progress.iterations() % INTERVAL != 0) {
                return null;
            }
            MoveStatistics<?> best = progress.best();
            return best.visits() >= leastVisits && best.standardError() <= error ? StopReason.STANDARD_ERROR : null;
        }

        /** The square of a standard error falls in proportion to the visits. */
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

    record Condition(String text, Predicate<SearchProgress<?>> condition) implements Budget {

        @Override
        public @Nullable StopReason check(SearchProgress<?> progress) {
            return condition.test(progress) ? StopReason.CONDITION : null;
        }

        @Override
        public String toString() {
            return text;
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
            return Double.isNaN(a) || a < b ? b : a;
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

    /** Checked only every {@value #INTERVAL} iterations. */
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

        /** A worker with its own tree does not know the sum over all trees, so it does not end early. */
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
