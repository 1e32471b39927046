package io.mcts.search;

import java.nio.LongBuffer;
import java.util.Arrays;
import java.util.List;
import java.util.stream.DoubleStream;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import java.util.stream.Stream;

/**
 * What is kept of the root beyond the statistics of every node: for each move the squares of its rewards, for each player the sum of
 * theirs. Counted from when the state became the root.
 */
final class RootSum {

    private final int[] visits;
    private final double[] sums;
    private final double[] squares;
    private final double[] playerSums;
    private long iterations;

    RootSum(int childCount, int playerCount) {
        visits = new int[childCount];
        sums = new double[childCount];
        squares = new double[childCount];
        playerSums = new double[playerCount];
    }

    /** A sum over the same children and players, without iterations. */
    RootSum empty() {
        return new RootSum(visits.length, playerSums.length);
    }

    RootSum copy() {
        RootSum copy = empty();
        copy.add(this);
        return copy;
    }

    /** All that was counted, as numbers that {@link #ofWords} reads. */
    LongStream toWords() {
        return LongStream.concat(
                LongStream.concat(
                        LongStream.of(iterations), IntStream.of(visits).asLongStream()),
                Stream.of(sums, squares, playerSums).flatMapToLong(RootSum::bits));
    }

    private static LongStream bits(double[] numbers) {
        return DoubleStream.of(numbers).mapToLong(Double::doubleToRawLongBits);
    }

    /** What {@link #toWords} has written of the same children and players. */
    RootSum ofWords(long[] words) {
        RootSum counted = empty();
        LongBuffer left = LongBuffer.wrap(words);
        counted.iterations = left.get();
        Arrays.setAll(counted.visits, child -> (int) left.get());
        for (double[] numbers : List.of(counted.sums, counted.squares, counted.playerSums)) {
            Arrays.setAll(numbers, i -> Double.longBitsToDouble(left.get()));
        }
        return counted;
    }

    /** Adds what was counted elsewhere of the same children. */
    void add(RootSum other) {
        for (int child = 0; child < visits.length; child++) {
            add(child, other, child);
        }
        addPlayers(other);
    }

    /** Adds what was counted elsewhere of the same move. */
    void add(int child, RootSum other, int otherChild) {
        visits[child] += other.visits[otherChild];
        sums[child] += other.sums[otherChild];
        squares[child] += other.squares[otherChild];
    }

    /** Adds what was counted elsewhere of the players. */
    void addPlayers(RootSum other) {
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
     * The standard error of a mean over so many visits: the standard deviation of the rewards seen, with n - 1 in the denominator,
     * over the square root of the visits. If fewer than two were seen it is the greatest possible, as the standard deviation of a
     * reward in [0, 1] is at most 0.5.
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
