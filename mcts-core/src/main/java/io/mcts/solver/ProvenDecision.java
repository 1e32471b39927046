package io.mcts.solver;

import io.mcts.decision.FinalDecision;
import io.mcts.decision.SecureChild;
import io.mcts.tree.NodeView;

/**
 * A final decision that respects proven bounds. With best as the greatest lower bound of all moves, the rule chooses among the moves whose
 * upper bound is greater than best. Its move is played if its own lower bound is best, or its lower confidence bound, {@code mean - 1 /
 * sqrt(n)} ({@link SecureChild}), is greater; otherwise the rule chooses among the moves whose lower bound is best. So a proven win is
 * always played, a proven loss only if all moves lose, and a proven draw is given up only for a clearly better move.
 *
 * <p>In a game for one player the mean takes the place of the lower confidence bound: nobody answers, so a move is worth its mean or more.
 */
public final class ProvenDecision {

    private static final SecureChild AGAINST_OTHERS = SecureChild.of(1);
    private static final SecureChild ALONE = SecureChild.of(0);

    private final FinalDecision rule;
    private final SecureChild secure;
    private final NodeView children;
    private final OpenChildren some;

    public ProvenDecision(FinalDecision rule, int playerCount, NodeView children) {
        this.rule = rule;
        secure = playerCount == 1 ? ALONE : AGAINST_OTHERS;
        this.children = children;
        some = new OpenChildren(children) {
            @Override
            public int visits() {
                return children.visits();
            }
        };
    }

    /** Returns one of the given children of the node at which the cursor stands; ties are broken by their order. */
    public int child(int[] order) {
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
        return children.visits(child) > 0 && secure.bound(children.mean(child), children.visits(child)) > certain;
    }
}
