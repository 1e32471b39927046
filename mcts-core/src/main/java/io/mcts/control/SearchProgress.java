package io.mcts.control;

import io.mcts.game.Move;
import io.mcts.result.MoveStatistics;
import io.mcts.result.SearchResult;
import io.mcts.result.StopReason;

/**
 * The progress of a running search, as its {@link Budget} and its {@link SearchListener} see it.
 *
 * <p>The figures are live: they may be read during the call that receives this object, on the thread of that call, and not
 * later. If each worker has a tree of its own ({@link Parallel#root}) a budget sees the figures of one worker, and a listener
 * those of all together, as the others reported them last.
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
     * Whether the most visited move of the root leads every other by more than a number of visits, those of earlier searches
     * included. If no lead can be so great this takes no time, else time in proportion to the number of moves of the root.
     *
     * @param visits the number; it may be infinite
     * @return always true for a single move; always false at a chance root, where nobody chooses
     */
    boolean isLeadGreaterThan(double visits);

    /**
     * The statistics of the move that the search would play if it stopped now; at a chance root those of the outcome that
     * {@link SearchResult#bestMove} would be. Takes time in proportion to the number of moves of the root.
     */
    MoveStatistics<M> best();

    /**
     * The result that the search would have if it stopped now, with {@link StopReason#RUNNING}. Takes time in proportion to
     * the number of moves of the root.
     */
    SearchResult<M> snapshot();
}
