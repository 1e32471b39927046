package io.mcts.arena.tuning;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;

/**
 * What the trials so far say about every point of a grid, tried or not: the n-tuple system of {@link Ntbea}.
 *
 * <p>A tuple is a choice of parameters: each alone, each pair, and all together. For each tuple, and each combination of values
 * of its parameters that has occurred, the model keeps the number of trials and their mean. What it says about a point is the average
 * over the tuples, each looked up at the values that the point has there.
 *
 * <p>A combination that has not occurred has no mean. Here it takes the mean of all trials, so that only the bonus favours it, and
 * a point is as attractive when all points win seldom as when all win often.
 */
final class NTupleModel {

    /** Added to each number of trials: the smaller, the more attractive is what was never tried. */
    private static final double EPSILON = 0.5;

    private final List<int[]> tuples = new ArrayList<>();
    private final List<Map<List<Integer>, Average>> averagesOfTuples = new ArrayList<>();
    private final Average all = new Average();

    private static final class Average {

        private int count;
        private double sum;

        void add(double value) {
            count++;
            sum += value;
        }

        /** The average, after one value or more. */
        double mean() {
            return sum / count;
        }
    }

    /** What is known of a point that was tried; it follows the model. */
    static final class Evidence {

        /** One average for each tuple; the last is that of the point itself. */
        private final Average[] averages;

        private Evidence(Average[] averages) {
            this.averages = averages;
        }

        TriedPoint of(Point point) {
            double sum = 0;
            for (Average average : averages) {
                sum += average.mean();
            }
            Average own = averages[averages.length - 1];
            return new TriedPoint(point, own.count, own.mean(), sum / averages.length);
        }
    }

    /** A model without trials, of points with a given number of parameters, at least 1. */
    NTupleModel(int parameters) {
        for (int one = 0; one < parameters; one++) {
            tuples.add(new int[] {one});
        }
        for (int one = 0; one < parameters && parameters > 2; one++) {
            for (int other = one + 1; other < parameters; other++) {
                tuples.add(new int[] {one, other});
            }
        }
        if (parameters > 1) {
            tuples.add(IntStream.range(0, parameters).toArray());
        }
        tuples.forEach(tuple -> averagesOfTuples.add(new HashMap<>()));
    }

    /** Adds the result of a trial; returns all that is known of its point. */
    Evidence add(int[] point, double value) {
        all.add(value);
        Average[] averages = new Average[tuples.size()];
        for (int tuple = 0; tuple < averages.length; tuple++) {
            averages[tuple] =
                    averagesOfTuples.get(tuple).computeIfAbsent(combination(tuple, point), values -> new Average());
            averages[tuple].add(value);
        }
        return new Evidence(averages);
    }

    /** The upper confidence bound of a point, after one trial of any point or more. */
    double bound(int[] point, double exploration) {
        double logarithm = StrictMath.log(all.count);
        double sum = 0;
        for (int tuple = 0; tuple < tuples.size(); tuple++) {
            Average average = averagesOfTuples.get(tuple).get(combination(tuple, point));
            int n = average == null ? 0 : average.count;
            double mean = average == null ? all.mean() : average.mean();
            sum += mean + exploration * Math.sqrt(logarithm / (n + EPSILON));
        }
        return sum / tuples.size();
    }

    private List<Integer> combination(int tuple, int[] point) {
        List<Integer> values = new ArrayList<>(tuples.get(tuple).length);
        for (int parameter : tuples.get(tuple)) {
            values.add(point[parameter]);
        }
        return values;
    }
}
