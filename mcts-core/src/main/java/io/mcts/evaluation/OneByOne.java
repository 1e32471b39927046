package io.mcts.evaluation;

import io.mcts.game.GameState;
import io.mcts.policy.Learning;
import java.util.List;
import java.util.random.RandomGenerator;

/**
 * Values states one by one by an evaluator, which plays on in copies, without priors; in a {@link ParallelEvaluator}, several at once.
 * Refuses policies that learn, and searches that need the moves of rollouts, as RAVE does.
 */
public record OneByOne<S extends GameState<?, ?>>(Evaluator<S> evaluator) implements BatchEvaluator<S> {

    @Override
    public void evaluate(List<S> states, RandomGenerator random, double[][] payoffs, double[][] priors) {
        for (int i = 0; i < payoffs.length; i++) {
            evaluator.evaluate(GameState.copyOf(states.get(i)), random, payoffs[i]);
        }
    }

    @Override
    public BatchEvaluator<S> with(Learning learning) {
        Learning trial = new Learning(learning.recordsRollouts());
        boolean playsWithoutIt = evaluator.with(trial).equals(evaluator);
        if (trial.isNeeded() && !playsWithoutIt) {
            throw new IllegalStateException(
                    this + " does not record the moves of its rollouts, which the search or a part of " + evaluator
                            + " needs\nMaybe the search has to value its leaves by the evaluator itself, without batches.");
        }
        return this;
    }

    @Override
    public String toString() {
        return "one-by-one:" + evaluator;
    }
}
