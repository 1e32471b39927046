package io.mcts.onnx;

import io.mcts.game.GameState;
import io.mcts.game.Move;
import java.util.List;

/** Reads the priors of the legal moves from the policy of a network. */
final class Policies {

    private Policies() {}

    /**
     * Reads the priors of a state.
     *
     * @param policy as the network gives it
     * @param hasLogits whether it gives logits rather than probabilities
     * @param priors receives the prior of each legal move; they sum to 1
     * @throws IllegalStateException if a legal move has no place in the policy, or no number that can be used
     */
    static <S extends GameState<?, M>, M extends Move> void read(
            float[] policy, boolean hasLogits, StateEncoding<S, M> encoding, S state, double[] priors) {
        List<M> moves = state.legalMoves();
        double greatest = Double.NEGATIVE_INFINITY;
        for (int i = 0; i < priors.length; i++) {
            priors[i] = number(policy, hasLogits, encoding.policyIndex(state, moves.get(i)), moves.get(i));
            greatest = Math.max(greatest, priors[i]);
        }
        if (greatest == Double.NEGATIVE_INFINITY) {
            throw new IllegalStateException("all legal moves have the logit -Infinity");
        }
        double sum = 0;
        for (int i = 0; i < priors.length; i++) {
            priors[i] = hasLogits ? StrictMath.exp(priors[i] - greatest) : priors[i];
            sum += priors[i];
        }
        for (int i = 0; i < priors.length; i++) {
            priors[i] = sum == 0 ? 1.0 / priors.length : priors[i] / sum; // probabilities so small that all became 0
        }
    }

    private static double number(float[] policy, boolean isLogit, int index, Move move) {
        if (index < 0 || index >= policy.length) {
            throw new IllegalStateException("the encoding gives move " + move + " the place " + index
                    + " in the policy, which has places 0 to " + (policy.length - 1));
        }
        float number = policy[index];
        boolean isAllowed =
                isLogit ? number < Float.POSITIVE_INFINITY : number >= 0 && number < Float.POSITIVE_INFINITY;
        if (!isAllowed) {
            throw new IllegalStateException(
                    isLogit
                            ? "the logit of a move is a number or -Infinity, not " + number + " as of " + move
                            : "the probability of a move is a number of 0 or more, not " + number + " as of " + move);
        }
        return number;
    }
}
