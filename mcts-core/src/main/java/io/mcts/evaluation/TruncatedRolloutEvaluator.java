package io.mcts.evaluation;

import io.mcts.game.GameState;
import io.mcts.game.Heuristic;
import io.mcts.game.Move;
import io.mcts.game.StepRewards;
import io.mcts.game.StoppableRandom;
import io.mcts.internal.Argument;
import io.mcts.internal.PayoffRange;
import io.mcts.internal.StepReturn;
import io.mcts.policy.Learning;
import io.mcts.policy.Policy;
import java.util.random.RandomGenerator;

/**
 * Values a leaf by a rollout of a number of players' moves (plies, 0 or more) and the estimate of a heuristic.
 *
 * <p>Source: R. Lorentz, <i>Amazons Discover Monte-Carlo</i>, Computers and Games, 2008 (there called early playout termination).
 */
public record TruncatedRolloutEvaluator<S extends GameState<?, M>, M extends Move>(
        Policy<S, M> policy, int plies, Heuristic<? super S> heuristic) implements Evaluator<S> {

    public TruncatedRolloutEvaluator {
        Argument.require(plies >= 0, "a rollout is cut off after 0 moves or more", plies);
    }

    @Override
    public void evaluate(S state, RandomGenerator random, double[] payoffs) {
        StepReturn steps = state instanceof StepRewards ? new StepReturn(state) : null;
        int left = plies;
        for (int played = 1; left > 0 && !state.isTerminal(); played++) {
            if (state.currentPlayer() == GameState.CHANCE) {
                state.play(state.randomMove(random));
            } else {
                state.play(Argument.requireMove(policy.choose(state, random), policy, state));
                left--;
            }
            if (steps != null) {
                steps.add();
            }
            StoppableRandom.afterPly(played, random);
        }
        if (state.isTerminal()) {
            RolloutEvaluator.readPayoffs(state, payoffs);
        } else {
            heuristic.estimate(state, payoffs);
            PayoffRange.require("the heuristic", heuristic, state, payoffs); // the rewards on the way may hide it
        }
        if (steps != null) {
            steps.addTo(payoffs);
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
