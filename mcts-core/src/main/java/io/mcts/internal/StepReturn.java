package io.mcts.internal;

import io.mcts.game.GameState;
import io.mcts.game.StepRewards;

/** Adds up what the players get on the way from one state to a later one. */
public final class StepReturn {

    private final GameState<?, ?> state;
    private final StepRewards steps;
    private final double[] sums;
    private double weight = 1;

    /** Creates an empty return in a state with step rewards, in which the moves will be played. */
    public StepReturn(GameState<?, ?> state) {
        this.state = state;
        steps = (StepRewards) state;
        sums = new double[state.playerCount()];
    }

    /** Adds the rewards of the move just played. */
    public void add() {
        for (int player = 0; player < sums.length; player++) {
            sums[player] += weight * steps.reward(player);
        }
        weight *= steps.discount();
    }

    /**
     * Turns what the state is worth now into the return from the earlier state on. An estimate may be within the payoff range and the
     * return from it outside, where none can be: it is brought within. At the end of the game only rounding is.
     */
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
