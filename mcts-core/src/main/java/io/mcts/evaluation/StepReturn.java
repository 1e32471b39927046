package io.mcts.evaluation;

import io.mcts.game.StepRewards;

/** Adds up what the players get on the way of one rollout. */
final class StepReturn {

    private final StepRewards steps;
    private final double[] sums;
    private double weight = 1;

    StepReturn(StepRewards steps, int players) {
        this.steps = steps;
        sums = new double[players];
    }

    /** A move has been played. */
    void add() {
        for (int player = 0; player < sums.length; player++) {
            sums[player] += weight * steps.reward(player);
        }
        weight *= steps.discount();
    }

    /** Turns what the state is worth where the rollout has come to into the return from where it began. */
    void addTo(double[] payoffs) {
        for (int player = 0; player < sums.length; player++) {
            payoffs[player] = sums[player] + weight * payoffs[player];
        }
    }
}
