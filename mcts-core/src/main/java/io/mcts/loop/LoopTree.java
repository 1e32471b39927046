package io.mcts.loop;

import org.jspecify.annotations.Nullable;

/**
 * A tree with one worker, as the loop of a search sees it. The defaults are those of a tree that forgets no nodes and proves nothing. Not
 * thread-safe.
 *
 * @param <V> views of the root, which other threads may read
 */
public interface LoopTree<V> {

    /**
     * Runs one iteration, or a batch of as many as {@link TreeSearch#room} allows, and calls {@link TreeSearch#count} after each. An
     * iteration that fails changes nothing.
     */
    void iterate(TreeSearch<?, V> search);

    /** Sets what a long rollout calls now and then; null for nothing. */
    void check(@Nullable Runnable check);

    /** The number of iterations before the visits of some node may overflow. */
    long iterationLimit();

    default boolean isRootProven() {
        return false;
    }

    /** Whether a node could not be made for lack of memory. */
    boolean isFull();

    /** Frees nodes that the root does not lead to; null if that yields no room. */
    default @Nullable Freed freeLeftBehind() {
        return null;
    }

    /** Makes room in a full tree; null if that yields none. */
    default @Nullable Freed recycle() {
        return null;
    }

    /** Called after an iteration has met a full heap, so that the next ones begin with parts that are whole. */
    default void renew() {}

    /** Called when the iterations end; perhaps several times. */
    default void end() {}

    long nodes();

    default long savedNodes() {
        return 0;
    }

    /** The most moves that any iteration of this search played before its leaf. */
    int depth();

    long bytes();

    /** {@link io.mcts.control.SearchProgress#isLeadGreaterThan} for this tree. */
    boolean isLeadGreaterThan(double visits);

    /** A view of the root as it is now. */
    V view();
}
