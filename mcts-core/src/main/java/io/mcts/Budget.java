package io.mcts;

import java.time.Duration;
import java.util.Objects;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/**
 * Says when a search has to stop.
 *
 * <p>It is asked before each iteration, so a search never overruns it by more than one (where leaves are evaluated in
 * {@linkplain io.mcts.evaluation.LeafBatches batches}, a time by no more than one batch). A budget of nothing is allowed: the
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
     * How many more iterations this budget allows.
     *
     * @param progress what has been spent so far
     * @return 0 or more, exact or estimated; infinite (as here) where the budget cannot tell
     */
    default double remainingIterations(SearchProgress<?> progress) {
        return Double.POSITIVE_INFINITY;
    }

    /**
     * Whether the budget is sound only where the most visited move is the one that is played,
     * {@link io.mcts.decision.RobustChild}. A search with another decision refuses it.
     *
     * @return false unless overridden
     */
    default boolean needsRobustChild() {
        return false;
    }

    /**
     * This budget, but no longer than until the move is decided: no other move of the root can come to as many visits as the
     * most visited one in the iterations that remain. With a single move that is so at once; at a chance root, where
     * nobody chooses, it never is.
     *
     * <p>How many iterations remain is exact for {@link #iterations}. For {@link #time} it is estimated: as many a second as
     * this search has done so far. Where the search gets faster, as while a JVM warms up, the estimate is too low, and the
     * search may stop although the last iterations could still have changed the move. Of budgets combined by {@link #or} the
     * least number counts. Where no part can tell, as for memory, nothing changes.
     *
     * <p>It is for the decision by most visits alone; a search with another one refuses it. Several threads in one tree stop a
     * little later, since not all that they have done is known at once; where each has a tree of its own, and where a solver
     * decides by proofs, nothing changes.
     *
     * <p>Source: H. Baier, M. Winands, <i>Time Management for Monte Carlo Tree Search</i>, IEEE Transactions on Computational
     * Intelligence and AI in Games 8(3), 2016, strategy STOP, here without its factor that stops earlier still.
     *
     * @return the combination
     */
    default Budget untilDecided() {
        return new DecidedBudget(this);
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
     * A precision: the search stops once the standard error of the best move's mean is small enough, after at least 100 visits
     * of the move.
     *
     * @param error the standard error wanted, greater than 0
     * @return the budget
     * @throws IllegalArgumentException if the error is out of its range
     */
    static Budget standardError(double error) {
        return standardError(error, StandardErrorBudget.LEAST_VISITS);
    }

    /**
     * A precision: the search stops once the standard error of the best move's mean ({@link MoveStatistics#standardError}) is
     * small enough.
     *
     * <p>A few equal rewards have no spread and would pass for certainty, so a move must have some visits first. After n equal
     * rewards, up to 3 in n of the others may still be different (95 % confidence, the rule of three). It is the precision of
     * one mean, and says nothing of whether another move is better.
     *
     * @param error the standard error wanted, greater than 0
     * @param leastVisits the visits that the move has at least, 1 or more
     * @return the budget
     * @throws IllegalArgumentException if a number is out of its range
     */
    static Budget standardError(double error, long leastVisits) {
        return new StandardErrorBudget(error, leastVisits);
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
