package io.mcts;

import java.time.Duration;
import java.util.Objects;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/**
 * Says when a search has to stop.
 *
 * <p>It is asked before each iteration, so a search never overruns it by more than one. A budget of nothing is allowed: the
 * search then answers without an iteration. Budgets combine with {@link #or}:
 *
 * <pre>{@code
 * Budget budget = Budget.millis(500).or(Budget.iterations(1_000_000)).or(cancellation);
 * }</pre>
 *
 * <p>Budgets are immutable and may be used for many searches at once, and by several workers of one search, unless they say
 * otherwise. {@code toString} prints the limit.
 */
@FunctionalInterface
public interface Budget {

    /**
     * Decides whether the search goes on.
     *
     * @param progress what has been spent so far
     * @return why the search has to stop, or null where it may go on
     */
    @Nullable
    StopReason check(SearchProgress<?> progress);

    /**
     * How much of this budget is spent.
     *
     * @param progress what has been spent so far
     * @return from 0 to 1, or NaN (as here) where the budget cannot tell
     */
    default double spentShare(SearchProgress<?> progress) {
        return Double.NaN;
    }

    /**
     * The part of this budget that one of several workers has, each of whom searches a tree of its own. A worker asks its part
     * on its own thread, of its own progress.
     *
     * @param worker the number of the worker, from 0
     * @param workers how many there are
     * @return the part; this budget (as here) where what it limits is not shared out, such as time
     */
    default Budget share(int worker, int workers) {
        return this;
    }

    /**
     * This budget or another, whichever is spent first; where both are, this one gives the reason.
     *
     * @param other the other one
     * @return the combination
     */
    default Budget or(Budget other) {
        return new EitherBudget(this, Objects.requireNonNull(other, "other"));
    }

    /**
     * A number of iterations. Several workers divide it among them; what is left over goes to the first, one each.
     *
     * @param iterations not negative
     * @return the budget
     * @throws IllegalArgumentException if the number is negative
     */
    static Budget iterations(long iterations) {
        return new IterationBudget(iterations);
    }

    /**
     * An amount of time from the beginning of the search.
     *
     * @param time not negative
     * @return the budget
     * @throws IllegalArgumentException if the time is negative
     */
    static Budget time(Duration time) {
        return TimeBudget.of(time);
    }

    /**
     * An amount of time from the beginning of the search.
     *
     * @param milliseconds not negative
     * @return the budget
     * @throws IllegalArgumentException if the time is negative
     */
    static Budget millis(long milliseconds) {
        return time(Duration.ofMillis(milliseconds));
    }

    /**
     * An amount of memory for the tree: the search stops once it holds as much. Several trees have equal parts.
     *
     * @param bytes not negative
     * @return the budget
     * @throws IllegalArgumentException if the amount is negative
     */
    static Budget memory(long bytes) {
        return new MemoryBudget(bytes);
    }

    /**
     * A condition of the caller's own. Where several workers have trees of their own, each asks it of its own progress, on its
     * own thread, and stops by itself.
     *
     * @param condition the search stops when it is true
     * @return the budget
     */
    static Budget until(Predicate<SearchProgress<?>> condition) {
        return new ConditionBudget(Objects.requireNonNull(condition, "condition"));
    }

    /**
     * No limit: the search goes on until its thread is interrupted or a budget combined with this one is spent.
     *
     * @return the budget
     */
    static Budget unlimited() {
        return UnlimitedBudget.INSTANCE;
    }
}
