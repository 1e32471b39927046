package io.mcts;

import io.mcts.decision.FinalDecision;
import io.mcts.decision.SecureChild;
import io.mcts.tree.Node;

/**
 * A final decision among the moves of a node that knows what is proven of them.
 *
 * <p>Best is the greatest lower bound of all moves, what the player can have for certain.
 *
 * <ul>
 *   <li>A move whose upper bound is not greater than best, and whose lower bound is less, is never chosen: a loss only where all
 *       lose.
 *   <li>Among the moves whose upper bound is greater than best the given rule chooses. Where best is nothing, 0, that is all.
 *   <li>Else its move is played if it is as safe, its own lower bound being best, or if it is better for all that is known: its
 *       lower confidence bound, {@code mean - 1 / sqrt(n)} ({@link SecureChild}), is greater than best. Else the rule chooses among the
 *       moves that are safe.
 * </ul>
 *
 * <p>So a proven win is always played, and a proven draw is given up only for a move that wins clearly more than half. Without bounds it is the
 * given rule.
 */
final class ProvenDecision {

    private static final SecureChild SECURE = SecureChild.of(1);

    private final FinalDecision rule;
    private final Node node;
    private final int[] order;
    private final SomeChildren some;

    /**
     * A decision.
     *
     * @param rule chooses among moves of which nothing is proven
     * @param node a cursor at the node
     * @param order its children in the order in which ties are broken
     */
    ProvenDecision(FinalDecision rule, Node node, int[] order) {
        this.rule = rule;
        this.node = node;
        this.order = order;
        this.some = new SomeChildren(node);
    }

    /** The child decided on. */
    int child() {
        float best = Float.NEGATIVE_INFINITY;
        for (int child : order) {
            best = Math.max(best, Proofs.lower(node, child));
        }
        some.clear(node);
        for (int child : order) {
            if (Proofs.upper(node, child) > best) {
                some.add(child);
            }
        }
        if (some.count() > 0) {
            int hopeful = decided();
            if (Proofs.lower(node, hopeful) == best || isClearlyBetter(hopeful, best)) {
                return hopeful;
            }
        }
        some.clear(node);
        for (int child : order) {
            if (Proofs.lower(node, child) == best) {
                some.add(child);
            }
        }
        return decided();
    }

    private int decided() {
        return some.child(rule.decide(some));
    }

    private boolean isClearlyBetter(int child, float best) {
        double certain = node.player() == 0 ? best : 1 + (double) best;
        return node.visits(child) > 0 && SECURE.bound(node.mean(child), node.visits(child)) > certain;
    }
}
