package io.mcts.imperfect.internal;

import io.mcts.imperfect.strategy.MixedSelection.Choice;
import java.util.random.RandomGenerator;

public final class Strategies {

    private Strategies() {}

    /** Probabilities in proportion to the positive weights; equal if none is positive. */
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

    /** Regret matching: probabilities of the legal moves in proportion to positive regrets, equal if none is positive. */
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

    /** Never draws an index with probability 0. */
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
