package io.mcts.game;

/**
 * The capability of a state to identify its position, so that a search recognizes transpositions. A position is everything that the
 * rest of the game depends on (pieces, who is to move, a die thrown but not yet used, a castling right), not how it came about.
 */
public interface PositionKey {

    /**
     * The key of the position: equal for two states of a game exactly when it goes on in the same way from both, with the same
     * player or chance to move, the same moves in the same order with the same probabilities, the same positions after them, and
     * the same payoffs at the end. Where a position does not fit into 64 bits, a good hash of it. Does not change the state.
     */
    long key();
}
