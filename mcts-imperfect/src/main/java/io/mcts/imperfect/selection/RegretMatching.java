package io.mcts.imperfect.selection;

import io.mcts.imperfect.internal.Strategies;
import io.mcts.imperfect.strategy.MixedSelection;
import io.mcts.internal.Argument;
import java.util.Arrays;
import java.util.HashMap;
import java.util.Map;

/**
 * Regret matching: moves are chosen in proportion to their regret, the mean reward of the move with the same moves of the others less that
 * received, and now and then at random. The strategy learned is the average over all visits, without the random part.
 *
 * <p>Sources: S. Hart, A. Mas-Colell, <i>A Simple Adaptive Procedure Leading to Correlated Equilibrium</i>, Econometrica 68, 2000; M.
 * Lanctot, V. Lisý, M. Winands, <i>Monte Carlo Tree Search in Simultaneous Move Games with Applications to Goofspiel</i>, Computer Games
 * 2013, CCIS 408, 2014; M. Tak, M. Lanctot, M. Winands, <i>Monte Carlo Tree Search Variants for Simultaneous Move Games</i>, CIG 2014.
 *
 * @param exploration the probability of a move at random, greater than 0 and less than 1
 */
public record RegretMatching(double exploration) implements MixedSelection {

    public RegretMatching {
        Argument.require(exploration > 0 && exploration < 1, "an exploration is a number between 0 and 1", exploration);
    }

    /** Returns regret matching with a probability of random moves. */
    public static RegretMatching of(double exploration) {
        return new RegretMatching(exploration);
    }

    @Override
    public Learner learner() {
        return new Regrets(exploration);
    }

    @Override
    public String toString() {
        return "regret-matching:exploration=" + exploration;
    }

    private static final class Regrets implements Learner {

        private final double exploration;
        private double[] regrets = new double[0];
        private double[] weights = new double[0];

        /** The sum of the rewards of each own move, and their number, by the choices of the others. */
        private final Map<Object, Cells> cells = new HashMap<>();

        private long bytes = 200;

        private Regrets(double exploration) {
            this.exploration = exploration;
        }

        @Override
        public void mix(Choice choice, double[] probabilities) {
            int count = choice.count();
            grow(choice);
            Strategies.match(choice, regrets, probabilities);
            for (int i = 0; i < count; i++) {
                weights[choice.move(i)] += probabilities[i];
                probabilities[i] = (1 - exploration) * probabilities[i] + exploration / count;
            }
        }

        private void grow(Choice choice) {
            int most = 0;
            for (int i = 0; i < choice.count(); i++) {
                most = Math.max(most, choice.move(i) + 1);
            }
            if (most > regrets.length) {
                bytes += 2L * Double.BYTES * (most - regrets.length);
                regrets = Arrays.copyOf(regrets, most);
                weights = Arrays.copyOf(weights, most);
            }
        }

        @Override
        public void learn(Choice choice, double reward) {
            Cells same = cells.computeIfAbsent(choice.others(), others -> new Cells());
            bytes += same.grow(regrets.length);
            int chosen = choice.move(choice.chosen());
            for (int i = 0; i < choice.count(); i++) {
                int move = choice.move(i);
                if (move != chosen && same.visits[move] > 0) {
                    regrets[move] += same.sums[move] / same.visits[move] - reward;
                }
            }
            same.visits[chosen]++;
            same.sums[chosen] += reward;
        }

        @Override
        public double weight(int move) {
            return move < weights.length ? weights[move] : 0;
        }

        @Override
        public long bytes() {
            return bytes;
        }
    }

    private static final class Cells {

        /** The map's node, this object and its two arrays, without their elements. */
        private static final int ENTRY_BYTES = 100;

        private int[] visits = new int[0];
        private double[] sums = new double[0];

        /** Returns the approximate bytes taken. */
        private long grow(int count) {
            int before = visits.length;
            if (count > before) {
                visits = Arrays.copyOf(visits, count);
                sums = Arrays.copyOf(sums, count);
                return (before == 0 ? ENTRY_BYTES : 0) + (long) (Integer.BYTES + Double.BYTES) * (count - before);
            }
            return 0;
        }
    }
}
