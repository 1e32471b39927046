package io.mcts.selection;

import io.mcts.internal.Argument;
import java.util.random.RandomGenerator;

/**
 * Epsilon-greedy: the child with the greatest mean (ties: the first), and with probability epsilon a random one.
 *
 * <p>Source: R. Sutton, A. Barto, <i>Reinforcement Learning</i>, 2nd edition, 2018, section 2.2.
 */
public record EpsilonGreedy(double epsilon) implements SelectionPolicy {

    public EpsilonGreedy {
        Argument.require(epsilon >= 0 && epsilon <= 1, "epsilon is a probability from 0 to 1", epsilon);
    }

    @Override
    public int select(Children children, RandomGenerator random) {
        return random.nextDouble() < epsilon ? random.nextInt(children.count()) : children.best(children::mean);
    }

    @Override
    public String toString() {
        return "epsilon-greedy:epsilon=" + epsilon;
    }
}
