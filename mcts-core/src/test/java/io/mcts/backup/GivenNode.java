package io.mcts.backup;

import io.mcts.selection.Children;
import java.util.Arrays;

/** A node of a small tree for a {@link GivenPath}. */
final class GivenNode implements Children, Outcomes {

    final int player;
    final double[] probabilities;
    final int[] visitsOf;
    final double[] sumOf;
    final double[] priorOf;
    final double[][] sumsOf;

    private GivenNode(int player, int count, double... probabilities) {
        this.player = player;
        this.probabilities = probabilities;
        visitsOf = new int[count];
        sumOf = new double[count];
        priorOf = new double[count];
        sumsOf = new double[count][3];
    }

    static GivenNode choice(int player, int count) {
        return new GivenNode(player, count);
    }

    /** The player is the one whose values the node keeps. */
    static GivenNode chance(int player, double... probabilities) {
        return new GivenNode(player, probabilities.length, probabilities);
    }

    /** Says what a child had before the test: so many visits with a mean. */
    GivenNode visited(int child, int visits, double mean) {
        visitsOf[child] = visits;
        sumOf[child] = visits * mean;
        return this;
    }

    GivenNode priors(double... priors) {
        System.arraycopy(priors, 0, priorOf, 0, priors.length);
        return this;
    }

    GivenNode sums(int player, double... sums) {
        for (int outcome = 0; outcome < sums.length; outcome++) {
            sumsOf[outcome][player] = sums[outcome];
        }
        return this;
    }

    boolean isChance() {
        return probabilities.length > 0;
    }

    @Override
    public int count() {
        return visitsOf.length;
    }

    @Override
    public int visits() {
        return Arrays.stream(visitsOf).sum();
    }

    @Override
    public int visits(int child) {
        return visitsOf[child];
    }

    @Override
    public double sum(int child) {
        return sumOf[child];
    }

    @Override
    public double sum(int outcome, int ofPlayer) {
        return sumsOf[outcome][ofPlayer];
    }

    @Override
    public double prior(int child) {
        return priorOf[child];
    }

    @Override
    public double probability(int outcome) {
        return probabilities[outcome];
    }
}
