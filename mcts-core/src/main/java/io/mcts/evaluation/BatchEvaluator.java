package io.mcts.evaluation;

import io.mcts.policy.Learning;
import java.util.List;
import java.util.concurrent.CancellationException;
import java.util.random.RandomGenerator;

/**
 * Values many states in one call, and may give priors, as a neural network does. Immutable and thread-safe. Policy outputs are numbered by
 * {@link io.mcts.game.Move#index}; priors are a softmax over the legal moves alone.
 */
@FunctionalInterface
public interface BatchEvaluator<S> {

    /**
     * Values states for every player.
     *
     * @param states at least one, none terminal, possibly chance states; all left unchanged. The list is valid only during this call
     * @param payoffs receives, for each state, the expected payoff of each player, in the game's own units and within its payoff range
     * @param priors receives, for each state and legal move, the probability that the player to move plays it; they sum to 1, checked to
     *     within 0.01. Empty at chance states, and always unless {@link #givesPriors}
     * @throws CancellationException if the thread is interrupted and the values are incomplete; a search then stops without them
     */
    void evaluate(List<S> states, RandomGenerator random, double[][] payoffs, double[][] priors);

    /** Whether the evaluator gives priors; false unless overridden. */
    default boolean givesPriors() {
        return false;
    }

    /**
     * Returns the evaluator that a search uses, on many threads, in place of this one; this one unless overridden. Wrappers pass the call
     * on. Throws an {@link IllegalStateException} if this evaluator plays rollouts, and the search or a part of it needs their moves.
     */
    default BatchEvaluator<S> with(Learning learning) {
        return this;
    }
}
