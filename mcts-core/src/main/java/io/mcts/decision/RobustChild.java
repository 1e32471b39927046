package io.mcts.decision;

import io.mcts.selection.Children;

/**
 * The child with the most visits: the usual choice, robust to a few lucky results.
 *
 * <p>Source: G. Chaslot et al., <i>Progressive Strategies for Monte-Carlo Tree Search</i>, New Mathematics and Natural Computation 4(3),
 * 2008, section 3 (final move selection).
 */
public record RobustChild() implements FinalDecision {

    @Override
    public int decide(Children root) {
        return Best.by(root::visits, root);
    }

    @Override
    public boolean isByVisits() {
        return true;
    }

    @Override
    public String toString() {
        return "robust";
    }
}
