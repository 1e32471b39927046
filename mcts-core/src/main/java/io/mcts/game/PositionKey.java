package io.mcts.game;

/**
 * The capability of a state to identify its position, so that a search notices when different orders of moves lead to the same
 * one.
 *
 * <p>A position is everything that the rest of the game depends on: the pieces and their places, who is to move, a die thrown
 * but not yet used, a right not yet lost. The moves that led to it are not part of it.
 */
public interface PositionKey {

    /**
     * The key of the position among those of the same game; does not change the state.
     *
     * @return equal numbers exactly where the game goes on in the same way: the same player or chance to move, the same moves in
     *     the same order with the same probabilities, the same positions after them, the same payoffs at the end. Where a
     *     position does not fit into 64 bits, a good hash of it: two positions then collide with a probability of about
     *     2<sup>-64</sup>.
     */
    long key();
}
