package io.mcts.selection;

import java.util.random.RandomGenerator;

/**
 * Epsilon-greedy: the child with the greatest mean, and with probability epsilon any child, each with equal chance. The first of several
 * equally good children counts as the best.
 *
 * <p>Since epsilon does not shrink, every child gets a fixed share of the visits for ever, and the mean of a node stays below that of its
 * best child.
 *
 * <p>Source: R. Sutton, A. Barto, <i>Reinforcement Learning</i>, 2nd edition, 2018, section 2.2.
 *
 * @param epsilon the probability of any child, from 0 to 1
 */
public record EpsilonGreedy(double epsilon) implements SelectionPolicy {

    public EpsilonGreedy {
        if (!(epsilon >= 0 && epsilon <= 1)) {
            throw new IllegalArgumentException("epsilon is a probability from 0 to 1, not " + epsilon);
        }
    }

    @Override
    public int select(Children children, RandomGenerator random) {
        int count = children.count();
        if (random.nextDouble() < epsilon) {
            return random.nextInt(count);
        }
        int best = 0;
        for (int child = 1; child < count; child++) {
            if (children.mean(child) > children.mean(best)) {
                best = child;
            }
        }
        return best;
    }

    @Override
    public String toString() {
        return "epsilon-greedy:epsilon=" + epsilon;
    }
}
