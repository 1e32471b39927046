package io.mcts.arena.tuning;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;

/**
 * A game whose probability to win is known: the logistic function of 0.6 less a quadratic form of the distance from an optimum.
 * The parameters x0, x1, … go from 0 to 1.
 */
final class Landscape {

    private final int trials;
    private final int values;
    private final double[] optimum;
    private final double[][] curvature;

    Landscape(int trials, int values, double[] optimum, double[][] curvature) {
        this.trials = trials;
        this.values = values;
        this.optimum = optimum;
        this.curvature = curvature;
    }

    /** How many trials a search for the optimum has. */
    int trials() {
        return trials;
    }

    List<TunedParameter> parameters() {
        return IntStream.range(0, optimum.length)
                .mapToObj(number -> TunedParameter.range("x" + number, 0, 1, values))
                .toList();
    }

    double probability(double[] x) {
        double exponent = 0.6;
        for (int one = 0; one < x.length; one++) {
            for (int other = 0; other < x.length; other++) {
                exponent -= curvature[one][other] * (x[one] - optimum[one]) * (x[other] - optimum[other]);
            }
        }
        return 1 / (1 + StrictMath.exp(-exponent));
    }

    double probability(Point point) {
        return probability(IntStream.range(0, optimum.length)
                .mapToDouble(number -> point.value("x" + number))
                .toArray());
    }

    /** Every point of the grid. */
    List<double[]> grid() {
        List<double[]> grid = List.of(new double[0]);
        for (TunedParameter parameter : parameters()) {
            List<double[]> longer = new ArrayList<>();
            for (double[] point : grid) {
                for (double value : parameter.values()) {
                    double[] more = Arrays.copyOf(point, point.length + 1);
                    more[point.length] = value;
                    longer.add(more);
                }
            }
            grid = longer;
        }
        return grid;
    }

    double greatest() {
        return grid().stream().mapToDouble(this::probability).max().orElseThrow();
    }

    @Override
    public String toString() {
        return optimum.length + " parameters of " + values + " values, curvature " + Arrays.deepToString(curvature);
    }
}
