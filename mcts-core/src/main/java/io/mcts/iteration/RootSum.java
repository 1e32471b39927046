package io.mcts.iteration;

import io.mcts.internal.StandardError;
import java.util.Arrays;

/** Statistics of the root since the state became the root: for each move the squares of its rewards, for each player their sum. */
public final class RootSum {

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

    public RootSum empty() {
        return new RootSum(visits.length, playerSums.length);
    }

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
        RootSum copy = new RootSum(0, playerSums.length);
        copy.visits = visits.clone();
        copy.sums = sums.clone();
        copy.squares = squares.clone();
        copy.addPlayers(countedOfPlayers());
        return copy;
    }

    public long[] counted(int child) {
        return child >= visits.length
                ? new long[COUNTED]
                : new long[] {
                    visits[child], Double.doubleToRawLongBits(sums[child]), Double.doubleToRawLongBits(squares[child])
                };
    }

    public long[] countedOfPlayers() {
        long[] counted = new long[1 + playerSums.length];
        counted[0] = iterations;
        for (int player = 0; player < playerSums.length; player++) {
            counted[1 + player] = Double.doubleToRawLongBits(playerSums[player]);
        }
        return counted;
    }

    public void add(RootSum other) {
        for (int child = 0; child < other.visits.length; child++) {
            add(child, other.counted(child));
        }
        addPlayers(other.countedOfPlayers());
    }

    public void add(int child, long[] counted) {
        makeRoomFor(child);
        visits[child] += (int) counted[0];
        sums[child] += Double.longBitsToDouble(counted[1]);
        squares[child] += Double.longBitsToDouble(counted[2]);
    }

    public void addPlayers(long[] counted) {
        iterations += counted[0];
        for (int player = 0; player < playerSums.length; player++) {
            playerSums[player] += Double.longBitsToDouble(counted[1 + player]);
        }
    }

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

    /** The mean reward of a player; 0.5 before the first iteration. */
    public double playerValue(int player) {
        return iterations == 0 ? 0.5 : playerSums[player] / iterations;
    }

    public int playerCount() {
        return playerSums.length;
    }

    /** The {@link StandardError} of the mean of all visits. */
    public double standardError(int child, int allVisits) {
        int n = child < visits.length ? visits[child] : 0;
        return StandardError.of(n, n == 0 ? 0 : squares[child] - sums[child] * sums[child] / n, allVisits);
    }
}
