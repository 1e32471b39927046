package io.mcts.imperfect.tree;

import io.mcts.evaluation.BatchEvaluator;
import io.mcts.evaluation.BatchValues;
import io.mcts.evaluation.Evaluator;
import io.mcts.game.GameState;
import io.mcts.game.Move;
import io.mcts.imperfect.run.ImperfectSettings;
import io.mcts.policy.Learning;
import io.mcts.policy.MoveScores;
import java.util.List;
import java.util.random.RandomGenerator;
import org.jspecify.annotations.Nullable;

/**
 * The valuation of leaves and moves by one worker.
 *
 * @param evaluator null if there is a model
 * @param scores null if there are none, or the model gives priors
 */
record Valuation<S extends GameState<?, M>, M extends Move>(
        Learning learning,
        @Nullable Evaluator<S> evaluator,
        @Nullable BatchEvaluator<S> model,
        @Nullable MoveScores<S, M> scores) {

    /** Wide enough for a softmax in half precision. */
    private static final double SUM_TOLERANCE = 0.01;

    private static final double[] NO_PRIORS = {};

    static <S extends GameState<?, M>, M extends Move> Valuation<S, M> of(ImperfectSettings<S, M> settings) {
        Learning ofScores = new Learning(false);
        if (settings.prior != null) {
            settings.prior.with(ofScores);
        }
        Learning learning = new Learning(ofScores.isNeeded());
        MoveScores<S, M> scores = settings.prior == null ? null : settings.prior.with(learning);
        return settings.model == null
                ? new Valuation<>(learning, settings.evaluator().with(learning), null, scores)
                : new Valuation<>(learning, null, settings.model.with(learning), scores);
    }

    boolean hasPriors() {
        return scores != null || (model != null && model.givesPriors());
    }

    double[] priors(S state, List<M> legal, RandomGenerator random) {
        double[] priors;
        if (scores != null) {
            priors = new double[legal.size()];
            scores.score(state, legal, priors);
        } else {
            priors = asked(state, random).priors(0);
        }
        checkPriors(priors, state, legal);
        return priors;
    }

    /** Returns the priors of the moves if the model gives them. */
    double[] evaluate(S state, RandomGenerator random, double[] payoffs) {
        if (evaluator != null) {
            evaluator.evaluate(state, random, payoffs);
            return NO_PRIORS;
        }
        BatchValues values = asked(state, random);
        System.arraycopy(values.payoffs(0), 0, payoffs, 0, payoffs.length);
        double[] priors = values.priors(0);
        if (scores != null || priors.length == 0) {
            return NO_PRIORS;
        }
        checkPriors(priors, state, state.legalMoves());
        return priors;
    }

    private BatchValues asked(S state, RandomGenerator random) {
        if (model == null) {
            throw new IllegalStateException("there is no model to ask");
        }
        return BatchValues.of(model, List.of(state), random);
    }

    private void checkPriors(double[] priors, S state, List<M> legal) {
        double sum = 0;
        for (int move = 0; move < priors.length; move++) {
            if (!(priors[move] >= 0 && priors[move] <= 1)) {
                throw new IllegalStateException("the prior " + origin() + " of " + legal.get(move) + " is "
                        + priors[move] + ", not from 0 to 1, in " + state);
            }
            sum += priors[move];
        }
        if (scores == null && Math.abs(sum - 1) > SUM_TOLERANCE) {
            throw new IllegalStateException("the priors " + origin() + " sum to " + sum + ", not to 1, in " + state
                    + "\nMaybe they need a softmax over the legal moves alone.");
        }
    }

    private @Nullable Object origin() {
        return scores == null ? model : scores;
    }
}
