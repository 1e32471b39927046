package io.mcts.evaluation;

import io.mcts.policy.Learning;
import java.util.random.RandomGenerator;

/**
 * Values a leaf of the tree by a rollout ({@link RolloutEvaluator}), a heuristic or a learned model. Immutable and used by many threads
 * at once, each with its own generator.
 */
@FunctionalInterface
public interface Evaluator<S> {

    /**
     * Values a state for every player.
     *
     * @param state a state that is not terminal; the evaluator may play on in it
     * @param random the only source of randomness
     * @param payoffs receives the expected payoff of each player, in the game's own units and within its payoff range
     */
    void evaluate(S state, RandomGenerator random, double[] payoffs);

    /**
     * The evaluator that a search uses in place of this one, on one thread; this one unless overridden. An evaluator that plays
     * rollouts plays them by the policy that {@link Learning#recorded} returns, so that the policy can learn and its moves are
     * recorded. One that wraps other evaluators passes the call on to them, and one without rollouts returns itself.
     *
     * @throws IllegalStateException unless overridden, if the search needs the moves of rollouts, as RAVE does
     */
    default Evaluator<S> with(Learning learning) {
        if (learning.recordsRollouts()) {
            throw new IllegalStateException("the search needs the moves of rollouts, and the evaluator " + this
                    + " does not record them\nMaybe it has to override with(Learning): to play by learning.recorded(policy),"
                    + " or to return itself if it plays no rollouts.");
        }
        return this;
    }
}
