package io.mcts.imperfect.internal;

import io.mcts.imperfect.strategy.MixedSelection.Choice;
import java.util.random.RandomGenerator;

/** Mixed strategies as arrays of probabilities. */
public final class Strategies {

    private Strategies() {}

    /** Probabilities in proportion to the weights that are positive; equal ones if none is. */
    public static double[] proportional(double[] weights) {
        double sum = 0;
        for (double weight : weights) {
            sum += Math.max(0, weight);
        }
        double[] probabilities = new double[weights.length];
        for (int i = 0; i < weights.length; i++) {
            probabilities[i] = sum > 0 ? Math.max(0, weights[i]) / sum : 1.0 / weights.length;
        }
        return probabilities;
    }

    /**
     * Regret matching: probabilities in proportion to positive regrets, equal ones if none is positive.
     *
     * @param regrets by the numbers of the moves in the information set
     * @param probabilities receives those of the legal moves
     */
    public static void match(Choice choice, double[] regrets, double[] probabilities) {
        int count = choice.count();
        double sum = 0;
        for (int i = 0; i < count; i++) {
            sum += Math.max(0, regrets[choice.move(i)]);
        }
        for (int i = 0; i < count; i++) {
            probabilities[i] = sum > 0 ? Math.max(0, regrets[choice.move(i)]) / sum : 1.0 / count;
        }
    }

    /** Draws a place by its probability; never one whose probability is 0. */
    public static int draw(double[] probabilities, RandomGenerator random) {
        double rest = random.nextDouble();
        int drawn = 0;
        for (int i = 0; i < probabilities.length; i++) {
            if (probabilities[i] > 0) {
                drawn = i;
                rest -= probabilities[i];
                if (rest < 0) {
                    break;
                }
            }
        }
        return drawn;
    }
}
