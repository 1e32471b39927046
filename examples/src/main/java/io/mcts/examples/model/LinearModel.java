package io.mcts.examples.model;

import io.mcts.evaluation.BatchEvaluator;
import io.mcts.games.connectfour.ConnectFour;
import io.mcts.games.connectfour.Drop;
import java.util.List;
import java.util.random.RandomGenerator;

/**
 * A linear model of Connect Four: the {@link LineFeatures} of a position, each with a weight, sum to the logarithm t of the odds
 * that the player to move wins.
 *
 * <pre>
 * value of the player to move = 2 / (1 + exp(-t)) - 1
 * prior of a move             = exp(-t') / the sum of these over all moves,   t' of the position after it
 * </pre>
 *
 * <p>A move that wins at once has a t' of {@value #LOST}, one that fills the board 0.
 *
 * <p>The weights are those of a logistic regression over positions of the 7x6 board whose results are known. The program
 * {@code LinearModelFit} in the tests of this module finds them; on other boards they are a guess.
 */
public final class LinearModel implements BatchEvaluator<ConnectFour> {

    private static final double LOST = -10;

    /** By the numbers of the features. */
    static final double[] WEIGHTS = {1.686, 0.170, 0.490, 0.727, 1.025, 6.962, -1.855, -2.551, 0.043};

    @Override
    public void evaluate(List<ConnectFour> states, RandomGenerator random, double[][] payoffs, double[][] priors) {
        for (int i = 0; i < states.size(); i++) {
            ConnectFour state = states.get(i);
            double value = 2 / (1 + StrictMath.exp(-logOdds(state))) - 1;
            payoffs[i][state.currentPlayer()] = value;
            payoffs[i][1 - state.currentPlayer()] = -value;
            fillPriors(state, priors[i]);
        }
    }

    @Override
    public boolean givesPriors() {
        return true;
    }

    private static void fillPriors(ConnectFour state, double[] priors) {
        List<Drop> moves = state.legalMoves();
        double sum = 0;
        for (int move = 0; move < priors.length; move++) {
            ConnectFour after = state.copy();
            after.play(moves.get(move));
            priors[move] = StrictMath.exp(-logOdds(after));
            sum += priors[move];
        }
        for (int move = 0; move < priors.length; move++) {
            priors[move] /= sum;
        }
    }

    /** The logarithm of the odds that the player to move wins. */
    static double logOdds(ConnectFour state) {
        if (state.isTerminal()) {
            return state.payoff(state.currentPlayer()) < 0 ? LOST : 0;
        }
        double[] features = LineFeatures.of(state);
        double sum = 0;
        for (int i = 0; i < features.length; i++) {
            sum += WEIGHTS[i] * features[i];
        }
        return sum;
    }

    @Override
    public String toString() {
        return "linear";
    }
}
