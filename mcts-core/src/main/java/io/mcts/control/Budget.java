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
 * <p>It is asked before each iteration, so a search overruns it by at most one iteration (a time, by at most one batch if leaves
 * are evaluated in {@linkplain io.mcts.evaluation.LeafBatches batches}), and every few thousand moves of a rollout, which is then given
 * up. With an empty budget the search answers without an iteration. Budgets combine with {@link #or}:
 *
 * <pre>{@code
 * Budget budget = Budget.millis(500).or(Budget.iterations(1_000_000)).or(cancellation);
 * }</pre>
 *
 * <p>Immutable and thread-safe unless stated otherwise. {@code toString} prints the limit.
 */
@FunctionalInterface
public interface Budget {

    /** Why the search has to stop, or null if it may go on. */
    @Nullable
    StopReason check(SearchProgress<?> progress);

    /** Returns the share of this budget that is spent, from 0 to 1; NaN (unless overridden) if it cannot tell. */
    default double spentShare(SearchProgress<?> progress) {
        return Double.NaN;
    }

    /**
     * The part of this budget for one of several workers, numbered from 0, which checks it on its own thread with its own tree and
     * progress; this budget unless overridden, as for a time.
     */
    default Budget share(int worker, int workers) {
        return this;
    }

    /** This budget or another, whichever is spent first; if both are, this one gives the reason. */
    default Budget or(Budget other) {
        return new Budgets.Either(this, Objects.requireNonNull(other, "other"));
    }

    /**
     * Returns the number of further iterations that this budget allows, exactly or estimated; infinite (unless overridden) if it cannot
     * tell.
     */
    default double remainingIterations(SearchProgress<?> progress) {
        return Double.POSITIVE_INFINITY;
    }

    /** Whether a search refuses this unless its decision {@link io.mcts.decision.FinalDecision#isByVisits}; false unless overridden. */
    default boolean needsRobustChild() {
        return false;
    }

    /**
     * This budget, but the search stops as soon as no other move of the root can reach the visits of the most visited one in the remaining
     * iterations: at once with a single move, never early at a chance root. A search refuses it with another decision than by most visits.
     *
     * <p>The remaining iterations are exact for {@link #iterations}, and estimated from the speed so far for {@link #time}: if the search
     * gets faster, as while a JVM warms up, it may stop although the last iterations could still have changed the move. Nothing changes if
     * the budget cannot tell, as for memory, or each worker has its own tree. Several threads in one tree stop a little later.
     *
     * <p>Source: H. Baier, M. Winands, <i>Time Management for Monte Carlo Tree Search</i>, IEEE Transactions on Computational
     * Intelligence and AI in Games 8(3), 2016, strategy STOP, here without its factor that stops earlier still.
     */
    default Budget untilDecided() {
        return new Budgets.Decided(this);
    }

    /** A number of iterations, 0 or more. Several workers divide it; the remainder goes to the first ones, one iteration each. */
    static Budget iterations(long iterations) {
        return new Budgets.Limit(StopReason.ITERATIONS, iterations, "iterations", SearchProgress::iterations);
    }

    /** An amount of time from the call of the search, 0 or more. */
    static Budget time(Duration time) {
        Objects.requireNonNull(time, "time");
        Argument.require(!time.isNegative(), "a budget is a time of 0 or more", time);
        return new Budgets.Limit(StopReason.TIME, Budgets.nanos(time), "ns", SearchProgress::elapsedNanos);
    }

    /** Returns a budget like {@link #time}, in milliseconds. */
    static Budget millis(long milliseconds) {
        return time(Duration.ofMillis(milliseconds));
    }

    /** An amount of memory for the tree, 0 bytes or more; several trees have equal parts. */
    static Budget memory(long bytes) {
        return new Budgets.Limit(StopReason.MEMORY, bytes, "bytes", SearchProgress::bytes);
    }

    /** Returns {@link #standardError(double, long)} with at least 100 visits. */
    static Budget standardError(double error) {
        return standardError(error, 100);
    }

    /**
     * A precision: the search stops once the standard error of the best move's mean ({@link MoveStatistics#standardError}) is at
     * most {@code error}, which is greater than 0. A few equal rewards have a standard error of 0, so the move must first have
     * {@code leastVisits}, 1 or more: after n equal rewards, up to 3 in n of the others may still be different (95 % confidence,
     * the rule of three).
     */
    static Budget standardError(double error, long leastVisits) {
        return new Budgets.StandardError(error, leastVisits);
    }

    /** Stops once a condition is true. Workers with their own trees each test it on their own thread, with their own progress. */
    static Budget until(Predicate<SearchProgress<?>> condition) {
        return new Budgets.Condition("until a condition is met", Objects.requireNonNull(condition, "condition"));
    }

    /** No limit: the search goes on until its thread is interrupted or a budget combined with this one is spent. */
    static Budget unlimited() {
        return Budgets.UNLIMITED;
    }
}
