package com.example.policies;

import io.mcts.selection.Children;
import io.mcts.selection.SelectionPolicy;
import java.util.random.RandomGenerator;

/**
 * The child with the greatest mean, and with probability epsilon any child (R. Sutton, A. Barto, Reinforcement Learning, 2nd
 * edition, 2018, section 2.2).
 */
public record EpsilonGreedySelection(double epsilon) implements SelectionPolicy {

    @Override
    public int select(Children children, RandomGenerator random) {
        if (random.nextDouble() < epsilon) {
            return random.nextInt(children.count());
        }
        int best = 0;
        for (int child = 1; child < children.count(); child++) {
            if (children.mean(child) > children.mean(best)) {
                best = child;
            }
        }
        return best;
    }
}
