package io.mcts.game;

/**
 * The capability of a state whose players have too many moves to list, or a continuum of them, such as an angle or a bid: they are
 * only drawn, by {@link GameState#randomMove}.
 *
 * <p>A search that goes down its tree by {@link io.mcts.selection.ProgressiveWidening} draws moves as it goes on, so that it compares a
 * few at first and more and more of them with time. The distribution from which a state draws is therefore knowledge: a move that is
 * drawn often is considered early.
 */
public interface SampledMoves {

    /**
     * Whether a player is to move here whose moves are only drawn. {@link GameState#legalMoves} then throws
     * {@link UnsupportedOperationException}, and {@link GameState#play} takes any move that {@link GameState#randomMove} could return.
     * Moves that are the same are equal; the indices of others need not differ.
     */
    boolean areMovesSampled();
}
