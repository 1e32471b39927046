package io.mcts.evaluation;

import io.mcts.game.GameState;
import io.mcts.game.Heuristic;
import java.util.Arrays;

/** Returns the midpoint of the payoff range, for a {@link TruncatedRolloutEvaluator} in games that random play does not end. */
public record EvenHeuristic() implements Heuristic<GameState<?, ?>> {

    @Override
    public void estimate(GameState<?, ?> state, double[] payoffs) {
        double least = state.minPayoff();
        Arrays.fill(payoffs, least + (state.maxPayoff() - least) / 2);
    }

    @Override
    public String toString() {
        return "even";
    }
}
