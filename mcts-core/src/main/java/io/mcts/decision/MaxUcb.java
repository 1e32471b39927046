package io.mcts.decision;

import io.mcts.selection.Children;
import io.mcts.selection.Ucb1;

/**
 * The child with the greatest upper confidence bound. With the constant of the search's selection by {@link Ucb1} it is the child
 * that the next iteration would have selected.
 */
public record MaxUcb(Ucb1 bound) implements FinalDecision {

    /** The decision by the bound of UCB1 with the constant c, not negative and finite. */
    public static MaxUcb of(double c) {
        return new MaxUcb(Ucb1.of(c));
    }

    @Override
    public int decide(Children root) {
        if (root.visits() == 0) {
            return 0;
        }
        double exploration = bound.exploration(root.visits());
        return Best.by(child -> bound.bound(root.sum(child), root.visits(child), exploration), root);
    }

    @Override
    public String toString() {
        return "ucb:c=" + bound.c();
    }
}
