package io.mcts.policy;

/** Learns from the iterations of one search tree; see {@link Learning}. Not thread-safe. */
@FunctionalInterface
public interface Learner {

    /** Learns from the moves of a finished iteration and the reward of each player, from 0 to 1 (read-only). */
    void learn(PlayedMoves played, double[] rewards);
}
