package io.mcts.evaluation;

import io.mcts.game.Heuristic;
import java.util.random.RandomGenerator;

/**
 * Values a leaf by a heuristic alone, without a rollout.
 *
 * @param heuristic estimates the leaf
 * @param <S> the states of the game
 */
public record HeuristicEvaluator<S>(Heuristic<? super S> heuristic) implements Evaluator<S> {

    @Override
    public void evaluate(S state, RandomGenerator random, double[] payoffs) {
        heuristic.estimate(state, payoffs);
    }

    @Override
    public String toString() {
        return "heuristic:" + heuristic;
    }
}
