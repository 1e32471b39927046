package io.mcts.onnx;

import io.mcts.encoding.StateEncoding;
import io.mcts.game.GameState;
import io.mcts.game.Move;
import java.util.List;
import java.util.stream.DoubleStream;

final class Policies {

    /** The tolerance of sums of probabilities, as for priors in a search; half precision comes close to it. */
    private static final double TOLERANCE = 0.01;

    private Policies() {}

    /**
     * Reads the priors of the legal moves, which sum to 1.
     *
     * @throws IllegalStateException if a legal move has no place or no valid number in the policy, or if probabilities do not sum to 1
     */
    static <S extends GameState<?, M>, M extends Move> void read(
            float[] policy, boolean hasLogits, StateEncoding<S, M> encoding, S state, double[] priors) {
        if (!hasLogits) {
            requireSumOfOne(policy);
        }
        List<M> moves = state.legalMoves();
        for (int i = 0; i < priors.length; i++) {
            M move = moves.get(i);
            int index = encoding.policyIndex(state, move);
            if (index < 0 || index >= policy.length) {
                throw new IllegalStateException("the encoding gives move " + move + " the place " + index
                        + " in the policy, which has places 0 to " + (policy.length - 1));
            }
            priors[i] = checked(policy[index], hasLogits, move);
        }
        normalize(priors, hasLogits);
    }

    /** The probabilities of results, possibly from logits. */
    static double[] outcomes(float[] output, boolean hasLogits) {
        if (!hasLogits) {
            requireSumOfOne(output);
        }
        double[] shares = new double[output.length];
        for (int i = 0; i < shares.length; i++) {
            shares[i] = checked(output[i], hasLogits, "result " + i);
        }
        normalize(shares, hasLogits);
        return shares;
    }

    private static void requireSumOfOne(float[] shares) {
        double sum = 0;
        for (float share : shares) {
            sum += share;
        }
        if (Math.abs(sum - 1) > TOLERANCE) {
            throw new IllegalStateException("the probabilities sum to " + sum + ", not 1\nMaybe they are logits.");
        }
    }

    private static double checked(float number, boolean isLogit, Object what) {
        boolean isAllowed = (isLogit || number >= 0) && number < Float.POSITIVE_INFINITY;
        if (!isAllowed) {
            throw new IllegalStateException((isLogit
                            ? "a logit is a number or -Infinity, not "
                            : "a probability is a number of 0 or more, not ")
                    + number + " as of " + what);
        }
        return number;
    }

    /** Normalizes numbers to sum 1, by their softmax if they are logits. */
    private static void normalize(double[] numbers, boolean hasLogits) {
        double greatest = DoubleStream.of(numbers).max().orElse(0);
        if (greatest == Double.NEGATIVE_INFINITY) {
            throw new IllegalStateException("all logits are -Infinity");
        }
        double sum = 0;
        for (int i = 0; i < numbers.length; i++) {
            numbers[i] = hasLogits ? StrictMath.exp(numbers[i] - greatest) : numbers[i];
            sum += numbers[i];
        }
        for (int i = 0; i < numbers.length; i++) {
            numbers[i] = sum == 0 ? 1.0 / numbers.length : numbers[i] / sum; // probabilities so small that all became 0
        }
    }
}
