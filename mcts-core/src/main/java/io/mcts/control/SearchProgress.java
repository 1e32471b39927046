package io.mcts.control;

import io.mcts.game.Move;
import io.mcts.result.MoveStatistics;
import io.mcts.result.SearchResult;
import io.mcts.result.StopReason;

/**
 * The progress of a running search: live figures, valid only during the call that receives this object, on its thread. With a tree
 * for each worker ({@link Parallel#root}) a {@link Budget} sees the figures of one worker, and a {@link SearchListener} those of all,
 * as last reported. This holds for searches of any kind of game.
 */
public interface SearchProgress<M extends Move> {

    /**
     * The iterations of this search so far, without those of earlier searches of the same tree. A {@link SearchListener} is told the
     * total over all trees, which counts other workers up to some tens of iterations late; a {@link Budget} of a worker with its own
     * tree, the iterations in that tree.
     */
    long iterations();

    /** The nanoseconds since the search began. Each call reads the clock. */
    long elapsedNanos();

    long nodes();

    /** The greatest number of moves that an iteration of this search played before its leaf. */
    int depth();

    /** The bytes of memory that the tree occupies. */
    long bytes();

    /** Returns the share of the budget that is spent, from 0 to 1, or NaN if the budget cannot tell. */
    double spentShare();

    /**
     * Whether the most visited move of the root leads every other by more than some visits, including those of earlier searches;
     * true for a single move, false at a chance root.
     */
    boolean isLeadGreaterThan(double visits);

    /** The statistics of the {@link SearchResult#bestMove} if the search stopped now, in time O(moves of the root). */
    MoveStatistics<M> best();

    /** The result if the search stopped now, with {@link StopReason#RUNNING}, in time O(moves of the root). */
    SearchResult<M> snapshot();
}
