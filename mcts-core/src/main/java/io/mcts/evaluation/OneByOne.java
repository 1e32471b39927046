package io.mcts.evaluation;

import io.mcts.game.GameState;
import java.util.List;
import java.util.random.RandomGenerator;

/**
 * Values the states of a batch one after the other by an evaluator of single states. It gives no priors.
 *
 * <p>Within a {@link ParallelEvaluator} it lets a slow evaluator, such as a rollout by a thoughtful policy, value many leaves at
 * the same time. What rollouts play in it, nobody learns of: neither they themselves nor the statistics of a search by RAVE.
 *
 * @param evaluator values a state; it plays on in a copy
 * @param <S> the states of the game
 */
public record OneByOne<S extends GameState<S, ?>>(Evaluator<S> evaluator) implements BatchEvaluator<S> {

    @Override
    public void evaluate(List<S> states, RandomGenerator random, double[][] payoffs, double[][] priors) {
        for (int i = 0; i < payoffs.length; i++) {
            evaluator.evaluate(states.get(i).copy(), random, payoffs[i]);
        }
    }

    @Override
    public String toString() {
        return "one-by-one:" + evaluator;
    }
}
