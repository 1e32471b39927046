package io.mcts.benchmarks;

import io.mcts.selection.Children;
import io.mcts.selection.SelectionPolicy;
import io.mcts.selection.Ucb1;
import java.util.random.RandomGenerator;

/** A node whose children have been visited by UCB1. Stored in arrays, to measure the arithmetic of a policy rather than memory. */
final class PlayedNode implements Children {

    private static final SelectionPolicy UCB1 = Ucb1.of(0.7);

    private final double[] chances;
    private final double[] priors;
    private final int[] visits;
    private final double[] wins;
    private int total;

    private PlayedNode(int count) {
        chances = new double[count];
        priors = new double[count];
        visits = new int[count];
        wins = new double[count];
    }

    /** Visits children, each at least once; their winning chances are drawn from 0.3 to 0.7. */
    static PlayedNode of(int count, int iterations, RandomGenerator random) {
        PlayedNode node = new PlayedNode(count);
        for (int child = 0; child < count; child++) {
            node.chances[child] = 0.3 + 0.4 * random.nextDouble();
            node.priors[child] = (1 - 0.5 * random.nextDouble()) / count;
            node.visit(child, random);
        }
        while (node.total < iterations) {
            node.visit(UCB1.select(node, random), random);
        }
        return node;
    }

    private void visit(int child, RandomGenerator random) {
        total++;
        visits[child]++;
        if (random.nextDouble() < chances[child]) {
            wins[child]++;
        }
    }

    @Override
    public int count() {
        return visits.length;
    }

    @Override
    public int visits() {
        return total;
    }

    @Override
    public int visits(int child) {
        return visits[child];
    }

    @Override
    public double sum(int child) {
        return wins[child];
    }

    /** Equals the sum, since rewards are 0 or 1. */
    @Override
    public double sumOfSquares(int child) {
        return wins[child];
    }

    @Override
    public double prior(int child) {
        return priors[child];
    }

    @Override
    public int amafVisits(int child) {
        return 2 * visits[child];
    }

    @Override
    public double amafSum(int child) {
        return 2 * wins[child];
    }
}
