package io.mcts.decision;

import io.mcts.internal.Argument;
import io.mcts.selection.Children;

/**
 * The child with the greatest lower confidence bound, {@code mean - a / sqrt(n)}. The standard deviation of a reward in [0, 1] is
 * at most 0.5, so a = 1 stands for two standard errors or more.
 *
 * <p>Source: G. Chaslot et al., <i>Progressive Strategies for Monte-Carlo Tree Search</i>, New Mathematics and Natural Computation
 * 4(3), 2008, section 3 (final move selection), which prints a plus sign but describes a lower bound.
 *
 * @param a the width of the bound, not negative and finite
 */
public record SecureChild(double a) implements FinalDecision {

    public SecureChild {
        Argument.requireNotNegative("the width a of the bound", a);
    }

    public static SecureChild of(double a) {
        return new SecureChild(a);
    }

    @Override
    public int decide(Children root) {
        return Best.by(child -> bound(root.mean(child), root.visits(child)), root);
    }

    /** Returns the lower confidence bound of a child with at least one visit. */
    public double bound(double mean, int visits) {
        return mean - a / Math.sqrt(visits);
    }

    @Override
    public String toString() {
        return "secure:a=" + a;
    }
}
