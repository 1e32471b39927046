package io.mcts.game;

/**
 * The capability of a state whose chance has too many outcomes to list, such as a deal or a shuffle: they are only drawn, by
 * {@link GameState#randomMove}.
 */
public interface SampledChance {

    /**
     * Whether chance is to move here and its outcomes are only drawn. {@link GameState#legalMoves} and
     * {@link GameState#probability} then throw {@link UnsupportedOperationException}, and {@link GameState#play} takes any
     * outcome that {@link GameState#randomMove} could return. The indices of such outcomes need not differ.
     */
    boolean isSampled();
}
