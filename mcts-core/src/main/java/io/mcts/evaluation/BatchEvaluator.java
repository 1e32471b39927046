package io.mcts.evaluation;

import io.mcts.policy.Learning;
import java.util.List;
import java.util.concurrent.CancellationException;
import java.util.random.RandomGenerator;

/**
 * Values many states in one call, and may give priors of their moves, as a neural network does. Immutable and used by many threads at
 * once, each with its own generator. The policy outputs of a network are numbered by {@link io.mcts.game.Move#index}; the priors are a
 * softmax over those of the legal moves alone.
 */
@FunctionalInterface
public interface BatchEvaluator<S> {

    /**
     * Values states for every player.
     *
     * @param states at least one, none of them terminal, possibly chance states; all left unchanged. The list is read-only and
     *     valid during this call
     * @param random the only source of randomness
     * @param payoffs receives, for each state, the expected payoff of each player, in the game's own units and within its payoff range
     * @param priors receives, for each state and each of its legal moves, the probability with which the player to move is expected to
     *     play it; those of a state sum to 1, which a search checks to within 0.01. The array of a state is empty where chance is to
     *     move, and always unless {@link #givesPriors}.
     * @throws CancellationException if the thread was interrupted, still is, and the values are incomplete; a search then stops
     *     as if the batch had never begun
     */
    void evaluate(List<S> states, RandomGenerator random, double[][] payoffs, double[][] priors);

    /** Whether the evaluator gives priors; false unless overridden. */
    default boolean givesPriors() {
        return false;
    }

    /**
     * The evaluator that a search uses in place of this one, on many threads; this one unless overridden. An evaluator that wraps
     * others passes the call on to them.
     *
     * @throws IllegalStateException if this evaluator plays rollouts, and the search or a part of it needs their moves
     */
    default BatchEvaluator<S> with(Learning learning) {
        return this;
    }
}
