package io.mcts.solver;

import io.mcts.decision.FinalDecision;
import io.mcts.decision.SecureChild;
import io.mcts.tree.NodeView;

/**
 * A final decision among the moves of a node that respects their proven bounds. Best is the greatest lower bound of all moves.
 *
 * <ul>
 *   <li>The given rule chooses among the moves whose upper bound is greater than best.
 *   <li>Its move is played if it is safe, its own lower bound being best, or clearly better: if its lower confidence bound,
 *       {@code mean - 1 / sqrt(n)} ({@link SecureChild}), is greater than best.
 *   <li>Otherwise, or if there is no such move, the rule chooses among the safe moves.
 * </ul>
 *
 * <p>So a proven win is always played, a proven loss only if all moves lose, and a proven draw is given up only for a move that wins
 * clearly more than half of the time. Without bounds this is the given rule.
 */
public final class ProvenDecision {

    private static final SecureChild SECURE = SecureChild.of(1);

    private final FinalDecision rule;
    private final NodeView children;
    private final int[] order;
    private final OpenChildren some;

    /** A decision by a rule; the order of the children breaks ties. */
    public ProvenDecision(FinalDecision rule, NodeView children, int[] order) {
        this.rule = rule;
        this.children = children;
        this.order = order;
        some = new OpenChildren(children) {
            @Override
            public int visits() {
                return children.visits();
            }
        };
    }

    public int child() {
        double best = Double.NEGATIVE_INFINITY;
        for (int child : order) {
            best = Math.max(best, children.lowerOfChooser(child));
        }
        some.clear(children);
        for (int child : order) {
            if (children.upperOfChooser(child) > best) {
                some.add(child);
            }
        }
        if (some.count() > 0) {
            int hopeful = decided();
            if (children.lowerOfChooser(hopeful) == best || isClearlyBetter(hopeful, best)) {
                return hopeful;
            }
        }
        some.clear(children);
        for (int child : order) {
            if (children.lowerOfChooser(child) == best) {
                some.add(child);
            }
        }
        return decided();
    }

    private int decided() {
        int chosen = rule.decide(some);
        if (chosen < 0 || chosen >= some.count()) {
            throw new IllegalStateException("the final decision " + rule + " chose move " + chosen + " of "
                    + some.count() + "; allowed are 0 to " + (some.count() - 1));
        }
        return some.child(chosen);
    }

    private boolean isClearlyBetter(int child, double best) {
        double certain = children.player() == 0 ? best : 1 + best;
        return children.visits(child) > 0 && SECURE.bound(children.mean(child), children.visits(child)) > certain;
    }
}
