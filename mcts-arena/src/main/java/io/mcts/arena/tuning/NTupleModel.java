package io.mcts.arena.tuning;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * What the evaluations so far say about every point of a grid, tried or not: the n-tuple system.
 *
 * <p>A tuple is a choice of parameters: each alone, each pair, and all together. For each tuple, and each combination of values
 * of its parameters that has occurred, the model keeps the number n of evaluations and the mean of their values. What it says
 * about a point is the average over the tuples, each looked up at the values that the point has there:
 *
 * <ul>
 *   <li>its mean: the average of the means ({@link Evidence#modelMean});
 *   <li>its upper confidence bound: the average of {@code mean + k * sqrt(ln N / (n + ε))}, N being the number of all
 *       evaluations.
 * </ul>
 *
 * <p>A combination that has not occurred has no mean. Here it takes the mean of all evaluations, so that only the bonus speaks
 * for it, and a point is as attractive when all points win seldom as when all win often.
 *
 * <p>Source: S. Lucas, J. Liu, D. Perez-Liebana, <i>The N-Tuple Bandit Evolutionary Algorithm for Game Agent Optimisation</i>,
 * IEEE CEC 2018.
 */
final class NTupleModel {

    private final List<int[]> tuples = new ArrayList<>();
    private final List<Map<List<Integer>, Average>> averagesOfTuples = new ArrayList<>();
    private final Average all = new Average();

    /** A model without evaluations of points that have so many parameters, at least 1. */
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
            int[] together = new int[parameters];
            for (int one = 0; one < parameters; one++) {
                together[one] = one;
            }
            tuples.add(together);
        }
        tuples.forEach(tuple -> averagesOfTuples.add(new HashMap<>()));
    }

    /** Takes up an evaluation of the point whose parameters have the values of these numbers; returns all that is known of it. */
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

    /** The upper confidence bound of a point, after one evaluation of any point or more. */
    double bound(int[] point, double k, double epsilon) {
        double logarithm = StrictMath.log(all.count());
        double sum = 0;
        for (int tuple = 0; tuple < tuples.size(); tuple++) {
            Average average = averagesOfTuples.get(tuple).get(combination(tuple, point));
            int n = average == null ? 0 : average.count();
            double mean = average == null ? all.mean() : average.mean();
            sum += mean + k * Math.sqrt(logarithm / (n + epsilon));
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
