package io.mcts.onnx;

import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import org.jspecify.annotations.Nullable;

/**
 * The values of recently used positions by key. Thread-safe. New positions go to a young map, which replaces the old map at half of the
 * capacity; an old position becomes young when used.
 */
final class EvaluationCache {

    /** A network's values of a position, immutable once cached. Priors are empty for chance states, and without a policy. */
    @SuppressWarnings("ArrayRecordComponent") // never compared
    record Known(double[] payoffs, double[] priors) {

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

    int size() {
        return young.size() + old.size();
    }
}
