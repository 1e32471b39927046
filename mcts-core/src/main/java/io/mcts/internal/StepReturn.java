package io.mcts.internal;

import io.mcts.game.GameState;
import io.mcts.game.StepRewards;

public final class StepReturn {

    private final GameState<?, ?> state;
    private final StepRewards steps;
    private final double[] sums;
    private double weight = 1;

    public StepReturn(GameState<?, ?> state) {
        this.state = state;
        steps = (StepRewards) state;
        sums = new double[state.playerCount()];
    }

    public void add() {
        for (int player = 0; player < sums.length; player++) {
            sums[player] += weight * steps.reward(player);
        }
        weight *= steps.discount();
    }

    /** Turns the state's estimate or payoffs into the return from the earlier state on, clamped to the payoff range. */
    public void addTo(double[] payoffs) {
        for (int player = 0; player < sums.length; player++) {
            double payoff = payoffs[player];
            double sum = sums[player] + weight * payoff;
            double within = PayoffRange.clamp(state, sum);
            boolean isOfEstimate = !state.isTerminal() && payoff == PayoffRange.clamp(state, payoff);
            boolean isRounded = Rounding.areEqual(0, (sum - within) / (state.maxPayoff() - state.minPayoff()));
            payoffs[player] = isOfEstimate || isRounded ? within : sum;
        }
    }
}
