package io.mcts.search;

import io.mcts.control.Budget;
import io.mcts.control.SearchListener;
import io.mcts.control.SearchProgress;
import io.mcts.game.GameState;
import io.mcts.game.Move;
import io.mcts.iteration.TreeState;
import io.mcts.result.MoveStatistics;
import io.mcts.result.SearchEffort;
import io.mcts.result.SearchResult;
import io.mcts.result.StopReason;
import io.mcts.root.RootReport;
import java.time.Duration;
import java.util.function.BooleanSupplier;

/** What searches of all kinds have in common: the figures that budgets, listeners and results show. */
abstract class RunningSearch<S extends GameState<?, M>, M extends Move> implements SearchProgress<M> {

    final TreeState<S, M> tree;
    final Budget budget;
    final SearchListener<M> listener;

    /** What the clock said when the search was called. */
    final long start;

    /** How many iterations before the next one are taken as done while {@link #room} asks the budget. */
    int ahead;

    RunningSearch(TreeState<S, M> tree, Budget budget, SearchListener<M> listener, long start) {
        this.tree = tree;
        this.budget = budget;
        this.listener = listener;
        this.start = start;
    }

    /** The iterations that a result counts. */
    abstract long completed();

    abstract int recyclings();

    abstract long savedNodes();

    /** What is known of the root now. */
    abstract RootReport<M> report();

    @Override
    public long iterations() {
        return completed() + ahead;
    }

    /** How many iterations of a batch may begin together: the budget is asked before each, as if those before it were done. */
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

    /** What has been spent so far. */
    final SearchEffort effort(StopReason reason) {
        return new SearchEffort(
                completed(),
                Duration.ofNanos(elapsedNanos()),
                nodes(),
                savedNodes(),
                bytes(),
                depth(),
                reason,
                tree.seed,
                recyclings());
    }
}
