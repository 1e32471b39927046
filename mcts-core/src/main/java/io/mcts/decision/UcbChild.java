package io.mcts.decision;

import io.mcts.selection.Children;
import io.mcts.selection.SelectionPolicy;
import io.mcts.selection.Ucb1;
import java.util.OptionalDouble;

/**
 * The child with the greatest upper confidence bound, {@code mean + c * sqrt(ln N / n)}, with the visits N of the root; with few iterations
 * or a large c, it may play a move that looks bad.
 *
 * @param c the exploration constant, not negative and finite; empty for that of the selection policy at the root or, if it has none, √2
 */
public record UcbChild(OptionalDouble c) implements FinalDecision {

    private static final double ROOT_OF_TWO = Ucb1.classic().c();

    public UcbChild {
        c.ifPresent(Ucb1::of);
    }

    public static UcbChild of(double c) {
        return new UcbChild(OptionalDouble.of(c));
    }

    /** Returns the decision with the exploration constant of the search. */
    public static UcbChild ofSelection() {
        return new UcbChild(OptionalDouble.empty());
    }

    @Override
    public FinalDecision forSelection(SelectionPolicy root) {
        return c.isPresent() ? this : of(root.explorationConstant().orElse(ROOT_OF_TWO));
    }

    @Override
    public int decide(Children root) {
        Ucb1 ucb1 = Ucb1.of(c.orElse(ROOT_OF_TWO));
        double exploration = ucb1.exploration(Math.max(1, root.visits()));
        return Best.by(child -> ucb1.bound(root.sum(child), root.visits(child), exploration), root);
    }

    @Override
    public String toString() {
        return c.isPresent() ? "ucb:c=" + c.getAsDouble() : "ucb";
    }
}
