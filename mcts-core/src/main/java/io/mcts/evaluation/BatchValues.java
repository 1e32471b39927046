package io.mcts.evaluation;

import io.mcts.game.GameState;
import java.util.Arrays;
import java.util.List;
import java.util.random.RandomGenerator;

/**
 * What a {@link BatchEvaluator} said of the states of one batch, as it said it: nothing is checked.
 *
 * <p>What it forgot is NaN. A search and {@link LeafBatches} read values through it, and check them. Not thread-safe: the arrays
 * are handed out as they are.
 */
public final class BatchValues {

    private final double[][] payoffs;
    private final double[][] priors;

    private BatchValues(double[][] payoffs, double[][] priors) {
        this.payoffs = payoffs;
        this.priors = priors;
    }

    /**
     * Asks an evaluator.
     *
     * @param evaluator the evaluator
     * @param states at least one, none of them terminal; left as they are
     * @param random the only source of randomness
     * @param <S> the states of the game
     * @return what it said
     */
    public static <S extends GameState<S, ?>> BatchValues of(
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

    /**
     * The payoffs to be expected in a state.
     *
     * @param state which of the states, from 0
     * @return a payoff for each player, in the game's own units; the array itself
     */
    public double[] payoffs(int state) {
        return payoffs[state];
    }

    /**
     * The priors of a state's moves.
     *
     * @param state which of the states, from 0
     * @return a prior for each legal move in their order; the array itself, empty where there are none
     */
    public double[] priors(int state) {
        return priors[state];
    }
}
