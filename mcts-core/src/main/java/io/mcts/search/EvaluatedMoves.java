package io.mcts.search;

import io.mcts.evaluation.BatchEvaluator;
import io.mcts.evaluation.BatchValues;
import io.mcts.game.GameState;
import io.mcts.game.Move;
import io.mcts.policy.MoveScores;
import java.util.List;
import java.util.concurrent.CancellationException;
import java.util.random.RandomGenerator;

/**
 * The payoffs that a batch evaluator gave one state, and the priors that it gave the legal moves. If only some of the moves are asked for, theirs are divided
 * by their sum; if that is 0, all are alike.
 */
final class EvaluatedMoves<S extends GameState<?, M>, M extends Move> implements MoveScores<S, M> {

    private final BatchEvaluator<S> evaluator;
    private final double[] payoffs;
    private final double[] priors;

    /** What the evaluator gave the state of a given number. */
    EvaluatedMoves(BatchEvaluator<S> evaluator, BatchValues values, int number) {
        this.evaluator = evaluator;
        payoffs = values.payoffs(number);
        priors = values.priors(number);
    }

    /** The expected payoff of each player in the state, unchecked. */
    double[] payoffs() {
        return payoffs;
    }

    /** Evaluates the root of a tree, even at an interrupt, which is kept for the search. */
    static <S extends GameState<?, M>, M extends Move> EvaluatedMoves<S, M> ofRoot(
            BatchEvaluator<S> evaluator, S state, RandomGenerator random) {
        boolean isInterrupted = false;
        try {
            while (true) {
                try {
                    BatchValues values = BatchValues.of(evaluator, List.of(GameState.copyOf(state)), random);
                    return new EvaluatedMoves<>(evaluator, values, 0);
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
        boolean areInRange = true; // those that are not stay as they are, to be refused as they are
        for (int i = 0; i < scores.length; i++) {
            scores[i] = priors[legal.indexOf(moves.get(i))];
            areInRange &= scores[i] >= 0 && scores[i] <= 1;
            sum += scores[i];
        }
        for (int i = 0; areInRange && i < scores.length; i++) {
            scores[i] = sum == 0 ? 1.0 / scores.length : scores[i] / sum;
        }
    }

    @Override
    public String toString() {
        return evaluator.toString();
    }
}
