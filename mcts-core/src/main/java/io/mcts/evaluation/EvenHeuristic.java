package io.mcts.evaluation;

import io.mcts.game.GameState;
import io.mcts.game.Heuristic;
import java.util.Arrays;

/**
 * Returns the midpoint of the payoff range for every player. In a {@link TruncatedRolloutEvaluator} it makes a plain length
 * limit, for games that random play does not bring to an end.
 */
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
