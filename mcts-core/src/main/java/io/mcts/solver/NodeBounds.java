package io.mcts.solver;

import io.mcts.internal.Rounding;
import io.mcts.tree.NodeView;

/**
 * The bounds of a node's value for player 0, computed from those of its children. Not thread-safe.
 * <ul>
 * <li>Player 0 takes the greatest: {@code lower = max lower_i}, {@code upper = max upper_i}.
 * <li>Player 1, whose reward is 1 minus that of player 0, takes the least: {@code lower = min lower_i}, {@code upper = min upper_i}.
 * <li>Chance draws: {@code lower = sum p_i lower_i}, {@code upper = sum p_i upper_i}; unless all are equal, in a compensated sum,
 * independent of the order, and strictly between the least and the greatest, so that rounding never makes one certain.
 * </ul>
 *
 * <p><b>Expectations.</b> A bound that is a mean over chance is stored negative, since no player can force it. Of equal bounds a player
 * prefers the forced one for themselves and the expectation for the opponent, so a proven draw is forced, and a fair coin is not.
 *
 * <p>Source: T. Cazenave, A. Saffidine, <i>Score Bounded Monte-Carlo Tree Search</i>, Computers and Games 2010, section 3.2 (pess and opti
 * of max and min nodes); for chance the expectation, as in B. Ballard, <i>The *-Minimax Search Procedure for Trees Containing Chance
 * Nodes</i>, Artificial Intelligence 21, 1983.
 */
public final class NodeBounds {

    private double lower;
    private double upper = 1;

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

    double signedLower() {
        return lower;
    }

    double signedUpper() {
        return upper;
    }

    public double lower() {
        return Math.abs(lower);
    }

    public double upper() {
        return Math.abs(upper);
    }

    public boolean isExpectation() {
        return lower < 0 || upper < 0;
    }

    public boolean isExact() {
        return Rounding.areExact(lower(), upper());
    }

    /** The greater or the lesser of two bounds; of two equal ones the forced one or the expectation. */
    private static double chosen(double a, double b, boolean isGreatest, boolean prefersForced) {
        int order = Double.compare(Math.abs(a), Math.abs(b));
        if (order == 0) {
            return prefersForced ? Math.max(a, b) : Math.min(a, b);
        }
        return (order > 0) == isGreatest ? a : b;
    }

    private static double expectation(NodeView node, boolean isLower) {
        double weight = 0;
        double weightError = 0;
        double sum = 0;
        double sumError = 0;
        double least = 1;
        double greatest = 0;
        boolean isForced = true;
        for (int child = 0, count = node.count(); child < count; child++) {
            double signed = isLower ? node.signedLower(child) : node.signedUpper(child);
            double bound = Math.abs(signed);
            double probability = node.probability(child);
            double product = probability * bound;
            sumError += Math.fma(probability, bound, -product) + errorOfSum(sum, product);
            sum += product;
            weightError += errorOfSum(weight, probability);
            weight += probability;
            least = Math.min(least, bound);
            greatest = Math.max(greatest, bound);
            isForced &= signed >= 0;
        }
        if (least == greatest) {
            return isForced ? least : -least;
        }
        double quotient = sum / weight;
        double rest = Math.fma(-quotient, weight, sum) + sumError - quotient * weightError;
        double mean = quotient + rest / weight;
        return -Math.min(Math.nextDown(greatest), Math.max(Math.nextUp(least), mean));
    }

    /** The exact rounding error of the sum of two numbers (D. Knuth, TAOCP 2, section 4.2.2, theorem B). */
    private static double errorOfSum(double a, double b) {
        double sum = a + b;
        double ofB = sum - a;
        return (a - (sum - ofB)) + (b - ofB);
    }
}
