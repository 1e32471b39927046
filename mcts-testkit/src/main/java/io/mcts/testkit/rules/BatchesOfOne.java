package io.mcts.testkit.rules;

import io.mcts.evaluation.BatchEvaluator;
import io.mcts.evaluation.BatchValues;
import io.mcts.evaluation.Evaluator;
import io.mcts.game.GameState;
import io.mcts.policy.Learning;
import java.util.List;
import java.util.random.RandomGenerator;

/**
 * A batch evaluator as one of single states, so that it is checked by the rules of those.
 *
 * @param evaluator values the batches
 */
public record BatchesOfOne<S extends GameState<?, ?>>(BatchEvaluator<S> evaluator) implements Evaluator<S> {

    @Override
    public void evaluate(S state, RandomGenerator random, double[] payoffs) {
        double[] values = BatchValues.of(evaluator, List.of(state), random).payoffs(0);
        System.arraycopy(values, 0, payoffs, 0, payoffs.length);
    }

    @Override
    public Evaluator<S> with(Learning learning) {
        return new BatchesOfOne<>(evaluator.with(learning));
    }

    @Override
    public String toString() {
        return evaluator.toString();
    }
}
