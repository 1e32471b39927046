package io.mcts.arena.tuning;

import io.mcts.random.Xoroshiro128PlusPlus;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalDouble;
import java.util.concurrent.CancellationException;
import java.util.function.Consumer;

/**
 * One run of the N-Tuple Bandit Evolutionary Algorithm, which {@link MatchTuning} describes. The results of its trials may be noisy. What
 * it does depends only on the seed and these results.
 *
 * <p>Internally, a point is an array with the number of the value of each parameter.
 */
final class Ntbea {

    /** The k that was measured for results from 0 to 1. */
    static final double EXPLORATION = 0.3;

    private static final int NEIGHBOURS = 50;

    private final List<TunedParameter> parameters;
    private final double exploration;
    private final Xoroshiro128PlusPlus random;
    private final NTupleModel model;
    private final Map<Point, NTupleModel.Evidence> tried = new LinkedHashMap<>();

    /** Tries a point; the trials are numbered from 0. */
    interface Trial {

        /** The result from 0 to 1, whose expectation is what the point is worth; empty if the run is to end. */
        OptionalDouble play(Point point, int number);
    }

    Ntbea(List<TunedParameter> parameters, double exploration, long seed) {
        this.parameters = parameters;
        this.exploration = exploration;
        random = Xoroshiro128PlusPlus.of(seed);
        model = new NTupleModel(parameters.size());
    }

    /**
     * Plays the trials, unless one ends the run.
     *
     * @return the points tried, the best first
     * @throws IllegalArgumentException if a result is not from 0 to 1
     * @throws CancellationException if the first trial ends the run
     */
    List<TriedPoint> run(int trials, Trial trial, Consumer<TuningStep> listener) {
        int[] current = randomPoint();
        for (int number = 0; number < trials; number++) {
            Point point = values(current);
            OptionalDouble result = trial.play(point, number);
            if (result.isEmpty()) {
                break;
            }
            double value = result.getAsDouble();
            if (!(value >= 0 && value <= 1)) {
                throw new IllegalArgumentException(
                        "trial " + number + ", of " + point + ", gave " + value + ", which is not in [0, 1]");
            }
            tried.put(point, model.add(current, value));
            listener.accept(new TuningStep(number, point, value, Collections.min(known(), TriedPoint.BEST_FIRST)));
            current = bestNeighbour(current);
        }
        if (tried.isEmpty()) {
            throw new CancellationException("the tuning was cancelled before its first result");
        }
        return known().stream().sorted(TriedPoint.BEST_FIRST).toList();
    }

    private int[] randomPoint() {
        return parameters.stream()
                .mapToInt(parameter -> random.nextInt(parameter.values().size()))
                .toArray();
    }

    /** The mutant with the greatest upper confidence bound; of equals the first, which is as random as any. */
    private int[] bestNeighbour(int[] point) {
        int[] best = point;
        double greatest = Double.NEGATIVE_INFINITY;
        for (int number = 0; number < NEIGHBOURS; number++) {
            int[] mutant = mutant(point);
            double bound = model.bound(mutant, exploration);
            if (bound > greatest) {
                greatest = bound;
                best = mutant;
            }
        }
        return best;
    }

    private int[] mutant(int[] point) {
        int[] mutant = point.clone();
        int certain = random.nextInt(point.length);
        for (int parameter = 0; parameter < point.length; parameter++) {
            if (parameter == certain || random.nextInt(point.length) == 0) {
                int other = random.nextInt(parameters.get(parameter).values().size() - 1);
                mutant[parameter] = other < point[parameter] ? other : other + 1;
            }
        }
        return mutant;
    }

    private List<TriedPoint> known() {
        return tried.entrySet().stream()
                .map(entry -> entry.getValue().of(entry.getKey()))
                .toList();
    }

    private Point values(int[] point) {
        Map<String, Double> values = new LinkedHashMap<>();
        for (int number = 0; number < point.length; number++) {
            TunedParameter parameter = parameters.get(number);
            values.put(parameter.name(), parameter.values().get(point[number]));
        }
        return new Point(values);
    }
}
