package io.mcts.evaluation;

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
}
