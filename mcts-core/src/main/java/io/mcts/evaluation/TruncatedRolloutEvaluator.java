package io.mcts.evaluation;

import io.mcts.game.GameState;
import io.mcts.game.Heuristic;
import io.mcts.game.Move;
import io.mcts.policy.Learning;
import io.mcts.policy.Policy;
import java.util.random.RandomGenerator;

/**
 * Values a leaf by a rollout that is cut off after some moves and valued there by a heuristic; by its payoff if the game ends
 * before that.
 *
 * <p>Source: R. Lorentz, <i>Amazons Discover Monte-Carlo</i>, Computers and Games, 2008 (there called early playout
 * termination).
 *
 * @param policy chooses the moves of all players
 * @param plies after how many of their moves to stop, outcomes of chance not counted; 0 or more
 * @param heuristic estimates the state where the rollout stops
 * @param <S> the states of the game
 * @param <M> the moves of the game
 */
public record TruncatedRolloutEvaluator<S extends GameState<S, M>, M extends Move>(
        Policy<S, M> policy, int plies, Heuristic<? super S> heuristic) implements Evaluator<S> {

    /**
     * Checks the length.
     *
     * @param policy chooses the moves of all players
     * @param plies after how many moves to stop
     * @param heuristic estimates the state there
     * @throws IllegalArgumentException if the number of moves is negative
     */
    public TruncatedRolloutEvaluator {
        if (plies < 0) {
            throw new IllegalArgumentException("a rollout is cut off after 0 moves or more, not " + plies);
        }
    }

    @Override
    public void evaluate(S state, RandomGenerator random, double[] payoffs) {
        int left = plies;
        while (left > 0 && !state.isTerminal()) {
            if (state.currentPlayer() == GameState.CHANCE) {
                state.play(state.randomMove(random));
            } else {
                state.play(policy.choose(state, random));
                left--;
            }
        }
        if (!state.isTerminal()) {
            heuristic.estimate(state, payoffs);
            return;
        }
        for (int player = 0; player < payoffs.length; player++) {
            payoffs[player] = state.payoff(player);
        }
    }

    @Override
    public Evaluator<S> with(Learning learning) {
        return new TruncatedRolloutEvaluator<>(learning.recorded(policy), plies, heuristic);
    }

    @Override
    public String toString() {
        return "truncated:plies=" + plies + ":" + policy + ":" + heuristic;
    }
}
