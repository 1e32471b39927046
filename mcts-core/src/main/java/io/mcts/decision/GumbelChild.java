package io.mcts.decision;

import io.mcts.selection.Children;
import io.mcts.selection.GumbelHalving;
import io.mcts.selection.SelectionPolicy;
import java.util.Objects;

/**
 * The decision of a Gumbel search: among the most visited children, the one that the rule of the root prefers.
 *
 * <p>Source: I. Danihelka, A. Guez, J. Schrittwieser, D. Silver, <i>Policy Improvement by Planning with Gumbel</i>, ICLR 2022, algorithm 1.
 */
public record GumbelChild(GumbelHalving root) implements FinalDecision {

    public GumbelChild {
        Objects.requireNonNull(root, "root");
    }

    @Override
    public FinalDecision forSelection(SelectionPolicy selection) {
        return selection instanceof GumbelHalving halving ? new GumbelChild(halving) : this;
    }

    @Override
    public int decide(Children children) {
        int mostVisits = children.visits(children.best(children::visits));
        return mostVisits == 0 ? 0 : root.best(children, mostVisits);
    }

    @Override
    public String toString() {
        return "gumbel-child:" + root;
    }
}
