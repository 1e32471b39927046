package io.mcts.imperfect.selection;

import io.mcts.internal.Argument;
import io.mcts.selection.Children;
import io.mcts.selection.SelectionPolicy;
import java.util.OptionalDouble;
import java.util.random.RandomGenerator;

/**
 * UCB1 for moves that are not always legal: the child with the greatest {@code mean + c * sqrt(ln a / n)}, where n is its visits and a its
 * {@link Children#availability}. If most payoffs lie close together in their range, a smaller c is better.
 *
 * <p>Source: P. Cowling, E. Powley, D. Whitehouse, <i>Information Set Monte Carlo Tree Search</i>, IEEE Transactions on Computational
 * Intelligence and AI in Games 4(2), 2012, section IV; they use c = 0.7 for rewards in [0, 1].
 *
 * @param c the exploration constant, not negative and finite
 */
public record AvailabilityUcb1(double c) implements SelectionPolicy {

    /** The logarithms of small counts; {@link StrictMath#log} is a native method before JDK 21. */
    private static final double[] LOG = new double[1 << 12];

    static {
        for (int n = 1; n < LOG.length; n++) {
            LOG[n] = StrictMath.log(n);
        }
    }

    public AvailabilityUcb1 {
        Argument.requireNotNegative("the exploration constant c", c);
    }

    /** Returns UCB1 with availability counts and the constant c. */
    public static AvailabilityUcb1 of(double c) {
        return new AvailabilityUcb1(c);
    }

    @Override
    public int select(Children children, RandomGenerator random) {
        return children.best(child -> {
            double n = children.visits(child);
            return children.sum(child) / n + c * Math.sqrt(log(children.availability(child)) / n);
        });
    }

    private static double log(int n) {
        return n < LOG.length ? LOG[n] : StrictMath.log(n);
    }

    @Override
    public OptionalDouble explorationConstant() {
        return OptionalDouble.of(c);
    }

    @Override
    public String toString() {
        return "availability-ucb1:c=" + c;
    }
}
