package io.mcts.games.einstein.evaluation;

import java.util.Arrays;

/**
 * The weights of {@link FittedEvaluation}, printed by {@code EvaluationFit}: fitted to 57,173 positions of its third round. On 11,360
 * positions held back the RMSE of the value, from -1 to 1, was 0.160, against 0.285 for the race and 0.321 for attack and threat.
 */
final class FittedWeights {

    /**
     * The bias; for each class of cells, in five rows of the upper triangle of the board, own base, own slope, enemy base and enemy slope;
     * then race, own threat and enemy threat.
     */
    static final double[] ALL = Arrays.stream("""
            0.222
            -0.076 -0.050 -0.122 -0.198 0.025
            0.091 0.057 -0.035 0.050
            -0.017 0.160 0.128
            0.089 0.445
            0.000
            0.463 0.398 0.350 0.344 0.155
            0.109 0.272 0.528 0.268
            0.668 0.817 0.993
            2.301 2.015
            0.000
            0.100 0.054 0.107 0.157 0.306
            -0.118 -0.090 -0.034 0.013
            -0.159 -0.348 -0.294
            -0.286 -0.638
            0.000
            -0.606 -0.496 -0.366 -0.255 -0.162
            -0.287 -0.400 -0.489 -0.334
            -0.491 -0.466 -0.690
            -1.311 -1.195
            0.000
            0.365 0.088 -0.021
            """.strip().split("\\s+"))
            .mapToDouble(Double::parseDouble)
            .toArray();

    private FittedWeights() {}
}
