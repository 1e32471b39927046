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

    /**
     * The values that a network gives for a position; not changed once it is kept.
     *
     * @param payoffs of each player
     * @param priors of each legal move; empty where chance is to move, and if the network gives none
     */
    @SuppressWarnings("ArrayRecordComponent") // never compared
    record Known(double[] payoffs, double[] priors) {

        /** Writes the payoffs, and the priors unless none are asked for. */
        void copyTo(double[] otherPayoffs, double[] otherPriors) {
            System.arraycopy(payoffs, 0, otherPayoffs, 0, payoffs.length);
            if (otherPriors.length > 0) {
                System.arraycopy(priors, 0, otherPriors, 0, priors.length);
            }
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

    /** Returns the number of positions it holds. */
    int size() {
        return young.size() + old.size();
    }
}
