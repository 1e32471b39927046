package io.mcts.onnx;

import static org.assertj.core.api.Assertions.assertThat;

import io.mcts.onnx.EvaluationCache.Known;
import org.junit.jupiter.api.Test;

class EvaluationCacheTest {

    private static final Known KNOWN = new Known(new double[] {1}, new double[0]);

    @Test
    void itNeverHoldsMoreThanAllowedAndKeepsTheLastHalf() {
        EvaluationCache cache = new EvaluationCache(10);
        for (int key = 0; key < 1_000; key++) {
            cache.put(key, KNOWN);
            assertThat(cache.size()).isLessThanOrEqualTo(10);
            for (int recent = Math.max(0, key - 4); recent <= key; recent++) {
                assertThat(cache.get(recent)).isSameAs(KNOWN);
            }
        }
        assertThat(cache.get(0)).isNull();
    }

    @Test
    void whatIsAskedForStays() {
        EvaluationCache cache = new EvaluationCache(10);
        cache.put(-1, KNOWN);
        for (int key = 0; key < 1_000; key++) {
            cache.put(key, KNOWN);
            assertThat(cache.get(-1)).isSameAs(KNOWN);
        }
    }
}
