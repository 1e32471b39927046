package io.mcts.evaluation;

import io.mcts.game.GameState;
import io.mcts.game.Heuristic;
import io.mcts.internal.Argument;
import io.mcts.internal.PayoffRange;
import io.mcts.policy.Learning;
import java.util.Arrays;
import java.util.random.RandomGenerator;

/**
 * Values a leaf by {@code lambda * evaluator + (1 - lambda) * heuristic}, with lambda from 0 to 1.
 *
 * <p>Source: D. Silver et al., <i>Mastering the Game of Go with Deep Neural Networks and Tree Search</i>, Nature 529, 2016 (lambda weighs
 * the rollout, too).
 */
public record MixedEvaluator<S extends GameState<?, ?>>(
        double lambda, Evaluator<? super S> evaluator, Heuristic<? super S> heuristic) implements Evaluator<S> {

    public MixedEvaluator {
        Argument.requireShare("the weight lambda", lambda);
    }

    @Override
    public void evaluate(S state, RandomGenerator random, double[] payoffs) {
        double[] estimate = new double[payoffs.length];
        Arrays.fill(estimate, Double.NaN); // to notice a value that the heuristic does not set
        heuristic.estimate(state, estimate);
        PayoffRange.require("the heuristic", heuristic, state, estimate); // a mixture may hide it
        evaluator.evaluate(state, random, payoffs);
        PayoffRange.require("the evaluator", evaluator, state, payoffs);
        for (int player = 0; player < payoffs.length; player++) {
            double mean = estimate[player] + lambda * (payoffs[player] - estimate[player]); // equal values stay exact
            payoffs[player] = PayoffRange.clamp(state, mean);
        }
    }

    @Override
    public Evaluator<S> with(Learning learning) {
        return new MixedEvaluator<>(lambda, evaluator.with(learning), heuristic);
    }

    @Override
    public String toString() {
        return "mixed:lambda=" + lambda + ":" + evaluator + ":" + heuristic;
    }
}
