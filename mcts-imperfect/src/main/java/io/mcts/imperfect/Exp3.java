package io.mcts.imperfect;

import io.mcts.internal.Argument;
import java.util.Arrays;

/**
 * Exp3: each move is chosen with a probability that grows exponentially with the rewards it has brought, each divided by the
 * probability it was chosen with, and now and then at random. With K moves and exploration g, a move with gains G is chosen
 * with probability {@code (1 - g) * exp(g / K * G) / sum + g / K}. The strategy learned is the average over all visits, without
 * the random part.
 *
 * <p>Sources: P. Auer, N. Cesa-Bianchi, Y. Freund, R. Schapire, <i>The Nonstochastic Multiarmed Bandit Problem</i>, SIAM Journal
 * on Computing 32, 2002; M. Lanctot, V. Lisý, M. Winands, <i>Monte Carlo Tree Search in Simultaneous Move Games with
 * Applications to Goofspiel</i>, Computer Games 2013, CCIS 408, 2014.
 *
 * @param exploration the probability of a move at random, greater than 0 and less than 1
 */
public record Exp3(double exploration) implements MixedSelection {

    public Exp3 {
        Argument.require(exploration > 0 && exploration < 1, "an exploration is a number between 0 and 1", exploration);
    }

    /** Exp3 with a probability of moves at random. */
    public static Exp3 of(double exploration) {
        return new Exp3(exploration);
    }

    @Override
    public Learner learner() {
        return new Gains(exploration);
    }

    @Override
    public String toString() {
        return "exp3:exploration=" + exploration;
    }

    private static final class Gains implements Learner {

        private final double exploration;
        private double[] gains = new double[0];
        private double[] weights = new double[0];

        private Gains(double exploration) {
            this.exploration = exploration;
        }

        @Override
        public void mix(Choice choice, double[] probabilities) {
            int count = choice.count();
            double greatest = Double.NEGATIVE_INFINITY;
            for (int i = 0; i < count; i++) {
                grow(choice.move(i) + 1);
                greatest = Math.max(greatest, gains[choice.move(i)]);
            }
            double sum = 0;
            for (int i = 0; i < count; i++) {
                probabilities[i] = StrictMath.exp(exploration / count * (gains[choice.move(i)] - greatest));
                sum += probabilities[i];
            }
            for (int i = 0; i < count; i++) {
                double share = probabilities[i] / sum;
                weights[choice.move(i)] += share;
                probabilities[i] = (1 - exploration) * share + exploration / count;
            }
        }

        private void grow(int count) {
            if (count > gains.length) {
                gains = Arrays.copyOf(gains, count);
                weights = Arrays.copyOf(weights, count);
            }
        }

        @Override
        public void learn(Choice choice, double reward) {
            gains[choice.move(choice.chosen())] += reward / choice.probability(choice.chosen());
        }

        @Override
        public double weight(int move) {
            return move < weights.length ? weights[move] : 0;
        }

        @Override
        public long bytes() {
            return 80 + 2L * Double.BYTES * gains.length;
        }
    }
}
