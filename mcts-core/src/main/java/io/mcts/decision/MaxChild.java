package io.mcts.decision;

import io.mcts.selection.Children;

/**
 * The child with the greatest mean.
 *
 * <p>Source: G. Chaslot et al., <i>Progressive Strategies for Monte-Carlo Tree Search</i>, New Mathematics and Natural
 * Computation 4(3), 2008, section 3 (final move selection).
 */
public record MaxChild() implements FinalDecision {

    @Override
    public int decide(Children root) {
        return Best.by(root::mean, root);
    }

    @Override
    public String toString() {
        return "max";
    }
}
