package io.mcts.evaluation;

import io.mcts.policy.Learning;
import java.util.random.RandomGenerator;

/**
 * Values a leaf of the tree: the third of the four steps.
 *
 * <p>Usually this is a rollout ({@link RolloutEvaluator}); a heuristic or a learned model may stand in its place. An evaluator
 * is immutable and used by many threads at once, each with a generator of its own.
 *
 * @param <S> the states of the game
 */
@FunctionalInterface
public interface Evaluator<S> {

    /**
     * Values a state for every player.
     *
     * @param state a state that is not terminal; the evaluator may play on in it
     * @param random the only source of randomness
     * @param payoffs receives, for each player, the payoff to be expected, in the game's own units, from its least to its
     *     greatest payoff
     */
    void evaluate(S state, RandomGenerator random, double[] payoffs);

    /**
     * The evaluator by which one search values its leaves in place of this one. One that plays rollouts gives their policy
     * through {@link Learning#recorded}, so that it may learn and its moves are known to those who ask for them; one that holds
     * another evaluator puts that of the search in its place.
     *
     * @param learning what the rollouts of the search share
     * @return an evaluator for one thread; this one, whose moves no one learns of, unless overridden
     */
    default Evaluator<S> with(Learning learning) {
        return this;
    }
}
