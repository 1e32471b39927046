package io.mcts.game;

/**
 * The capability of a state to identify its position, for transpositions: everything that the rest of the game depends on, such as a die
 * rolled but not yet used or a castling right, not the moves that led there.
 */
public interface PositionKey {

    /**
     * Returns the key of the position: equal for two states of a game exactly when both continue in the same way: the same player or chance
     * to move, the same moves in the same order with the same probabilities, positions after them, and payoffs. A good hash where 64 bits
     * do not suffice. Does not change the state.
     */
    long key();

    /**
     * Whether a position may come back within a game, as where moves can be taken back: the same for all states of a game, false unless
     * overridden. If so, transpositions join only positions reached by equally many moves, and no search goes round in circles.
     */
    default boolean mayRecur() {
        return false;
    }
}
