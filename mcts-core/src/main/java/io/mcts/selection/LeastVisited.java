package io.mcts.selection;

import java.util.random.RandomGenerator;

/**
 * The child with the fewest visits (ties: the first): flat Monte Carlo at the root; deeper, it does not converge to best play.
 *
 * <p>Source: C. Browne et al., <i>A Survey of Monte Carlo Tree Search Methods</i>, IEEE Transactions on Computational Intelligence and AI
 * in Games 4(1), 2012, section 2.3 (flat Monte Carlo).
 */
public record LeastVisited() implements SelectionPolicy {

    @Override
    public int select(Children children, RandomGenerator random) {
        return children.best(child -> -children.visits(child));
    }

    @Override
    public String toString() {
        return "least-visited";
    }
}
