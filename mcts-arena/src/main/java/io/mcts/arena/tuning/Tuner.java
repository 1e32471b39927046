package io.mcts.arena.tuning;

import io.mcts.control.Cancellation;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.concurrent.CancellationException;
import java.util.function.Consumer;
import java.util.stream.Collectors;

/**
 * Finds good values of some parameters by evaluations that are partly luck: the N-Tuple Bandit Evolutionary Algorithm.
 *
 * <p>It begins with a random point. After each evaluation it makes some mutants of the point just evaluated and goes to that
 * with the greatest upper confidence bound: the average, over each parameter alone, each pair, and all together, of {@code
 * mean + k * sqrt(ln N / (n + ε))}, where n and the mean are of the evaluations with the same values there, and N is the
 * number of all evaluations; what was never evaluated has the mean of all. A mutant has another value of one parameter drawn
 * at random, and of each other one with probability 1/d, d being their number; all values are equally likely. In the end it
 * recommends, of the points it evaluated, that with the greatest average of the means.
 *
 * <p>It has no threads of its own and keeps nothing between tunings. What it does follows from the seed and the values of the
 * evaluations alone, so a tuning broken off goes on where it was if the evaluation repeats the values that are known.
 *
 * <p>Sources: S. Lucas, J. Liu, D. Perez-Liebana, <i>The N-Tuple Bandit Evolutionary Algorithm for Game Agent Optimisation</i>,
 * IEEE CEC 2018; S. Lucas et al., <i>Efficient Evolutionary Methods for Game Agent Optimisation: Model-Based is Best</i>, 2019.
 *
 * @param parameters what is tuned, at least one parameter, each name once
 * @param evaluations how many evaluations, at least 1
 * @param neighbours how many mutants it chooses among, at least 1
 * @param k how much it explores, for values from 0 to 1; not negative and finite
 * @param epsilon ε, positive and finite; the smaller, the more attracts what was never evaluated
 * @param seed any number
 */
public record Tuner(
        List<TunedParameter> parameters, int evaluations, int neighbours, double k, double epsilon, long seed) {

    /**
     * Checks the settings.
     *
     * @param parameters what is tuned
     * @param evaluations how many evaluations
     * @param neighbours how many mutants it chooses among
     * @param k how much it explores
     * @param epsilon what is added to each number of evaluations
     * @param seed any number
     * @throws IllegalArgumentException if a setting is not allowed
     */
    public Tuner {
        parameters = List.copyOf(parameters);
        if (parameters.isEmpty()) {
            throw new IllegalArgumentException("a tuning has 1 parameter or more, not 0");
        }
        Set<String> names = new HashSet<>();
        for (TunedParameter parameter : parameters) {
            if (!names.add(parameter.name())) {
                throw new IllegalArgumentException("parameter " + parameter.name() + " is there twice");
            }
        }
        if (evaluations < 1) {
            throw new IllegalArgumentException("a tuning has 1 evaluation or more, not " + evaluations);
        }
        if (neighbours < 1) {
            throw new IllegalArgumentException("a point has 1 neighbour or more, not " + neighbours);
        }
        if (!(k >= 0 && k < Double.POSITIVE_INFINITY)) {
            throw new IllegalArgumentException("the exploration constant k is 0 or more and finite, not " + k);
        }
        if (!(epsilon > 0 && epsilon < Double.POSITIVE_INFINITY)) {
            throw new IllegalArgumentException("epsilon is more than 0 and finite, not " + epsilon);
        }
    }

    /**
     * A tuner with 500 evaluations, 50 neighbours, k = 0.3, ε = 0.5 and seed 0.
     *
     * @param parameters what is tuned, at least one parameter, each name once
     * @return the tuner
     * @throws IllegalArgumentException if there is none, or a name twice
     */
    public static Tuner of(TunedParameter... parameters) {
        return of(List.of(parameters));
    }

    /**
     * A tuner with 500 evaluations, 50 neighbours, k = 0.3, ε = 0.5 and seed 0.
     *
     * @param parameters what is tuned, at least one parameter, each name once
     * @return the tuner
     * @throws IllegalArgumentException if there is none, or a name twice
     */
    public static Tuner of(List<TunedParameter> parameters) {
        return new Tuner(parameters, 500, 50, 0.3, 0.5, 0);
    }

    /**
     * This tuner with another number of evaluations.
     *
     * @param evaluations how many, at least 1
     * @return the other tuner
     * @throws IllegalArgumentException if there are none
     */
    public Tuner withEvaluations(int evaluations) {
        return new Tuner(parameters, evaluations, neighbours, k, epsilon, seed);
    }

    /**
     * This tuner with another number of mutants to choose among.
     *
     * @param neighbours how many, at least 1
     * @return the other tuner
     * @throws IllegalArgumentException if there are none
     */
    public Tuner withNeighbours(int neighbours) {
        return new Tuner(parameters, evaluations, neighbours, k, epsilon, seed);
    }

    /**
     * This tuner with another exploration constant.
     *
     * @param k how much it explores, not negative and finite
     * @return the other tuner
     * @throws IllegalArgumentException if k is negative, infinite or not a number
     */
    public Tuner withK(double k) {
        return new Tuner(parameters, evaluations, neighbours, k, epsilon, seed);
    }

    /**
     * This tuner with another ε.
     *
     * @param epsilon what is added to each number of evaluations, positive and finite
     * @return the other tuner
     * @throws IllegalArgumentException if ε is not positive, infinite or not a number
     */
    public Tuner withEpsilon(double epsilon) {
        return new Tuner(parameters, evaluations, neighbours, k, epsilon, seed);
    }

    /**
     * This tuner with another seed.
     *
     * @param seed any number
     * @return the other tuner
     */
    public Tuner withSeed(long seed) {
        return new Tuner(parameters, evaluations, neighbours, k, epsilon, seed);
    }

    /**
     * Makes all evaluations.
     *
     * @param evaluation tries one point
     * @return what was found
     * @throws IllegalArgumentException if an evaluation gives a value outside [0, 1]
     */
    public TuningResult tune(NoisyEvaluation evaluation) {
        return tune(evaluation, new Cancellation(), step -> {});
    }

    /**
     * Makes all evaluations, or until it is cancelled.
     *
     * @param evaluation tries one point
     * @param cancellation ends the tuning; an evaluation during which it comes does not count
     * @param listener hears of each evaluation that counts, on the calling thread
     * @return what was found
     * @throws IllegalArgumentException if an evaluation gives a value outside [0, 1]
     * @throws CancellationException if it is cancelled before there is any result
     */
    public TuningResult tune(NoisyEvaluation evaluation, Cancellation cancellation, Consumer<TuningStep> listener) {
        return new Tuning(this).run(evaluation, cancellation, listener);
    }

    /** {@code ntbea:evaluations=500:neighbours=50:k=0.3:epsilon=0.5:seed=0}, then the values of each parameter. */
    @Override
    public String toString() {
        return "ntbea:evaluations=" + evaluations + ":neighbours=" + neighbours + ":k=" + k + ":epsilon=" + epsilon
                + ":seed=" + seed
                + parameters.stream().map(parameter -> " " + parameter).collect(Collectors.joining());
    }
}
