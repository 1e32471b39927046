package io.mcts.imperfect;

import io.mcts.internal.Argument;

/**
 * Progressive widening: how many moves or outcomes of a node are known at its t-th visit, {@code ceil(c * t^alpha)}.
 *
 * <p>For the moves of players it lets a search look deeper before it has tried them all; for chance it makes a search come back
 * to outcomes it has drawn before, since with too many of them none would ever be drawn twice. Both together are double
 * progressive widening.
 *
 * <p>Source: A. Couëtoux, J.-B. Hoock, N. Sokolovska, O. Teytaud, N. Bonnard, <i>Continuous Upper Confidence Trees</i>, LION 5,
 * 2011.
 *
 * @param c greater than 0 and finite
 * @param alpha how fast more follow, greater than 0 and less than 1
 */
public record Widening(double c, double alpha) {

    public Widening {
        Argument.requirePositive("the constant c of widening", c);
        Argument.require(alpha > 0 && alpha < 1, "the exponent alpha of widening is a number between 0 and 1", alpha);
    }

    /** How many are known at a visit, counted from 1. */
    int limit(int visit) {
        double limit = Math.ceil(c * StrictMath.pow(visit, alpha));
        return limit < Integer.MAX_VALUE ? (int) limit : Integer.MAX_VALUE;
    }

    @Override
    public String toString() {
        return "widening:c=" + c + ":alpha=" + alpha;
    }
}
