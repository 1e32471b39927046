package io.mcts.evaluation;

import io.mcts.policy.Learning;
import java.util.random.RandomGenerator;

/** Values a leaf by a rollout ({@link RolloutEvaluator}), a heuristic or a learned model. Immutable and used by many threads at once. */
@FunctionalInterface
public interface Evaluator<S> {

    /**
     * Values a state for every player.
     *
     * @param state a state that is not terminal; the evaluator may play on in it
     * @param payoffs receives the expected payoff of each player, in the game's own units and within its payoff range
     */
    void evaluate(S state, RandomGenerator random, double[] payoffs);

    /**
     * Returns the evaluator that a search uses, on one thread, in place of this one; this one unless overridden. Rollouts use the policy of
     * {@link Learning#recorded}. Wrappers pass the call on; evaluators without rollouts return themselves. Throws an {@link
     * IllegalStateException} unless overridden, if the search needs the moves of rollouts, as RAVE does.
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
