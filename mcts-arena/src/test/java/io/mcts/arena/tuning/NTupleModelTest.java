package io.mcts.arena.tuning;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.Map;
import org.junit.jupiter.api.Test;

class NTupleModelTest {

    private static final Point POINT = new Point(Map.of());

    /** Two parameters, four trials. */
    private static NTupleModel two() {
        NTupleModel model = new NTupleModel(2);
        model.add(new int[] {0, 0}, 1);
        model.add(new int[] {0, 0}, 0);
        model.add(new int[] {0, 1}, 1);
        model.add(new int[] {1, 0}, 0);
        return model;
    }

    @Test
    void theBoundIsTheAverageOverTheTuples() {
        // At (0, 1): the first parameter is 0 in three trials with the mean 2/3, the second is 1 in one with the
        // mean 1,
        // both are so in one with the mean 1. ln 4 = 1.386294.
        // (2/3 + 1 + 1) / 3 = 0.888889
        // (sqrt(1.386294 / 3.5) + 2 * sqrt(1.386294 / 1.5)) / 3 = (0.629352 + 2 * 0.961351) / 3 = 0.850685
        assertThat(two().bound(new int[] {0, 1}, 0)).isEqualTo(0.888889, within(1e-6));
        assertThat(two().bound(new int[] {0, 1}, 1)).isEqualTo(1.739574, within(1e-6));
        assertThat(two().bound(new int[] {0, 1}, 2)).isEqualTo(0.888889 + 2 * 0.850685, within(3e-6));
    }

    @Test
    void whatHasNotOccurredHasTheMeanOfAll() {
        // At (1, 1): the means are 0, 1, and for both together that of all trials, 2/4.
        // (0 + 1 + 0.5) / 3 = 0.5; (2 * 0.961351 + sqrt(1.386294 / 0.5)) / 3 = (1.922703 + 1.665109) / 3 = 1.195937
        assertThat(two().bound(new int[] {1, 1}, 1)).isEqualTo(1.695937, within(1e-6));
    }

    @Test
    void theEvidenceAboutAPointGrows() {
        // (0, 0) a third time: 1, 0, 1 of its own; 1, 0, 1, 1 with the first parameter 0; 1, 0, 0, 1 with the second 0.
        // (2/3 + 3/4 + 2/4) / 3 = 0.638889; then (0, 1) with 0: (2/3 + 3/5 + 2/4) / 3 = 0.588889.
        NTupleModel model = two();
        NTupleModel.Evidence evidence = model.add(new int[] {0, 0}, 1);
        assertThat(evidence.of(POINT).trials()).isEqualTo(3);
        assertThat(evidence.of(POINT).mean()).isEqualTo(2 / 3.0);
        assertThat(evidence.of(POINT).modelMean()).isEqualTo(0.638889, within(1e-6));
        model.add(new int[] {0, 1}, 0);
        assertThat(evidence.of(POINT).trials()).isEqualTo(3);
        assertThat(evidence.of(POINT).modelMean()).isEqualTo(0.588889, within(1e-6));
    }

    @Test
    void oneParameterIsOneTuple() {
        // A plain UCB1 with epsilon: 1/3 + sqrt(ln 4 / 3.5) = 0.333333 + 0.629352
        NTupleModel model = new NTupleModel(1);
        model.add(new int[] {7}, 1);
        model.add(new int[] {7}, 0);
        model.add(new int[] {7}, 0);
        model.add(new int[] {8}, 1);
        assertThat(model.bound(new int[] {7}, 1)).isEqualTo(0.962685, within(1e-6));
    }

    @Test
    void threeParametersAreSevenTuples() {
        // Of the point (0, 0, 0), tried once with 0, the other trial shares the first two parameters.
        // Each alone: 1/2, 1/2, 0. Pairs: 1/2, 0, 0. All: 0. Together 1.5 / 7 = 0.214286.
        NTupleModel model = new NTupleModel(3);
        NTupleModel.Evidence evidence = model.add(new int[] {0, 0, 0}, 0);
        model.add(new int[] {0, 0, 1}, 1);
        assertThat(evidence.of(POINT).modelMean()).isEqualTo(0.214286, within(1e-6));
    }
}
