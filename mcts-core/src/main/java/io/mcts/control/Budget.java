package io.mcts.control;

import io.mcts.internal.Argument;
import io.mcts.result.MoveStatistics;
import io.mcts.result.StopReason;
import java.time.Duration;
import java.util.Objects;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/**
 * Decides when a search has to stop.
 *
 * <p>It is asked before each iteration, so a search never overruns it by more than one iteration (if leaves are evaluated in
 * {@linkplain io.mcts.evaluation.LeafBatches batches}, a time by no more than one batch). A budget of nothing is allowed: the
 * search then answers without an iteration. Budgets combine with {@link #or}:
 *
 * <pre>{@code
 * Budget budget = Budget.millis(500).or(Budget.iterations(1_000_000)).or(cancellation);
 * }</pre>
 *
 * <p>Immutable unless stated otherwise: many searches, and several workers of one, may use a budget at once. {@code toString} prints
 * the limit.
 */
@FunctionalInterface
public interface Budget {

    /** Says why the search has to stop, or null if it may go on. */
    @Nullable
    StopReason check(SearchProgress<?> progress);

    /** How much of this budget is spent, from 0 to 1, or NaN (unless overridden) if the budget cannot tell. */
    default double spentShare(SearchProgress<?> progress) {
        return Double.NaN;
    }

    /**
     * The part of this budget for one of several workers, numbered from 0, each of which searches a tree of its own and asks its
     * part on its own thread, about its own progress. This budget unless overridden, as for a time.
     */
    default Budget share(int worker, int workers) {
        return this;
    }

    /** This budget or another, whichever is spent first; if both are, this one gives the reason. */
    default Budget or(Budget other) {
        return new Budgets.Either(this, Objects.requireNonNull(other, "other"));
    }

    /** How many more iterations this budget allows, exactly or estimated; infinite (unless overridden) if it cannot tell. */
    default double remainingIterations(SearchProgress<?> progress) {
        return Double.POSITIVE_INFINITY;
    }

    /**
     * Whether the budget requires that the most visited move is the one played
     * ({@link io.mcts.decision.FinalDecision#isByVisits}). A search with another decision then refuses it. False unless overridden.
     */
    default boolean needsRobustChild() {
        return false;
    }

    /**
     * This budget, but no longer than until the move is decided: no other move of the root can reach the visits of the most
     * visited one in the iterations that remain. With a single move that is so at once; at a chance root, where nobody
     * chooses, it never is.
     *
     * <p>How many iterations remain is exact for {@link #iterations}; for {@link #time} it is estimated from the speed so far. If
     * the search gets faster, as while a JVM warms up, it may stop although the last iterations could still have changed the move.
     * If no part of a budget can tell, as for memory, nothing changes.
     *
     * <p>It is for decisions by most visits only; a search with another one refuses it. Several threads in one tree stop a
     * little later, since not all that they have done is known at once; if each has a tree of its own, nothing changes.
     *
     * <p>Source: H. Baier, M. Winands, <i>Time Management for Monte Carlo Tree Search</i>, IEEE Transactions on Computational
     * Intelligence and AI in Games 8(3), 2016, strategy STOP, here without its factor that stops earlier still.
     */
    default Budget untilDecided() {
        return new Budgets.Decided(this);
    }

    /**
     * A number of iterations, 0 or more. Several workers divide it; the remainder goes to the first ones, one iteration each.
     *
     * @throws IllegalArgumentException if the number is negative
     */
    static Budget iterations(long iterations) {
        return new Budgets.Limit(StopReason.ITERATIONS, iterations, "iterations", SearchProgress::iterations);
    }

    /**
     * An amount of time from the call of the search, 0 or more.
     *
     * @throws IllegalArgumentException if the time is negative
     */
    static Budget time(Duration time) {
        Objects.requireNonNull(time, "time");
        Argument.require(!time.isNegative(), "a budget is a time of 0 or more", time);
        return new Budgets.Limit(StopReason.TIME, Budgets.nanos(time), "ns", SearchProgress::elapsedNanos);
    }

    /** As {@link #time}, in milliseconds. */
    static Budget millis(long milliseconds) {
        return time(Duration.ofMillis(milliseconds));
    }

    /**
     * An amount of memory for the tree, 0 bytes or more: the search stops once the tree occupies it. Several trees have equal
     * parts.
     *
     * @throws IllegalArgumentException if the amount is negative
     */
    static Budget memory(long bytes) {
        return new Budgets.Limit(StopReason.MEMORY, bytes, "bytes", SearchProgress::bytes);
    }

    /** As {@link #standardError(double, long)}, after at least 100 visits. */
    static Budget standardError(double error) {
        return standardError(error, 100);
    }

    /**
     * A precision: the search stops once the standard error of the best move's mean ({@link MoveStatistics#standardError}) is
     * small enough.
     *
     * <p>A few equal rewards have no spread and would pass for certainty, so the move must have some visits first: after n equal
     * rewards, up to 3 in n of the others may still be different (95 % confidence, the rule of three).
     *
     * @param error the standard error wanted, greater than 0
     * @param leastVisits the least visits of the move, 1 or more
     * @throws IllegalArgumentException if a number is out of its range
     */
    static Budget standardError(double error, long leastVisits) {
        return new Budgets.StandardError(error, leastVisits);
    }

    /**
     * A condition of the caller's own: the search stops once it is true. Workers with trees of their own each ask it about
     * their own progress, on their own thread, and stop by themselves.
     */
    static Budget until(Predicate<SearchProgress<?>> condition) {
        return new Budgets.Condition("until a condition is met", Objects.requireNonNull(condition, "condition"));
    }

    /** No limit: the search goes on until its thread is interrupted or a budget combined with this one is spent. */
    static Budget unlimited() {
        return Budgets.UNLIMITED;
    }
}
