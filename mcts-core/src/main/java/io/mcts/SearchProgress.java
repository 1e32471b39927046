package io.mcts;

import io.mcts.game.Move;

/**
 * How far a running search has come, as its {@link Budget} and its {@link SearchListener} see it.
 *
 * <p>The figures are live: they may be read during the call that receives this object, on the thread of that call, and not
 * later. Where each worker has a tree of its own ({@link Parallel#root}) a budget sees those of one worker, and a listener those
 * of all together, the others' as they last told them.
 *
 * @param <M> the moves of the game
 */
public interface SearchProgress<M extends Move> {

    /**
     * The iterations done by this search.
     *
     * @return not negative
     */
    long iterations();

    /**
     * The time since the search began. Each call reads the clock.
     *
     * @return nanoseconds
     */
    long elapsedNanos();

    /**
     * The nodes of the tree: the root and every move that was visited.
     *
     * @return at least 1
     */
    long nodes();

    /**
     * The most moves that any iteration of this search played before its leaf.
     *
     * @return not negative
     */
    int depth();

    /**
     * The memory that the tree holds.
     *
     * @return bytes
     */
    long bytes();

    /**
     * How much of the budget is spent.
     *
     * @return from 0 to 1, or NaN where the budget cannot tell
     */
    double spentShare();

    /**
     * Whether the most visited move of the root leads every other by more than a number of visits, those of earlier searches
     * included. Where no lead can be so great it takes no time, else time in proportion to the number of moves of the root.
     *
     * @param visits the number; it may be infinite
     * @return always true for a single move; always false at a chance root, where nobody chooses
     */
    boolean isLeadGreaterThan(double visits);

    /**
     * The move that the search would play if it stopped now. It takes time in proportion to the number of moves of the root.
     *
     * @return its statistics; at a chance root those of the outcome that {@link SearchResult#bestMove} would name
     */
    MoveStatistics<M> best();

    /**
     * The result that the search would have if it stopped now. It takes time in proportion to the number of moves of
     * the root.
     *
     * @return a result; its reason to stop is {@link StopReason#RUNNING}
     */
    SearchResult<M> snapshot();
}
