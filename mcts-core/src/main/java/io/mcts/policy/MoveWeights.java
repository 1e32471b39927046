package io.mcts.policy;

import java.util.Arrays;

/**
 * Weights by number, with their exponentials. What is added shows only when it is applied. All are 0 in the beginning. Not
 * thread-safe.
 */
final class MoveWeights {

    private final double greatest;
    private double[] weights = new double[64];
    private double[] exponentials = ones(64);
    private int[] changed = new int[64];
    private boolean[] isChanged = new boolean[64];
    private int changes;

    /**
     * No weights.
     *
     * @param greatest the greatest weight and, with a minus, the least
     */
    MoveWeights(double greatest) {
        this.greatest = greatest;
    }

    /** The exponential of a weight as it was last applied. */
    double exponential(int number) {
        return number < exponentials.length ? exponentials[number] : 1;
    }

    double weight(int number) {
        return number < weights.length ? weights[number] : 0;
    }

    void add(int number, double amount) {
        if (number >= weights.length) {
            grow(Math.max(2 * weights.length, number + 1));
        }
        weights[number] += amount;
        if (!isChanged[number]) {
            isChanged[number] = true;
            changed[changes++] = number;
        }
    }

    /** Brings the exponentials up to date. */
    void apply() {
        for (int i = 0; i < changes; i++) {
            int number = changed[i];
            weights[number] = Math.max(-greatest, Math.min(greatest, weights[number]));
            exponentials[number] = StrictMath.exp(weights[number]);
            isChanged[number] = false;
        }
        changes = 0;
    }

    private void grow(int length) {
        int before = weights.length;
        weights = Arrays.copyOf(weights, length);
        changed = Arrays.copyOf(changed, length);
        isChanged = Arrays.copyOf(isChanged, length);
        exponentials = Arrays.copyOf(exponentials, length);
        Arrays.fill(exponentials, before, length, 1);
    }

    private static double[] ones(int length) {
        double[] ones = new double[length];
        Arrays.fill(ones, 1);
        return ones;
    }
}
