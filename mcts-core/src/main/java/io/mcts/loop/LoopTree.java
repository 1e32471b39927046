package io.mcts.loop;

import org.jspecify.annotations.Nullable;

/** A tree with one worker, as the loop of a search sees it; by default it forgets no nodes and proves nothing. */
public interface LoopTree<V> {

    /** Runs one iteration, or up to {@link TreeSearch#room}; calls {@link TreeSearch#count} after each. A failed one changes nothing. */
    void iterate(TreeSearch<?, V> search);

    /** Sets the action that a long rollout runs now and then; null for none. */
    void check(@Nullable Runnable check);

    /** The number of iterations before the visits of some node may overflow. */
    long iterationLimit();

    default boolean isRootProven() {
        return false;
    }

    boolean isFull();

    /** Frees nodes that the root does not lead to; null if that yields no room. */
    default @Nullable Freed freeLeftBehind() {
        return null;
    }

    /** Returns null if that yields no room. */
    default @Nullable Freed recycle() {
        return null;
    }

    /** Called after an iteration in a full heap, to replace parts that may be broken. */
    default void renew() {}

    /** Called when the iterations end; perhaps several times. */
    default void end() {}

    long nodes();

    default long savedNodes() {
        return 0;
    }

    int depth();

    long bytes();

    boolean isLeadGreaterThan(double visits);

    V view();
}
