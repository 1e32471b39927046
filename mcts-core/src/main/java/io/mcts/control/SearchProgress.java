package io.mcts.control;

import io.mcts.game.Move;
import io.mcts.result.MoveStatistics;
import io.mcts.result.SearchResult;
import io.mcts.result.StopReason;

/**
 * The progress of a running search, as its {@link Budget} and its {@link SearchListener} see it.
 *
 * <p>The figures are live and may be read only during the call that receives this object, on its thread. If each worker has a tree of
 * its own ({@link Parallel#root}) a budget sees the figures of one worker, and a listener those of all together, as last reported.
 */
public interface SearchProgress<M extends Move> {

    /** The iterations done by this search. */
    long iterations();

    /** The nanoseconds since the search began. Each call reads the clock. */
    long elapsedNanos();

    /** The nodes of the tree: the root and every move that was visited. */
    long nodes();

    /** The most moves that any iteration of this search played before its leaf. */
    int depth();

    /** The bytes of memory that the tree occupies. */
    long bytes();

    /** How much of the budget is spent, from 0 to 1, or NaN if the budget cannot tell. */
    double spentShare();

    /**
     * Whether the most visited move of the root leads every other by more than a number of visits, which may be infinite; visits of
     * earlier searches count. Always true for a single move; always false at a chance root, where nobody chooses.
     */
    boolean isLeadGreaterThan(double visits);

    /** The statistics of what {@link SearchResult#bestMove} would be if the search stopped now, in time O(moves of the root). */
    MoveStatistics<M> best();

    /** The result if the search stopped now, with {@link StopReason#RUNNING}, in time O(moves of the root). */
    SearchResult<M> snapshot();
}
