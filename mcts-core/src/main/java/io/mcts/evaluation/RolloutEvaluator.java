package io.mcts.evaluation;

import io.mcts.game.GameState;
import io.mcts.game.Move;
import io.mcts.game.StepRewards;
import io.mcts.policy.Learning;
import io.mcts.policy.Policy;
import java.util.random.RandomGenerator;

/** Values a state by the payoffs of one rollout to the end of the game and the rewards on the way ({@link StepRewards}). */
public record RolloutEvaluator<S extends GameState<?, M>, M extends Move>(Policy<S, M> policy) implements Evaluator<S> {

    @Override
    public void evaluate(S state, RandomGenerator random, double[] payoffs) {
        if (state instanceof StepRewards) {
            evaluateSteps(state, random, payoffs);
        } else {
            policy.playOut(state, random);
            readPayoffs(state, payoffs);
        }
    }

    private void evaluateSteps(S state, RandomGenerator random, double[] payoffs) {
        new TruncatedRolloutEvaluator<S, M>(policy, Integer.MAX_VALUE, new EvenHeuristic())
                .evaluate(state, random, payoffs);
    }

    static void readPayoffs(GameState<?, ?> end, double[] payoffs) {
        for (int player = 0; player < payoffs.length; player++) {
            payoffs[player] = end.payoff(player);
        }
    }

    @Override
    public Evaluator<S> with(Learning learning) {
        return new RolloutEvaluator<>(learning.recorded(policy));
    }

    @Override
    public String toString() {
        return "rollout:" + policy;
    }
}
