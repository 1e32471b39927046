package io.mcts.evaluation;

import java.util.List;
import java.util.concurrent.CancellationException;
import java.util.random.RandomGenerator;

/**
 * Values many states in one call, and may say which of their moves look good: what a neural network does best.
 *
 * <p>A search takes it within {@link LeafBatches}, which say how many leaves a call values. It is immutable and used by many
 * threads at once, each with a generator of its own. Its {@code toString} prints its parameters.
 *
 * <p>A network fills the arrays like this; its outputs are numbered by {@link io.mcts.game.Move#index}, and each state's go to
 * a softmax over the legal moves alone:
 *
 * <pre>{@code
 * for (int i = 0; i < states.size(); i++) {
 *     payoffs[i][0] = value(i);
 *     payoffs[i][1] = -value(i);
 *     List<M> moves = states.get(i).legalMoves();
 *     for (int move = 0; move < moves.size(); move++) {
 *         priors[i][move] = probability(i, moves.get(move).index());
 *     }
 * }
 * }</pre>
 *
 * @param <S> the states of the game
 */
@FunctionalInterface
public interface BatchEvaluator<S> {

    /**
     * Values states for every player.
     *
     * @param states at least one, none of them terminal, chance states included; all left as they are. The list is valid
     *     during this call and not to be changed.
     * @param random the only source of randomness
     * @param payoffs receives, for each state in the order of the list and each player, the payoff to be expected, in the game's
     *     own units, from its least to its greatest payoff
     * @param priors receives, for each state in the order of the list and each of its legal moves in their order, the probability
     *     with which the player who chooses there is thought to play it, from 0 to 1; those of a state sum to 1. The array of a
     *     state is empty where chance is to move, and everywhere unless {@link #givesPriors}.
     * @throws CancellationException if the thread was interrupted, still is, and the values are not worth waiting for; a
     *     search then stops as if the batch had never begun
     */
    void evaluate(List<S> states, RandomGenerator random, double[][] payoffs, double[][] priors);

    /**
     * Whether the evaluator says what moves look good.
     *
     * @return false unless overridden
     */
    default boolean givesPriors() {
        return false;
    }
}
