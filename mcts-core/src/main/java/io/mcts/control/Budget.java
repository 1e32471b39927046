package io.mcts.control;

import io.mcts.internal.Argument;
import io.mcts.result.MoveStatistics;
import io.mcts.result.StopReason;
import java.time.Duration;
import java.util.Objects;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/**
 * Decides when a search stops: checked before each iteration or {@linkplain io.mcts.evaluation.LeafBatches batch}, and every few thousand
 * moves of a rollout, which is then given up. Immutable and thread-safe unless stated otherwise. Budgets combine with {@link #or}:
 * <pre>{@code
 * Budget budget = Budget.millis(500).or(Budget.iterations(1_000_000)).or(cancellation);
 * }</pre>
 */
@FunctionalInterface
public interface Budget {

    /** Returns the reason to stop, or null to go on. */
    @Nullable
    StopReason check(SearchProgress<?> progress);

    /** Returns the share of this budget that is spent, from 0 to 1; NaN (unless overridden) if it cannot tell. */
    default double spentShare(SearchProgress<?> progress) {
        return Double.NaN;
    }

    /** Returns the part of one of several workers, numbered from 0, which checks it on its own thread; this budget unless overridden. */
    default Budget share(int worker, int workers) {
        return this;
    }

    /** Returns this budget or another, whichever is spent first; if both are, this one gives the reason. */
    default Budget or(Budget other) {
        return new Budgets.Either(this, Objects.requireNonNull(other, "other"));
    }

    /** Returns the further iterations that this budget allows, exact or estimated; infinite (unless overridden) if it cannot tell. */
    default double remainingIterations(SearchProgress<?> progress) {
        return Double.POSITIVE_INFINITY;
    }

    /** Whether a search refuses this unless its decision {@link io.mcts.decision.FinalDecision#isByVisits}; false unless overridden. */
    default boolean needsRobustChild() {
        return false;
    }

    /**
     * Returns this budget, ended early once no other root move can reach the visits of the most visited one in the remaining iterations,
     * which are estimated from the speed so far for {@link #time}; never at a chance root, if the budget cannot tell, or if each worker has
     * its own tree. A search refuses it unless the most visited move is played.
     *
     * <p>Source: H. Baier, M. Winands, <i>Time Management for Monte Carlo Tree Search</i>, IEEE Transactions on Computational Intelligence
     * and AI in Games 8(3), 2016, strategy STOP, here without its factor that stops earlier still.
     */
    default Budget untilDecided() {
        return new Budgets.Decided(this);
    }

    /** Limits the iterations, 0 or more. Several workers divide them; the remainder goes to the first ones, one iteration each. */
    static Budget iterations(long iterations) {
        return new Budgets.Limit(StopReason.ITERATIONS, iterations, "iterations", SearchProgress::iterations);
    }

    /** Limits the time from the call of the search, 0 or more. */
    static Budget time(Duration time) {
        Objects.requireNonNull(time, "time");
        Argument.require(!time.isNegative(), "a budget is a time of 0 or more", time);
        return new Budgets.Limit(StopReason.TIME, Budgets.nanos(time), "ns", SearchProgress::elapsedNanos);
    }

    /** Limits the time, in milliseconds, like {@link #time}. */
    static Budget millis(long milliseconds) {
        return time(Duration.ofMillis(milliseconds));
    }

    /** Limits the memory of the tree, in bytes, 0 or more; several trees have equal parts. */
    static Budget memory(long bytes) {
        return new Budgets.Limit(StopReason.MEMORY, bytes, "bytes", SearchProgress::bytes);
    }

    /** Returns {@link #standardError(double, long)} with at least 100 visits. */
    static Budget standardError(double error) {
        return standardError(error, 100);
    }

    /**
     * Limits the search by precision: it stops once the {@link MoveStatistics#standardError} of the best move is at most {@code error},
     * which is greater than 0. As a few rewards may be alike by chance, the move first needs {@code leastVisits}, 1 or more: after n equal
     * rewards, whose standard error is 1 / n, up to 3 in n others may differ (95 % confidence, the rule of three).
     */
    static Budget standardError(double error, long leastVisits) {
        return new Budgets.StandardError(error, leastVisits);
    }

    /** Stops once a condition is true; workers with their own trees test it with their own progress. */
    static Budget until(Predicate<SearchProgress<?>> condition) {
        return new Budgets.Condition("until a condition is met", Objects.requireNonNull(condition, "condition"));
    }

    /** Returns no limit: the search goes on until its thread is interrupted or a budget combined with this one is spent. */
    static Budget unlimited() {
        return Budgets.UNLIMITED;
    }
}
