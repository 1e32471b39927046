package io.mcts.decision;

import io.mcts.selection.Children;
import io.mcts.selection.GumbelHalving;
import java.util.Objects;

/**
 * The child that a Gumbel search plays: among those with the most visits, the one that the rule of the root prefers.
 *
 * <p>Source: I. Danihelka, A. Guez, J. Schrittwieser, D. Silver, <i>Policy Improvement by Planning with Gumbel</i>, ICLR 2022,
 * algorithm 1.
 *
 * @param root the selection policy of the root, whose noise and priors the search must keep
 */
public record GumbelChild(GumbelHalving root) implements FinalDecision {

    public GumbelChild {
        Objects.requireNonNull(root, "root");
    }

    @Override
    public int decide(Children children) {
        int mostVisits = 0;
        for (int child = 0; child < children.count(); child++) {
            mostVisits = Math.max(mostVisits, children.visits(child));
        }
        return mostVisits == 0 ? 0 : root.best(children, mostVisits);
    }

    @Override
    public String toString() {
        return "gumbel-child:" + root;
    }
}
