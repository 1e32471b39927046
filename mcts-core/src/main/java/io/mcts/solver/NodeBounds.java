package io.mcts.solver;

import io.mcts.tree.NodeView;

/**
 * The bounds of a node's value for player 0, computed from those of its children.
 *
 * <ul>
 *   <li>Player 0 takes the greatest: {@code lower = max lower_i}, {@code upper = max upper_i}.
 *   <li>Player 1, whose rewards are one less those of player 0, takes the least: {@code lower = min lower_i},
 *       {@code upper = min upper_i}.
 *   <li>Chance draws: {@code lower = sum p_i lower_i}, {@code upper = sum p_i upper_i}. Unless all outcomes have the same bound, the
 *       sum is rounded to a multiple of 2<sup>-44</sup>, so that equal expectations are equal regardless of the order of addition, and
 *       kept strictly between the least and the greatest of them, so that rounding never makes one certain.
 * </ul>
 *
 * <p><b>Expectations.</b> A bound that chance has averaged is negative: the value is the same, but no player can force it. A player
 * who can have the same bound with and without chance has it without; where the other side has that choice, the bound is an
 * expectation. So both bounds of a proven draw are forced, and those of a fair coin are not. Not thread-safe.
 *
 * <p>Source: T. Cazenave, A. Saffidine, <i>Score Bounded Monte-Carlo Tree Search</i>, Computers and Games 2010, section 3.2 (pess and
 * opti of max and min nodes); for chance the expectation, as in B. Ballard, <i>The *-Minimax Search Procedure for Trees Containing
 * Chance Nodes</i>, Artificial Intelligence 21, 1983.
 */
public final class NodeBounds {

    private static final double STEP = 0x1p-44;

    private double lower;
    private double upper = 1;

    public NodeBounds() {}

    /** Computes the bounds of the node where a cursor stands, in a tree with bounds. */
    public NodeBounds of(NodeView node) {
        if (node.isChance()) {
            lower = expectation(node, true);
            upper = expectation(node, false);
        } else {
            boolean isGreatest = node.player() == 0;
            lower = node.signedLower(0);
            upper = node.signedUpper(0);
            for (int child = 1, count = node.count(); child < count; child++) {
                lower = chosen(lower, node.signedLower(child), isGreatest, isGreatest);
                upper = chosen(upper, node.signedUpper(child), isGreatest, !isGreatest);
            }
        }
        return this;
    }

    /** Adds what other bounds say of the same value. */
    public void narrow(NodeBounds other) {
        lower = chosen(lower, other.lower, true, true);
        upper = chosen(upper, other.upper, false, true);
    }

    /** The lower bound; negative if it is an expectation. */
    double signedLower() {
        return lower;
    }

    /** The upper bound; negative if it is an expectation. */
    double signedUpper() {
        return upper;
    }

    /** The lower bound, from 0 to 1. */
    public double lower() {
        return Math.abs(lower);
    }

    /** The upper bound, from 0 to 1. */
    public double upper() {
        return Math.abs(upper);
    }

    /** Whether one of the bounds is an expectation over chance. */
    public boolean isExpectation() {
        return lower < 0 || upper < 0;
    }

    /** Whether the bounds meet. */
    public boolean isExact() {
        return lower() >= upper();
    }

    /** One of two bounds: the greatest or the least; of two equal ones the forced one, or the one that is an expectation. */
    private static double chosen(double a, double b, boolean isGreatest, boolean prefersForced) {
        int order = Double.compare(Math.abs(a), Math.abs(b));
        if (order == 0) {
            return prefersForced ? Math.max(a, b) : Math.min(a, b);
        }
        return (order > 0) == isGreatest ? a : b;
    }

    private static double expectation(NodeView node, boolean isLower) {
        double weight = 0;
        double sum = 0;
        double least = 1;
        double greatest = 0;
        boolean isForced = true;
        for (int child = 0, count = node.count(); child < count; child++) {
            double signed = isLower ? node.signedLower(child) : node.signedUpper(child);
            double bound = Math.abs(signed);
            weight += node.probability(child);
            sum += node.probability(child) * bound;
            least = Math.min(least, bound);
            greatest = Math.max(greatest, bound);
            isForced &= signed >= 0;
        }
        if (least == greatest) {
            return isForced ? least : -least;
        }
        double rounded = Math.rint(sum / weight / STEP) * STEP;
        return -Math.min(Math.nextDown(greatest), Math.max(Math.nextUp(least), rounded));
    }
}
