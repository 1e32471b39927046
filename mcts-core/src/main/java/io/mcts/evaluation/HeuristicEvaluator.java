package io.mcts.evaluation;

import io.mcts.game.Heuristic;
import io.mcts.policy.Learning;
import java.util.random.RandomGenerator;

/** Values a leaf by a heuristic alone, without a rollout. */
public record HeuristicEvaluator<S>(Heuristic<? super S> heuristic) implements Evaluator<S> {

    @Override
    public void evaluate(S state, RandomGenerator random, double[] payoffs) {
        heuristic.estimate(state, payoffs);
    }

    @Override
    public Evaluator<S> with(Learning learning) {
        return this;
    }

    @Override
    public String toString() {
        return "heuristic:" + heuristic;
    }
}
