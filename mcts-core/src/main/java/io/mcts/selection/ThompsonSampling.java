package io.mcts.selection;

import io.mcts.random.Variates;
import java.util.random.RandomGenerator;

/**
 * Thompson sampling: each child is chosen with the probability that it is the best one, given its visits.
 *
 * <p>The value of a child with n visits is believed to be distributed as {@code Beta(1 + sum, 1 + n - sum)}: a reward counts as
 * that part of a success, the rest as a failure, and before any visit all values are equally likely. A number is drawn from each
 * distribution, and the child with the greatest one is chosen. There is no constant to tune.
 *
 * <p>It draws several random numbers for each child and each choice. On Connect Four with uniform rollouts a search takes more
 * than ten times as long as with {@link Ucb1}.
 *
 * <p>Sources: W. Thompson, <i>On the Likelihood that One Unknown Probability Exceeds Another in View of the Evidence of Two
 * Samples</i>, Biometrika 25, 1933; S. Agrawal, N. Goyal, <i>Analysis of Thompson Sampling for the Multi-armed Bandit
 * Problem</i>, COLT 2012. There a reward that is neither 0 nor 1 is first turned into one of them by a coin; here it counts as
 * it is.
 */
public record ThompsonSampling() implements SelectionPolicy {

    @Override
    public boolean choosesAmongUnvisited() {
        return true;
    }

    @Override
    public int select(Children children, RandomGenerator random) {
        return children.best(child -> sample(children.sum(child), children.visits(child), random));
    }

    /** Draws a value of a child; by rounding the sum may lie slightly outside of 0 to n. */
    static double sample(double sum, int visits, RandomGenerator random) {
        double successes = Math.max(0, Math.min(visits, sum));
        return Variates.beta(1 + successes, 1 + (visits - successes), random);
    }

    @Override
    public String toString() {
        return "thompson";
    }
}
