package io.mcts;

import java.time.Duration;
import org.jspecify.annotations.Nullable;

/** An amount of time. The clock is read before each iteration: that costs about 20 ns, and keeps the promise to the letter. */
record TimeBudget(Duration time, long nanos) implements Budget {

    private static final Duration LONGEST = Duration.ofNanos(Long.MAX_VALUE);

    TimeBudget(Duration time) {
        this(time, time.compareTo(LONGEST) > 0 ? Long.MAX_VALUE : time.toNanos());
    }

    TimeBudget {
        if (time.isNegative()) {
            throw new IllegalArgumentException("a budget is a time of 0 or more, not " + time);
        }
    }

    @Override
    public @Nullable StopReason check(SearchProgress<?> progress) {
        return progress.elapsedNanos() >= nanos ? StopReason.TIME : null;
    }

    @Override
    public double spentShare(SearchProgress<?> progress) {
        return nanos == 0 ? 1 : Math.min(1, (double) progress.elapsedNanos() / nanos);
    }

    @Override
    public String toString() {
        return time.toMillis() + " ms";
    }
}
