package io.mcts.evaluation;

import io.mcts.game.GameState;
import io.mcts.game.Heuristic;
import java.util.Arrays;

/**
 * Expects the middle of the payoff range for every player: the heuristic of one who knows nothing of the game. With it
 * {@link TruncatedRolloutEvaluator} is a length limit of rollouts, for games that random play brings to no end.
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
