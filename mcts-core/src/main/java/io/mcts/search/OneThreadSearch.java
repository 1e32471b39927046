package io.mcts.search;

import io.mcts.control.Budget;
import io.mcts.control.SearchListener;
import io.mcts.game.GameState;
import io.mcts.game.Move;
import io.mcts.internal.SearchStopped;
import io.mcts.iteration.Freed;
import io.mcts.iteration.Iteration;
import io.mcts.iteration.TreeState;
import io.mcts.result.SearchEffort;
import io.mcts.result.StopReason;
import io.mcts.root.RootReport;
import io.mcts.root.RootView;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/** Iterations over a tree until the budget is spent, on one thread. */
class OneThreadSearch<S extends GameState<?, M>, M extends Move> extends RunningSearch<S, M> {

    private final long iterationLimit;
    private Iteration<S, M> iteration;

    /** The new nodes of the iterations that the tree has counted. */
    private long counted;

    private int depthBefore;
    private int shortages;
    private Freed freed = Freed.NOTHING;
    private long iterations;

    OneThreadSearch(TreeState<S, M> tree, Budget budget, SearchListener<M> listener, long start) {
        super(tree, budget, listener, start);
        iterationLimit = tree.iterationLimit();
        iteration = Iteration.onOneThread(tree);
    }

    final SearchEffort iterate() {
        tree.random.check(this::requireRunning);
        try {
            StopReason reason = untilStopped();
            while (reason == null) {
                reason = shortages > MOST_SHORTAGES ? StopReason.MEMORY : untilStopped();
            }
            return effort(reason);
        } finally {
            countNodes();
            tree.random.check(null);
            tree.reserve().release();
        }
    }

    /** Iterates until the search has to stop; null if the heap is full, after an iteration that has changed nothing. */
    private @Nullable StopReason untilStopped() {
        try {
            if (tree.reserve().isHeapFull()) {
                renewIterations();
            }
            StopReason reason = reasonToStop();
            while (reason == null) {
                advance();
                reason = reasonToStop();
            }
            return reason;
        } catch (SearchStopped stopped) {
            return reasonDuringRollout();
        } catch (OutOfMemoryError full) {
            tree.reserve().fill();
            shortages++;
            return null;
        }
    }

    /** Runs one iteration, or one batch, before the budget is checked again. */
    void advance() {
        iteration.run();
        count();
    }

    final void count() {
        iterations++;
        listener.progressed(this);
    }

    long newNodes() {
        return iteration.newNodes();
    }

    int depthOfIterations() {
        return iteration.depth();
    }

    /** Called when the nodes have been replaced by a copy. */
    void replaceIterations() {
        iteration = Iteration.onOneThread(tree);
    }

    final @Nullable StopReason reasonToStop() {
        StopReason reason = reasonToStop(iterationLimit, iteration.proofs());
        if (reason == StopReason.MEMORY && !tree.nodes().isTidy() && makeRoom(tree::freeLeftBehind)) {
            reason = reasonToStop(iterationLimit, iteration.proofs());
        }
        return reason == null && tree.nodes().isFull() && !makeRoom(tree::recycle) ? StopReason.MEMORY : reason;
    }

    /** Makes room in the tree; false if that yields none. */
    private boolean makeRoom(Supplier<@Nullable Freed> freeing) {
        countNodes();
        Freed more = freeing.get();
        renewIterations();
        if (more == null) {
            return false;
        }
        freed = freed.plus(more);
        shortages += more.isNothing() ? 1 : 0;
        return shortages <= MOST_SHORTAGES;
    }

    private void renewIterations() {
        countNodes();
        depthBefore = depth();
        replaceIterations();
        counted = 0;
    }

    private void countNodes() {
        tree.addNodes(newNodes() - counted);
        counted = newNodes();
    }

    @Override
    final RootReport<M> report() {
        return new RootReport<>(tree, RootView.of(tree));
    }

    @Override
    final long completed() {
        return iterations;
    }

    @Override
    final Freed freed() {
        return freed;
    }

    @Override
    public final long nodes() {
        return tree.nodeCount() + newNodes() - counted;
    }

    @Override
    public final int depth() {
        return Math.max(depthBefore, depthOfIterations());
    }

    @Override
    public final long bytes() {
        return tree.nodes().bytes();
    }

    @Override
    public final boolean isLeadGreaterThan(double visits) {
        return tree.root().isLeadGreaterThan(visits);
    }
}
