package io.mcts.game;

/** The capability of a state with too many outcomes of chance to list; they can only be drawn ({@link GameState#randomMove}). */
public interface SampledChance {

    /**
     * Whether chance is to move here and its outcomes can only be drawn. {@link GameState#legalMoves} and {@link GameState#probability}
     * then throw {@link UnsupportedOperationException}, and {@link GameState#play} accepts any outcome of {@link GameState#randomMove},
     * whose indices need not differ.
     */
    boolean isSampled();
}
