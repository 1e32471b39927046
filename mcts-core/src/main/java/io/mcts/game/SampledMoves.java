package io.mcts.game;

/**
 * The capability of a state with too many moves to list, such as angles or bids; they can only be drawn
 * ({@link GameState#randomMove}). A search with {@link io.mcts.selection.ProgressiveWidening} draws more and more of them, likely moves
 * first, so the distribution should favour good moves.
 */
public interface SampledMoves {

    /**
     * Whether a player is to move here whose moves can only be drawn. {@link GameState#legalMoves} then throws
     * {@link UnsupportedOperationException}, and {@link GameState#play} accepts any move that {@link GameState#randomMove} could
     * return. The same move drawn twice is equal; the indices of different moves need not differ.
     */
    boolean areMovesSampled();
}
