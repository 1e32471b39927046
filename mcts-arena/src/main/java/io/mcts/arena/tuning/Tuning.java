package io.mcts.arena.tuning;

import io.mcts.control.Cancellation;
import io.mcts.random.Xoroshiro128PlusPlus;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CancellationException;
import java.util.function.Consumer;

/** One run of a {@link Tuner}. A point is here an array with the number of the value of each parameter. */
final class Tuning {

    private final Tuner tuner;
    private final List<TunedParameter> parameters;
    private final NTupleModel model;
    private final Xoroshiro128PlusPlus random;
    private final Map<Point, Evidence> tried = new LinkedHashMap<>();

    Tuning(Tuner tuner) {
        this.tuner = tuner;
        parameters = tuner.parameters();
        model = new NTupleModel(parameters.size());
        random = Xoroshiro128PlusPlus.of(tuner.seed());
    }

    TuningResult run(NoisyEvaluation evaluation, Cancellation cancellation, Consumer<TuningStep> listener) {
        int[] current = randomPoint();
        for (int number = 0; number < tuner.evaluations() && !cancellation.isCancelled(); number++) {
            Point point = values(current);
            double value = evaluation.evaluate(point, number);
            if (cancellation.isCancelled()) {
                break;
            }
            if (!(value >= 0 && value <= 1)) {
                throw new IllegalArgumentException(
                        "evaluation " + number + ", of " + point + ", gave " + value + ", which is not in [0, 1]");
            }
            tried.put(point, model.add(current, value));
            listener.accept(new TuningStep(number, point, value, Collections.min(known(), TriedPoint.BEST_FIRST)));
            current = bestNeighbour(current);
        }
        if (tried.isEmpty()) {
            throw new CancellationException("the tuning was cancelled before its first result");
        }
        return new TuningResult(known().stream().sorted(TriedPoint.BEST_FIRST).toList());
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
        for (int number = 0; number < tuner.neighbours(); number++) {
            int[] mutant = mutant(point);
            double bound = model.bound(mutant, tuner.k(), tuner.epsilon());
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
        List<TriedPoint> known = new ArrayList<>();
        tried.forEach((point, evidence) ->
                known.add(new TriedPoint(point, evidence.evaluations(), evidence.mean(), evidence.modelMean())));
        return known;
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
