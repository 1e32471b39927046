package io.mcts.game;

/**
 * The capability of a state with too many moves to list, such as angles or bids; they can only be drawn
 * ({@link GameState#randomMove}). A search with {@link io.mcts.selection.ProgressiveWidening} draws more and more of them; the
 * distribution from which a state draws is therefore knowledge: a likely move is considered early.
 */
public interface SampledMoves {

    /**
     * Whether a player is to move here whose moves can only be drawn. {@link GameState#legalMoves} then throws
     * {@link UnsupportedOperationException}, and {@link GameState#play} takes any move that {@link GameState#randomMove} could
     * return. Moves that are the same are equal; the indices of others need not differ.
     */
    boolean areMovesSampled();
}
