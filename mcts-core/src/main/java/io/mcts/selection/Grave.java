package io.mcts.selection;

import java.util.random.RandomGenerator;

/**
 * GRAVE, generalized rapid action value estimation: {@link Rave} whose AMAF statistics, where a node has few visits, are those of
 * its closest ancestor with more than {@code ref}, and whose beta falls with the visits of each child:
 *
 * <pre>
 * (1 - beta) * Q + beta * Q~ + c * sqrt(ln N / n)   with   beta = n~ / (n~ + n + bias * n~ * n)
 * </pre>
 *
 * <p>Here Q, n and N are of the node itself, Q~ and n~ of the reference. With {@code ref} = 0 it is RAVE with the schedule of the
 * least mean squared error, whose bias is {@code 4 b^2}. The paper has no exploration term: c = 0.
 *
 * <p>A node keeps statistics of the moves of its own children alone. So the ancestor is the closest one at which the same player
 * chooses, and a move it does not have counts as never seen; the paper keeps those of all moves at each node. Children never
 * visited are treated as {@link Rave} does.
 *
 * <p>Sources: T. Cazenave, <i>Generalized Rapid Action Value Estimation</i>, IJCAI 2015; S. Gelly, D. Silver, <i>Monte-Carlo Tree
 * Search and Rapid Action Value Estimation in Computer Go</i>, Artificial Intelligence 175(11), 2011 (the schedule of the
 * minimum mean squared error).
 *
 * @param c the exploration constant, not negative and finite
 * @param ref how many visits a node must exceed to show its own AMAF statistics, not negative; 50 and 100 in the paper
 * @param bias how fast beta falls, not negative and finite
 */
public record Grave(double c, int ref, double bias) implements SelectionPolicy {

    /**
     * Checks the constants.
     *
     * @param c the exploration constant
     * @param ref how many visits a node must exceed to show its own AMAF statistics
     * @param bias how fast beta falls
     * @throws IllegalArgumentException if a constant is outside its range
     */
    public Grave {
        Constants.requireNotNegative("the exploration constant c", c);
        Constants.requireNotNegative("the bias", bias);
        if (ref < 0) {
            throw new IllegalArgumentException("the visits ref of a reference are 0 or more, not " + ref);
        }
    }

    /**
     * RAVE with the schedule of the least mean squared error: {@code beta = n~ / (n + n~ + 4 n n~ b^2)}.
     *
     * @param c the exploration constant, not negative and finite
     * @param b how far an AMAF mean is thought to be from the mean it stands for, not negative and finite
     * @return the policy
     * @throws IllegalArgumentException if a constant is negative, infinite or not a number
     */
    public static Grave minimumError(double c, double b) {
        Constants.requireNotNegative("the RAVE bias b", b);
        return new Grave(c, 0, 4 * b * b);
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
    public int amafReference() {
        return ref;
    }

    @Override
    public int select(Children children, RandomGenerator random) {
        return AmafBlend.select(children, c, this::beta, random);
    }

    /**
     * How much of a child's value is its AMAF mean.
     *
     * @param visits its visits n, at least 1
     * @param amafVisits its AMAF visits n~
     * @return {@code n~ / (n~ + n + bias * n~ * n)}
     */
    double beta(int visits, int amafVisits) {
        double n = visits;
        return amafVisits / (amafVisits + n + bias * amafVisits * n);
    }

    @Override
    public String toString() {
        return "grave:c=" + c + ":ref=" + ref + ":bias=" + bias;
    }
}
