package io.mcts;

import java.util.stream.IntStream;

/**
 * What is kept of the root beyond the statistics of every node: for each move the squares of its rewards, for each player the
 * sum of his. Counted from when the state became the root.
 */
final class RootStatistics {

    private final int[] visits;
    private final double[] sums;
    private final double[] squares;
    private final double[] playerSums;
    private long iterations;

    RootStatistics(int childCount, int playerCount) {
        visits = new int[childCount];
        sums = new double[childCount];
        squares = new double[childCount];
        playerSums = new double[playerCount];
    }

    /** Statistics of the same children and players, without iterations. */
    RootStatistics empty() {
        return new RootStatistics(visits.length, playerSums.length);
    }

    /** These statistics as they are now. */
    RootStatistics copy() {
        RootStatistics copy = empty();
        copy.add(this);
        return copy;
    }

    /** Adds the statistics of the same children from elsewhere. */
    void add(RootStatistics other) {
        add(other, IntStream.range(0, visits.length).toArray());
    }

    /**
     * Adds the statistics of another tree.
     *
     * @param childOf for each of the other's children, which of these has the same move
     */
    void add(RootStatistics other, int[] childOf) {
        for (int i = 0; i < childOf.length; i++) {
            int child = childOf[i];
            visits[child] += other.visits[i];
            sums[child] += other.sums[i];
            squares[child] += other.squares[i];
        }
        for (int player = 0; player < playerSums.length; player++) {
            playerSums[player] += other.playerSums[player];
        }
        iterations += other.iterations;
    }

    /** Counts an iteration that began with a child of the root and gave each player a reward. */
    void add(int child, int player, double[] rewards) {
        double reward = rewards[player];
        visits[child]++;
        sums[child] += reward;
        squares[child] += reward * reward;
        for (int i = 0; i < playerSums.length; i++) {
            playerSums[i] += rewards[i];
        }
        iterations++;
    }

    /** The mean reward of a player, 0.5 before the first iteration. */
    double playerValue(int player) {
        return iterations == 0 ? 0.5 : playerSums[player] / iterations;
    }

    int playerCount() {
        return playerSums.length;
    }

    /**
     * The standard error of a mean over so many visits: the standard deviation of the rewards seen, with n - 1 in the
     * denominator, over the square root of the visits. Where fewer than two were seen it is the greatest it can be, as the
     * standard deviation of a reward in [0, 1] is at most 0.5.
     */
    double standardError(int child, int allVisits) {
        int n = visits[child];
        if (n < 2) {
            return 0.5 / Math.sqrt(Math.max(1, allVisits));
        }
        double variance = Math.max(0, squares[child] - sums[child] * sums[child] / n) / (n - 1);
        return Math.sqrt(variance / allVisits);
    }
}
