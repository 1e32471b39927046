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

/** A run of successive halving, described in {@link MatchTuning}. Determined by the seed and the results of trials, which may be noisy. */
final class SuccessiveHalving {

    /** The average number of trials, over all rounds, for each point of the first round. */
    private static final int TRIALS_PER_POINT = 4;

    private final List<TunedParameter> parameters;
    private final int trials;
    private final Xoroshiro128PlusPlus random;
    private final List<Candidate> eliminated = new ArrayList<>();
    private List<Candidate> surviving = new ArrayList<>();
    private int played;

    interface Trials {

        /** Plays {@code count} trials of a point, from number {@code first}; returns their mean, from 0 to 1, or empty to end the run. */
        OptionalDouble play(Point point, int first, int count);
    }

    private static final class Candidate {

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

    /** Makes a run with the given number of trials of all points together. */
    SuccessiveHalving(List<TunedParameter> parameters, int trials, long seed) {
        this.parameters = parameters;
        this.trials = trials;
        random = Xoroshiro128PlusPlus.of(seed);
    }

    /** Plays the trials, unless one ends the run; returns the points, best first. */
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

    /** Distributes the trials of a round, at least one for each point, and sorts the points; false if a trial ended the run. */
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
