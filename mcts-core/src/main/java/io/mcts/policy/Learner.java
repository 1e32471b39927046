package io.mcts.policy;

/** Learns from the iterations of one search tree, as long as the tree is kept; see {@link Learning}. Used by one thread at a time. */
@FunctionalInterface
public interface Learner {

    /** Learns from a finished iteration: the choices, and the reward of each player, scaled to [0, 1] (read-only). */
    void learn(PlayedMoves played, double[] rewards);
}
