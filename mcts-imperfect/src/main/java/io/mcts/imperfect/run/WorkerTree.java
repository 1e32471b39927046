package io.mcts.imperfect.run;

import io.mcts.game.Move;
import io.mcts.imperfect.node.RootView;
import org.jspecify.annotations.Nullable;

/** The tree of one worker. Used by one thread at a time. */
public interface WorkerTree<M extends Move> extends RootView<M> {

    /** Does one iteration, or none if an evaluator gives up because the thread is interrupted. */
    void iterate();

    /** Sets what a long rollout runs from time to time, null for nothing; it throws a {@link io.mcts.internal.SearchStopped}. */
    void check(@Nullable Runnable whetherToGoOn);

    /** The iterations that it has ever done: no node has more visits. */
    long iterations();

    /** The information sets in memory. */
    long nodes();

    /** The bytes they occupy, about. */
    long bytes();

    /** The most choices that an iteration of this search made before its leaf. */
    int depth();
}
