package io.mcts.reference;

import io.mcts.game.GameState;
import io.mcts.game.StepRewards;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * What the moves of one descent brought. On rewards from 0 to 1, {@code reward + discount * rest} is
 * {@code gain + discount * rest} with {@code gain = (reward - (1 - discount) * least) / (greatest - least)}.
 */
final class ReferenceSteps {

    private final List<Double> discounts = new ArrayList<>();
    private final List<double[]> gains = new ArrayList<>();
    private boolean isEstimate;

    /** A move has been played. */
    void note(GameState<?, ?> state) {
        if (state instanceof StepRewards steps) {
            double least = state.minPayoff();
            double range = state.maxPayoff() - least;
            double[] gain = new double[state.playerCount()];
            Arrays.setAll(gain, player -> (steps.reward(player) - (1 - steps.discount()) * least) / range);
            discounts.add(steps.discount());
            gains.add(gain);
        }
    }

    /** The descent ends before the game does, so what comes up is only an estimate of a return: it is kept from 0 to 1. */
    void endInEstimate() {
        isEstimate = true;
    }

    /** Turns what comes from below an edge into what comes from the edge. */
    void add(int edge, double[] rewards) {
        for (int player = 0; player < rewards.length; player++) {
            double reward = of(edge, player, rewards[player]);
            rewards[player] = isEstimate && !gains.isEmpty() ? Math.max(0, Math.min(1, reward)) : reward;
        }
    }

    /** The value of an edge, given that of what it leads to: what comes of an estimate is kept from 0 to 1. */
    double valueOf(int edge, int player, double value) {
        return gains.isEmpty() ? value : Math.max(0, Math.min(1, of(edge, player, value)));
    }

    double of(int edge, int player, double value) {
        return gains.isEmpty() ? value : discounts.get(edge) * value + gains.get(edge)[player];
    }
}
