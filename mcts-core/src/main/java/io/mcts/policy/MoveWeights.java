package io.mcts.policy;

import java.util.Arrays;

/** Weights by number, with their exponentials. Additions take effect when they are applied. Not thread-safe. */
final class MoveWeights {

    private final double greatest;
    private double[] weights = {};
    private double[] exponentials = {};
    private int[] changed = {};
    private boolean[] isChanged = {};
    private int changes;

    /** Weights of 0, kept within a greatest weight and its negative. */
    MoveWeights(double greatest) {
        this.greatest = greatest;
    }

    /** The exponential of a weight as it was last applied. */
    double exponential(int number) {
        return number < exponentials.length ? exponentials[number] : 1;
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

    /** Applies the additions. */
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
}
