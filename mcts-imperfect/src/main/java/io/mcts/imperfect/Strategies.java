package io.mcts.imperfect;

import java.util.random.RandomGenerator;

/** Mixed strategies as arrays of probabilities. */
final class Strategies {

    private Strategies() {}

    /** Probabilities in proportion to the weights that are positive; equal ones if none is. */
    static double[] proportional(double[] weights) {
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

    /** Draws a place by its probability; never one whose probability is 0. */
    static int draw(double[] probabilities, RandomGenerator random) {
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
