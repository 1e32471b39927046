package io.mcts.onnx;

import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import org.jspecify.annotations.Nullable;

/**
 * The values of the most recently used positions, by their keys. Thread-safe.
 *
 * <p>New positions come into a young map. When it holds half of what is allowed, it replaces the old map, which is forgotten; an old
 * position that is used again becomes young.
 */
final class EvaluationCache {

    /** What a network said about a position, never changed. */
    static final class Known {

        private final double[] payoffs;
        private final double[] priors;

        /** A copy of the values. */
        Known(double[] payoffs, double[] priors) {
            this.payoffs = payoffs.clone();
            this.priors = priors.clone();
        }

        /** Writes the values into arrays of the same lengths. */
        void copyTo(double[] otherPayoffs, double[] otherPriors) {
            System.arraycopy(payoffs, 0, otherPayoffs, 0, payoffs.length);
            System.arraycopy(priors, 0, otherPriors, 0, priors.length);
        }
    }

    private final int half;
    private volatile Map<Long, Known> young = new ConcurrentHashMap<>();
    private volatile Map<Long, Known> old = Map.of();

    /** A cache of so many positions, at least 2. */
    EvaluationCache(int positions) {
        half = positions / 2;
    }

    @Nullable
    Known get(long key) {
        Known known = young.get(key);
        if (known == null) {
            known = old.get(key);
            if (known != null) {
                put(key, known);
            }
        }
        return known;
    }

    void put(long key, Known known) {
        if (young.size() >= half) {
            grow();
        }
        young.put(key, known);
    }

    private synchronized void grow() {
        if (young.size() >= half) {
            old = young;
            young = new ConcurrentHashMap<>();
        }
    }

    /** How many positions it holds. */
    int size() {
        return young.size() + old.size();
    }
}
