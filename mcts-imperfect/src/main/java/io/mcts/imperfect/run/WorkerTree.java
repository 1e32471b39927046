package io.mcts.imperfect.run;

import io.mcts.game.Move;
import io.mcts.imperfect.node.RootView;
import org.jspecify.annotations.Nullable;

/** The tree of one worker. Used by one thread at a time. */
public interface WorkerTree<M extends Move> extends RootView<M> {

    /** Runs one iteration, or none if an evaluator gives up because of an interrupt. */
    void iterate();

    /** Sets the check that a long rollout runs now and then; null for none. It throws a {@link io.mcts.internal.SearchStopped}. */
    void check(@Nullable Runnable whetherToGoOn);

    /** All iterations ever: an upper bound of visits. */
    long iterations();

    long nodes();

    long bytes();

    int depth();
}
