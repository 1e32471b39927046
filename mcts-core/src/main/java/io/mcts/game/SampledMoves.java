package io.mcts.game;

/** The capability of a state with too many moves to list, only to be drawn ({@link GameState#randomMove}), good ones preferably often. */
public interface SampledMoves {

    /**
     * Whether a player is to move here whose moves can only be drawn. {@link GameState#legalMoves} then throws {@link
     * UnsupportedOperationException}, and {@link GameState#play} accepts any move of {@link GameState#randomMove}. The same move drawn
     * twice is equal; the indices of different moves need not differ.
     */
    boolean areMovesSampled();
}
