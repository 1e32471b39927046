package io.mcts.selection;

import java.util.random.RandomGenerator;

/**
 * RAVE, rapid action value estimation: the value of a child is a mixture of its mean Q and of the mean Q~ of all iterations
 * through the node in which its move was chosen at the node or later by the same player, as if all his moves had been his first
 * (AMAF). The more visits the node has, the less Q~ counts:
 *
 * <pre>
 * (1 - beta) * Q + beta * Q~ + c * sqrt(ln N / n)   with   beta = sqrt(k / (3 N + k))
 * </pre>
 *
 * <p>Here n and N are as in {@link Ucb1}. Moves are told apart by {@link io.mcts.game.Move#index}; it helps where a move is worth
 * about the same now and some moves later, and misleads where the same index stands for different things.
 *
 * <p>The moves of a node are not tried one after the other first. One never visited is worth its Q~, and explored as if it had
 * been visited once; one never seen in any iteration through the node goes before all others. Among equal children each has the
 * same chance. With c = 0, usual in Go, a move may never be tried, however good it is.
 *
 * <p>Source: S. Gelly, D. Silver, <i>Monte-Carlo Tree Search and Rapid Action Value Estimation in Computer Go</i>, Artificial
 * Intelligence 175(11), 2011 (UCT-RAVE with the hand-selected schedule). For their other schedule, that of the least mean squared
 * error, see {@link Grave#minimumError}.
 *
 * @param c the exploration constant, not negative and finite
 * @param k at how many visits of the node Q and Q~ weigh the same; 0 or more and finite
 */
public record Rave(double c, double k) implements SelectionPolicy {

    /**
     * Checks the constants.
     *
     * @param c the exploration constant
     * @param k at how many visits of the node Q and Q~ weigh the same
     * @throws IllegalArgumentException if a constant is negative, infinite or not a number
     */
    public Rave {
        Constants.requireNotNegative("the exploration constant c", c);
        Constants.requireNotNegative("the equivalence constant k", k);
    }

    @Override
    public boolean choosesAmongUnvisited() {
        return true;
    }

    @Override
    public boolean needsAmaf() {
        return true;
    }

    @Override
    public int select(Children children, RandomGenerator random) {
        double beta = beta(children.visits());
        return AmafBlend.select(children, c, (visits, amafVisits) -> beta, random);
    }

    /**
     * How much of a child's value is its AMAF mean.
     *
     * @param allVisits the visits N of all children
     * @return {@code sqrt(k / (3 N + k))}; 0 where both are 0
     */
    double beta(int allVisits) {
        return k == 0 ? 0 : Math.sqrt(k / (3.0 * allVisits + k));
    }

    @Override
    public String toString() {
        return "rave:c=" + c + ":k=" + k;
    }
}
