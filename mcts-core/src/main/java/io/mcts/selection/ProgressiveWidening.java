package io.mcts.selection;

import io.mcts.internal.Argument;
import java.util.EnumSet;
import java.util.Objects;
import java.util.OptionalDouble;
import java.util.Set;
import java.util.random.RandomGenerator;

/**
 * Progressive widening: at the t-th visit of a node another policy chooses only among its first {@code ceil(c * t^alpha)} children.
 *
 * <p>Children are ordered by descending prior (ties: at random), and visited as soon as admitted, unless the other policy {@link
 * #choosesAmongUnvisited}. The last of n children is admitted at visit {@code ((n - 1) / c)^(1 / alpha)}: 842 for 30 moves with c = 1 and
 * alpha = 1/2. Without a good order the search converges late.
 *
 * <p>Sources: R. Coulom, <i>Computing Elo Ratings of Move Patterns in the Game of Go</i>, ICGA Journal 30(4), 2007, section 4 (the idea,
 * with a number of moves that grows as the logarithm of the visits); A. Couëtoux, J.-B. Hoock, N. Sokolovska, O. Teytaud, N. Bonnard,
 * <i>Continuous Upper Confidence Trees</i>, LION 5, 2011 (progressive widening, the formula). Called progressive unpruning by G. Chaslot et
 * al., <i>Progressive Strategies for Monte-Carlo Tree Search</i>, New Mathematics and Natural Computation 4(3), 2008.
 *
 * @param c rounded up, the children admitted at the first visit; greater than 0 and finite
 * @param alpha how fast more follow, greater than 0 and less than 1
 */
public record ProgressiveWidening(double c, double alpha, SelectionPolicy inner) implements SelectionPolicy {

    private static final double SQUARE_ROOT = 0.5;

    public ProgressiveWidening {
        Objects.requireNonNull(inner, "inner");
        Argument.requirePositive("the constant c of widening", c);
        Argument.require(alpha > 0 && alpha < 1, "the exponent alpha of widening is a number between 0 and 1", alpha);
    }

    @Override
    public boolean choosesAmongUnvisited() {
        return true;
    }

    @Override
    public Set<Statistic> needs() {
        Set<Statistic> needs = EnumSet.of(Statistic.ORDER);
        needs.addAll(inner.needs());
        return needs;
    }

    @Override
    public SelectionPolicy share(int trees) {
        return new ProgressiveWidening(c, alpha, inner.share(trees));
    }

    @Override
    public int amafReference() {
        return inner.amafReference();
    }

    @Override
    public OptionalDouble explorationConstant() {
        return inner.explorationConstant();
    }

    @Override
    public double[] target(Children root) {
        return inner.target(root);
    }

    @Override
    public int select(Children children, RandomGenerator random) {
        int count = children.count();
        int admitted = admitted(children.visits(), count);
        if (!inner.choosesAmongUnvisited()) {
            for (int child = 0; child < admitted; child++) {
                if (children.visits(child) == 0) {
                    return child;
                }
            }
        }
        return inner.select(admitted == count ? children : children.first(admitted), random);
    }

    /** The visits are those of the node before this one, {@code t - 1}. */
    int admitted(int visits, int count) {
        double t = 1.0 + visits;
        // faster than StrictMath.pow, which other exponents need for reproducible results
        double power = alpha == SQUARE_ROOT ? Math.sqrt(t) : StrictMath.pow(t, alpha);
        return (int) Math.min(count, Math.ceil(c * power));
    }

    @Override
    public String toString() {
        return "progressive-widening:c=" + c + ":alpha=" + alpha + ":" + inner;
    }
}
