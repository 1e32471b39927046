package io.mcts.evaluation;

import io.mcts.game.GameState;
import java.util.Arrays;
import java.util.List;
import java.util.random.RandomGenerator;

/** The unchecked values of a batch by a {@link BatchEvaluator}; NaN where it set none. The arrays are not copied. */
public final class BatchValues {

    private final double[][] payoffs;
    private final double[][] priors;

    private BatchValues(double[][] payoffs, double[][] priors) {
        this.payoffs = payoffs;
        this.priors = priors;
    }

    /** Evaluates one or more states, none of them terminal. */
    public static <S extends GameState<?, ?>> BatchValues of(
            BatchEvaluator<S> evaluator, List<S> states, RandomGenerator random) {
        double[][] payoffs = new double[states.size()][];
        double[][] priors = new double[states.size()][];
        for (int i = 0; i < payoffs.length; i++) {
            S state = states.get(i);
            boolean hasPriors = evaluator.givesPriors() && state.currentPlayer() != GameState.CHANCE;
            payoffs[i] = unknown(state.playerCount());
            priors[i] = unknown(hasPriors ? state.legalMoves().size() : 0);
        }
        evaluator.evaluate(states, random, payoffs, priors);
        return new BatchValues(payoffs, priors);
    }

    private static double[] unknown(int length) {
        double[] values = new double[length];
        Arrays.fill(values, Double.NaN);
        return values;
    }

    /** Returns the expected payoff of each player in a state, in the game's own units. */
    public double[] payoffs(int state) {
        return payoffs[state];
    }

    /** Returns the prior of each legal move of a state, in their order; empty without priors. */
    public double[] priors(int state) {
        return priors[state];
    }
}
