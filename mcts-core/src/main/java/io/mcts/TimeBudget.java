package io.mcts;

import java.time.Duration;
import org.jspecify.annotations.Nullable;

/** An amount of time. The clock is read before each iteration, which keeps the promise of a budget to the letter. */
record TimeBudget(Duration time, long nanos) implements Budget {

    private static final Duration LONGEST = Duration.ofNanos(Long.MAX_VALUE);

    static TimeBudget of(Duration time) {
        if (time.isNegative()) {
            throw new IllegalArgumentException("a budget is a time of 0 or more, not " + time);
        }
        return new TimeBudget(time, time.compareTo(LONGEST) > 0 ? Long.MAX_VALUE : time.toNanos());
    }

    @Override
    public @Nullable StopReason check(SearchProgress<?> progress) {
        return progress.elapsedNanos() >= nanos ? StopReason.TIME : null;
    }

    @Override
    public double spentShare(SearchProgress<?> progress) {
        return nanos == 0 ? 1 : Math.min(1, (double) progress.elapsedNanos() / nanos);
    }

    /** As many as at the mean speed so far. */
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
