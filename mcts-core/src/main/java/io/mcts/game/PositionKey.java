package io.mcts.game;

/**
 * The capability of a state to say which position it is, so that a search notices when two orders of moves lead to the same.
 *
 * <p>A position is all that what comes depends on: what stands where, who is to move, a die thrown but not yet used, a right
 * not yet lost. How it came about is no part of it. Keys of different games have nothing to do with each other. Like every method
 * of a state, this one is called by one thread at a time, and asking changes nothing.
 */
public interface PositionKey {

    /**
     * A number that stands for the position among those of the same game.
     *
     * @return equal numbers exactly where the game goes on in the same way: the same player or chance to move, the same moves in
     *     the same order with the same probabilities, the same positions after them, the same payoffs at the end. Where a
     *     position does not fit 64 bits, a good hash of it, whose keys are equal by chance with a probability of about
     *     2<sup>-64</sup> a pair.
     */
    long key();
}
