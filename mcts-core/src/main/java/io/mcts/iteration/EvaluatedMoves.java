package io.mcts.iteration;

import io.mcts.evaluation.BatchEvaluator;
import io.mcts.evaluation.BatchValues;
import io.mcts.game.GameState;
import io.mcts.game.Move;
import io.mcts.policy.MoveScores;
import java.util.List;
import java.util.concurrent.CancellationException;
import java.util.random.RandomGenerator;

/** A batch evaluator's payoffs of one state and priors of its legal moves; the priors of a subset are scaled to sum to 1. */
public final class EvaluatedMoves<S extends GameState<?, M>, M extends Move> implements MoveScores<S, M> {

    /** The greatest allowed distance of the sum of priors from 1; wide enough for a softmax in half precision. */
    private static final double SUM_TOLERANCE = 0.01;

    private final BatchEvaluator<S> evaluator;
    private final double[] payoffs;
    private final double[] priors;
    private final int number;
    private final int count;

    public EvaluatedMoves(BatchEvaluator<S> evaluator, BatchValues values, int number, int count) {
        this.evaluator = evaluator;
        payoffs = values.payoffs(number);
        priors = values.priors(number);
        this.number = number;
        this.count = count;
    }

    EvaluatedMoves<S, M> checked(S state) {
        for (int player = 0; player < payoffs.length; player++) {
            double payoff = payoffs[player];
            if (!(payoff >= state.minPayoff() && payoff <= state.maxPayoff())) {
                throw refusal(
                        "player " + player + " a payoff of " + payoff + ", outside the declared range ["
                                + state.minPayoff() + ", " + state.maxPayoff() + "]",
                        state,
                        Double.isNaN(payoff)
                                ? "it leaves out a player, or the network computes with infinite numbers."
                                : "the network does not end in a tanh, or gives rewards from 0 to 1, not payoffs.");
            }
        }
        double sum = 0;
        for (int move = 0; move < priors.length; move++) {
            if (!(priors[move] >= 0 && priors[move] <= 1)) {
                throw refusal(
                        state.legalMoves().get(move) + " a prior of " + priors[move] + ", not from 0 to 1",
                        state,
                        "these are logits, which need a softmax over the legal moves.");
            }
            sum += priors[move];
        }
        if (priors.length > 0 && Math.abs(sum - 1) > SUM_TOLERANCE) {
            throw refusal(
                    "the legal moves priors that sum to " + sum + ", not to 1",
                    state,
                    "these are scores, which need a softmax, or the softmax is not over the legal moves alone.");
        }
        return this;
    }

    private IllegalStateException refusal(String given, S state, String advice) {
        return new IllegalStateException("the evaluator " + evaluator + " gives " + given + ", in state " + (number + 1)
                + " of a batch of " + count + ", " + state + "\nMaybe " + advice);
    }

    double[] payoffs() {
        return payoffs;
    }

    /** Evaluates the root, even if the thread is interrupted; its interrupt status is kept for the search. */
    static <S extends GameState<?, M>, M extends Move> EvaluatedMoves<S, M> ofRoot(
            BatchEvaluator<S> evaluator, S state, RandomGenerator random) {
        boolean isInterrupted = false;
        try {
            while (true) {
                try {
                    BatchValues values = BatchValues.of(evaluator, List.of(GameState.copyOf(state)), random);
                    return new EvaluatedMoves<>(evaluator, values, 0, 1).checked(state);
                } catch (CancellationException cancellation) {
                    if (!Thread.interrupted()) {
                        throw cancellation;
                    }
                    isInterrupted = true;
                }
            }
        } finally {
            if (isInterrupted) {
                Thread.currentThread().interrupt();
            }
        }
    }

    @Override
    public void score(S state, List<M> moves, double[] scores) {
        List<M> legal = state.legalMoves();
        if (moves.equals(legal)) {
            System.arraycopy(priors, 0, scores, 0, scores.length);
            return;
        }
        double sum = 0;
        for (int i = 0; i < scores.length; i++) {
            scores[i] = priors[legal.indexOf(moves.get(i))];
            sum += scores[i];
        }
        for (int i = 0; i < scores.length; i++) {
            scores[i] = sum == 0 ? 1.0 / scores.length : scores[i] / sum;
        }
    }

    @Override
    public String toString() {
        return evaluator.toString();
    }
}
