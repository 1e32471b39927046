package io.mcts.search;

import io.mcts.control.Budget;
import io.mcts.control.SearchListener;
import io.mcts.control.SearchProgress;
import io.mcts.game.GameState;
import io.mcts.game.Move;
import io.mcts.internal.SearchStopped;
import io.mcts.iteration.Freed;
import io.mcts.iteration.TreeState;
import io.mcts.result.MoveStatistics;
import io.mcts.result.SearchEffort;
import io.mcts.result.SearchResult;
import io.mcts.result.StopReason;
import io.mcts.root.RootReport;
import io.mcts.solver.Proofs;
import java.time.Duration;
import java.util.function.BooleanSupplier;
import org.jspecify.annotations.Nullable;

/** The base of all kinds of searches: the figures that budgets, listeners and results show. */
abstract class RunningSearch<S extends GameState<?, M>, M extends Move> implements SearchProgress<M> {

    /** How often a search, or each worker with its own tree, goes on in a full heap without having freed anything. */
    static final int MOST_SHORTAGES = 16;

    final TreeState<S, M> tree;
    final Budget budget;
    final SearchListener<M> listener;

    /** The clock when the search was called. */
    final long start;

    /** The iterations counted as done while {@link #room} checks the budget. */
    int ahead;

    private volatile StopReason reasonDuringRollout = StopReason.CANCELLED;

    RunningSearch(TreeState<S, M> tree, Budget budget, SearchListener<M> listener, long start) {
        this.tree = tree;
        this.budget = budget;
        this.listener = listener;
        this.start = start;
    }

    /** The iterations that a result counts. */
    abstract long completed();

    /** The nodes that the search has freed so far. */
    abstract Freed freed();

    long savedNodes() {
        return tree.nodes().savedNodes();
    }

    abstract RootReport<M> report();

    @Override
    public long iterations() {
        return completed() + ahead;
    }

    /** Why the search has to stop, apart from memory; null if it may go on. */
    final @Nullable StopReason reasonToStop(long iterationLimit, Proofs proofs) {
        if (Thread.currentThread().isInterrupted()) {
            return StopReason.INTERRUPTED;
        }
        if (iterations() >= iterationLimit) {
            return StopReason.VISIT_LIMIT;
        }
        return proofs.isRootProven() ? StopReason.PROVEN : budget.check(this);
    }

    /** The check of a generator of the search: called now and then during a long rollout, it ends the iteration if the search has to stop. */
    final void requireRunning() {
        StopReason reason = reasonToStopRollout();
        if (reason != null) {
            reasonDuringRollout = reason;
            throw new SearchStopped();
        }
    }

    /** Why a rollout has to stop; null if it may go on. */
    @Nullable
    StopReason reasonToStopRollout() {
        return Thread.currentThread().isInterrupted() ? StopReason.INTERRUPTED : budget.check(this);
    }

    /** Why the search has stopped after a {@link SearchStopped}. */
    final StopReason reasonDuringRollout() {
        return Thread.currentThread().isInterrupted() ? StopReason.INTERRUPTED : reasonDuringRollout;
    }

    /** How many iterations of a batch may begin together: the budget is checked for each as if those before it were done. */
    final int room(int most, BooleanSupplier mayBegin) {
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
        return tree.settings().clock.getAsLong() - start;
    }

    @Override
    public double spentShare() {
        return budget.spentShare(this);
    }

    @Override
    public final MoveStatistics<M> best() {
        return report().best();
    }

    @Override
    public final SearchResult<M> snapshot() {
        return report().result(effort(StopReason.RUNNING));
    }

    final SearchEffort effort(StopReason reason) {
        Freed freed = freed();
        return new SearchEffort(
                completed(),
                Duration.ofNanos(elapsedNanos()),
                nodes(),
                savedNodes(),
                bytes(),
                depth(),
                reason,
                tree.seed,
                freed.recyclings(),
                freed.forgotten(),
                freed.leftBehind());
    }
}
