package io.mcts.arena.tuning;

import io.mcts.random.Xoroshiro128PlusPlus;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.OptionalDouble;
import java.util.Set;
import java.util.concurrent.CancellationException;
import java.util.function.Consumer;
import java.util.stream.Stream;

/**
 * A run of successive halving, which {@link MatchTuning} describes. The results of its trials may be noisy. What it does depends only on
 * the seed and these results.
 */
final class SuccessiveHalving {

    /** The number of trials for each point of the first round, on average over all rounds. */
    private static final int TRIALS_PER_POINT = 4;

    private final List<TunedParameter> parameters;
    private final int trials;
    private final Xoroshiro128PlusPlus random;
    private final List<Candidate> eliminated = new ArrayList<>();
    private List<Candidate> surviving = new ArrayList<>();
    private int played;

    /** Tries a point; the trials are numbered from 0. */
    interface Trials {

        /**
         * Plays some trials of a point.
         *
         * @param first the number of the first of them
         * @param count how many, 1 or more
         * @return the mean of their results, each from 0 to 1, whose expectation is what the point is worth; empty if the run is to end
         */
        OptionalDouble play(Point point, int first, int count);
    }

    private static final class Candidate {

        /** The greater mean first; those without a trial last. */
        static final Comparator<Candidate> BEST_FIRST =
                Comparator.comparingDouble(Candidate::mean).reversed();

        private final Point point;
        private int trials;
        private double sum;

        Candidate(Point point) {
            this.point = point;
        }

        double mean() {
            return trials == 0 ? -1 : sum / trials;
        }

        TriedPoint tried() {
            return new TriedPoint(point, trials, mean());
        }
    }

    /**
     * A run.
     *
     * @param trials how many trials of all points together, 1 or more
     */
    SuccessiveHalving(List<TunedParameter> parameters, int trials, long seed) {
        this.parameters = parameters;
        this.trials = trials;
        random = Xoroshiro128PlusPlus.of(seed);
    }

    /**
     * Plays the trials, unless one ends the run.
     *
     * @return the points tried, the best first
     * @throws IllegalArgumentException if a result is not from 0 to 1
     * @throws CancellationException if the first trial ends the run
     */
    List<TriedPoint> run(Trials game, Consumer<TuningStep> listener) {
        drawPoints().forEach(point -> surviving.add(new Candidate(point)));
        int rounds = Math.max(1, Integer.SIZE - Integer.numberOfLeadingZeros(surviving.size() - 1)); // log2, rounded up
        while (playRound(rounds, game, listener) && --rounds > 0) {
            int half = (surviving.size() + 1) / 2;
            eliminated.addAll(0, surviving.subList(half, surviving.size()));
            surviving = new ArrayList<>(surviving.subList(0, half));
        }
        if (played == 0) {
            throw new CancellationException("the tuning was cancelled before its first result");
        }
        return Stream.concat(surviving.stream(), eliminated.stream())
                .filter(candidate -> candidate.trials > 0)
                .map(Candidate::tried)
                .toList();
    }

    /** Different points, drawn at random; all of a small grid. */
    private Set<Point> drawPoints() {
        long grid = 1;
        for (TunedParameter parameter : parameters) {
            grid = Math.min(grid * parameter.values().size(), Integer.MAX_VALUE);
        }
        long count = Math.min(grid, Math.min(trials, Math.max(2, trials / TRIALS_PER_POINT)));
        Set<Point> points = new LinkedHashSet<>();
        while (points.size() < count) {
            Map<String, Double> values = new LinkedHashMap<>();
            for (TunedParameter parameter : parameters) {
                List<Double> all = parameter.values();
                values.put(parameter.name(), all.get(random.nextInt(all.size())));
            }
            points.add(new Point(values));
        }
        return points;
    }

    /** Shares out the trials of a round, at least one for each point, and sorts the points; false if a trial ended the run. */
    private boolean playRound(int roundsLeft, Trials game, Consumer<TuningStep> listener) {
        int points = surviving.size();
        int share = Math.max(points, (trials - played) / roundsLeft);
        boolean isGoingOn = true;
        for (int number = 0; number < points && isGoingOn; number++) {
            int count = share / points + (number < share % points ? 1 : 0);
            isGoingOn = play(surviving.get(number), count, game, listener);
        }
        surviving.sort(Candidate.BEST_FIRST);
        return isGoingOn;
    }

    private boolean play(Candidate candidate, int count, Trials game, Consumer<TuningStep> listener) {
        OptionalDouble result = game.play(candidate.point, played, count);
        if (result.isEmpty()) {
            return false;
        }
        double mean = result.getAsDouble();
        if (!(mean >= 0 && mean <= 1)) {
            throw new IllegalArgumentException(
                    "trial " + played + ", of " + candidate.point + ", gave " + mean + ", which is not in [0, 1]");
        }
        candidate.trials += count;
        candidate.sum += count * mean;
        played += count;
        Candidate leader = surviving.stream().min(Candidate.BEST_FIRST).orElseThrow();
        listener.accept(new TuningStep(played, candidate.point, mean, leader.tried()));
        return true;
    }
}
