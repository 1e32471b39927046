package io.mcts.policy;

/**
 * Learns from the iterations of one search tree, for as long as the tree is kept. Used by one thread at a time.
 *
 * @see Learning
 */
@FunctionalInterface
public interface Learner {

    /**
     * Learns from an iteration that is over.
     *
     * @param played the choices made in it
     * @param rewards what each player got, scaled to [0, 1]; not to be changed
     */
    void learn(PlayedMoves played, double[] rewards);
}
