package io.mcts.iteration;

import java.util.Arrays;
import java.util.stream.DoubleStream;
import java.util.stream.LongStream;

/**
 * What is kept of the root beyond the statistics of every node: for each move the squares of its rewards, for each player the sum of
 * theirs. Counted from when the state became the root.
 */
public final class RootSum {

    /** How many numbers are {@link #counted} of a child. */
    public static final int COUNTED = 3;

    private final double[] playerSums;
    private int[] visits = {};
    private double[] sums = {};
    private double[] squares = {};
    private long iterations;

    RootSum(int childCount, int playerCount) {
        playerSums = new double[playerCount];
        growTo(childCount);
    }

    /** A sum over the same children and players, without iterations. */
    public RootSum empty() {
        return new RootSum(visits.length, playerSums.length);
    }

    /** Makes room for the children that a root with sampled children gets. */
    private void growTo(int childCount) {
        visits = Arrays.copyOf(visits, childCount);
        sums = Arrays.copyOf(sums, childCount);
        squares = Arrays.copyOf(squares, childCount);
    }

    private void makeRoomFor(int child) {
        if (child >= visits.length) {
            growTo(2 * child + 1);
        }
    }

    public RootSum copy() {
        RootSum copy = empty();
        copy.add(this);
        return copy;
    }

    /** All that was counted of a child, which {@link #add(int, long[])} takes. */
    public long[] counted(int child) {
        return child >= visits.length
                ? new long[COUNTED]
                : new long[] {
                    visits[child], Double.doubleToRawLongBits(sums[child]), Double.doubleToRawLongBits(squares[child])
                };
    }

    /** All that was counted of the players, which {@link #addPlayers} takes: the iterations, then the sum of each. */
    public long[] countedOfPlayers() {
        return LongStream.concat(
                        LongStream.of(iterations), DoubleStream.of(playerSums).mapToLong(Double::doubleToRawLongBits))
                .toArray();
    }

    /** Adds what was counted elsewhere of the same children. */
    public void add(RootSum other) {
        for (int child = 0; child < other.visits.length; child++) {
            add(child, other.counted(child));
        }
        addPlayers(other.countedOfPlayers());
    }

    /** Adds what was counted elsewhere of the same move. */
    public void add(int child, long[] counted) {
        makeRoomFor(child);
        visits[child] += (int) counted[0];
        sums[child] += Double.longBitsToDouble(counted[1]);
        squares[child] += Double.longBitsToDouble(counted[2]);
    }

    /** Adds what was counted elsewhere of the players. */
    public void addPlayers(long[] counted) {
        iterations += counted[0];
        for (int player = 0; player < playerSums.length; player++) {
            playerSums[player] += Double.longBitsToDouble(counted[1 + player]);
        }
    }

    /** Counts an iteration that began with a child of the root and gave each player a reward. */
    public void add(int child, int player, double[] rewards) {
        makeRoomFor(child);
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
    public double playerValue(int player) {
        return iterations == 0 ? 0.5 : playerSums[player] / iterations;
    }

    public int playerCount() {
        return playerSums.length;
    }

    /**
     * The standard error of a mean over so many visits: the standard deviation of the rewards seen, with n - 1 in the denominator,
     * over the square root of the visits. If fewer than two were seen it is the greatest possible, as the standard deviation of a
     * reward in [0, 1] is at most 0.5.
     */
    public double standardError(int child, int allVisits) {
        int n = child < visits.length ? visits[child] : 0;
        if (n < 2) {
            return 0.5 / Math.sqrt(Math.max(1, allVisits));
        }
        double variance = Math.max(0, squares[child] - sums[child] * sums[child] / n) / (n - 1);
        return Math.sqrt(variance / allVisits);
    }
}
