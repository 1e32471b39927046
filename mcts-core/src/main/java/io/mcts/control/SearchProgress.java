package io.mcts.control;

import io.mcts.game.Move;
import io.mcts.result.MoveStatistics;
import io.mcts.result.SearchResult;
import io.mcts.result.StopReason;

/**
 * The progress of a search, valid only during the call that receives it, on its thread. With a tree for each worker ({@link Parallel#root})
 * a {@link Budget} sees the figures of one worker, and a {@link SearchListener} those of all, as last reported.
 */
public interface SearchProgress<M extends Move> {

    /**
     * Returns the iterations of this search so far, without those of earlier searches of the tree: for a {@link SearchListener} the total
     * over all trees, up to some tens of iterations late; for a {@link Budget} of a worker with its own tree, those of that tree.
     */
    long iterations();

    /** Returns the nanoseconds since the search began. Each call reads the clock. */
    long elapsedNanos();

    long nodes();

    /** Returns the greatest number of moves that an iteration of this search played before its leaf. */
    int depth();

    /** Returns the bytes of memory that the tree occupies. */
    long bytes();

    /** Returns the share of the budget that is spent, from 0 to 1, or NaN if the budget cannot tell. */
    double spentShare();

    /**
     * Whether the most visited root move leads every other by more than some visits; true for a single move, false at a chance root. With a
     * solver, whether all moves but one are proven lost.
     */
    boolean isLeadGreaterThan(double visits);

    /** Returns the statistics of the {@link SearchResult#bestMove} if the search stopped now, in time O(moves of the root). */
    MoveStatistics<M> best();

    /** Returns the result if the search stopped now, with {@link StopReason#RUNNING}, in time O(moves of the root). */
    SearchResult<M> snapshot();
}
