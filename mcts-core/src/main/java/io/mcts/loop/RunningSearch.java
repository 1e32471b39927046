package io.mcts.loop;

import io.mcts.control.SearchProgress;
import io.mcts.game.Move;
import io.mcts.internal.SearchStopped;
import io.mcts.result.MoveStatistics;
import io.mcts.result.SearchEffort;
import io.mcts.result.SearchResult;
import io.mcts.result.StopReason;
import java.time.Duration;
import java.util.function.BooleanSupplier;
import org.jspecify.annotations.Nullable;

/** The base of all kinds of searches: the figures that budgets, listeners and results show. */
public abstract class RunningSearch<M extends Move> implements SearchProgress<M> {

    /** The number of times that a worker goes on in a full heap without having freed anything. */
    public static final int MOST_SHORTAGES = 16;

    protected final SearchCall<M> call;

    protected int ahead;

    private volatile StopReason reasonDuringRollout = StopReason.CANCELLED;

    protected RunningSearch(SearchCall<M> call) {
        this.call = call;
    }

    protected abstract long completed();

    protected abstract Freed freed();

    protected abstract long savedNodes();

    protected abstract Report<M> report();

    @Override
    public long iterations() {
        return completed() + ahead;
    }

    /** Returns the reason to stop, apart from memory; null if the search may go on. */
    protected final @Nullable StopReason reasonToStop(long iterationLimit, boolean isProven) {
        if (Thread.currentThread().isInterrupted()) {
            return StopReason.INTERRUPTED;
        }
        if (iterations() >= iterationLimit) {
            return StopReason.VISIT_LIMIT;
        }
        return isProven ? StopReason.PROVEN : call.budget().check(this);
    }

    /** Called now and then during a long rollout; ends the iteration if the search has to stop. */
    protected final void requireRunning() {
        StopReason reason = reasonToStopRollout();
        if (reason != null) {
            reasonDuringRollout = reason;
            throw new SearchStopped();
        }
    }

    protected @Nullable StopReason reasonToStopRollout() {
        return Thread.currentThread().isInterrupted()
                ? StopReason.INTERRUPTED
                : call.budget().check(this);
    }

    protected final StopReason reasonDuringRollout() {
        return Thread.currentThread().isInterrupted() ? StopReason.INTERRUPTED : reasonDuringRollout;
    }

    /** The iterations of a batch that may begin together: each is checked as if those before it were done. */
    protected final int room(int most, BooleanSupplier mayBegin) {
        try {
            ahead = 1;
            while (ahead < most && mayBegin.getAsBoolean()) {
                ahead++;
            }
            return ahead;
        } finally {
            ahead = 0;
        }
    }

    @Override
    public final long elapsedNanos() {
        return call.clock().getAsLong() - call.start();
    }

    @Override
    public double spentShare() {
        return call.budget().spentShare(this);
    }

    @Override
    public final MoveStatistics<M> best() {
        return report().best();
    }

    @Override
    public final SearchResult<M> snapshot() {
        return report().result(effort(StopReason.RUNNING));
    }

    public final SearchEffort effort(StopReason reason) {
        Freed freed = freed();
        return new SearchEffort(
                completed(),
                Duration.ofNanos(elapsedNanos()),
                nodes(),
                savedNodes(),
                bytes(),
                depth(),
                reason,
                call.seed(),
                freed.recyclings(),
                freed.forgotten(),
                freed.leftBehind());
    }
}
