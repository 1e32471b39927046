package io.mcts.policy;

import java.util.Arrays;

/** Average rewards by number. Not thread-safe. */
final class Averages {

    private double[] sums = new double[64];
    private long[] visits = new long[64];

    void add(int number, double reward) {
        if (number >= visits.length) {
            int length = Math.max(2 * visits.length, number + 1);
            sums = Arrays.copyOf(sums, length);
            visits = Arrays.copyOf(visits, length);
        }
        sums[number] += reward;
        visits[number]++;
    }

    long visits(int number) {
        return number < visits.length ? visits[number] : 0;
    }

    /** The average of a number visited at least once. */
    double mean(int number) {
        return sums[number] / visits[number];
    }
}
