package io.mcts.selection;

import io.mcts.internal.Argument;
import java.util.Set;
import java.util.random.RandomGenerator;

/**
 * PUCT: explores each child in proportion to its prior P, the probability that it is the best: {@code Q + c * P * sqrt(N) / (1 + n)}.
 *
 * <p>Here n and N are as in {@link Ucb1}, but N is at least 1, so that the greatest prior goes first. Q is the mean of the child or, before
 * its first visit, that of the node (0.5 without visits) less the FPU reduction. Priors should sum to 1, as those of {@link
 * io.mcts.policy.SoftmaxScores} do; the sum of other scores acts as a factor of c. A prior of 0 may mean no visit at all.
 *
 * <p>Sources: C. Rosin, <i>Multi-Armed Bandits with Episode Context</i>, Annals of Mathematics and Artificial Intelligence 61(3), 2011 (the
 * idea and the name); D. Silver et al., <i>Mastering the Game of Go without Human Knowledge</i>, Nature 550, 2017, methods (the formula).
 * There Q ranges from -1 to 1, so half its constant means the same here. The reduction is that of Leela Zero and Leela Chess Zero, without
 * their factor for the priors visited.
 *
 * <p><b>Growth.</b> {@link #growing} lets the constant grow with the visits, so that a long search reaches moves with small priors: {@code
 * c + growth * ln((1 + N + base) / base)}.
 *
 * <p>Source: D. Silver et al., <i>A General Reinforcement Learning Algorithm that Masters Chess, Shogi, and Go through Self-Play</i>,
 * Science 362, 2018, methods; its pseudocode has c = 1.25, growth = 1 and base = 19,652 for values from 0 to 1.
 *
 * @param c the exploration constant, not negative and finite
 * @param reduction the FPU reduction: how much worse than the node an unvisited child is assumed to be, from 0 to 1
 * @param growth how fast c grows, not negative and finite; 0 for a constant
 * @param base the visits at which growth sets in, greater than 0 and finite
 */
public record Puct(double c, double reduction, double growth, double base) implements SelectionPolicy {

    private static final double USUAL_BASE = 19_652;

    public Puct {
        Argument.requireNotNegative("the exploration constant c", c);
        Argument.requireShare("the reduction", reduction);
        Argument.requireNotNegative("the growth of c", growth);
        Argument.requirePositive("the base of the growth", base);
    }

    /** Creates PUCT with a constant c. */
    public Puct(double c, double reduction) {
        this(c, reduction, 0, USUAL_BASE);
    }

    /** Returns this policy with a given growth and base. */
    public Puct growing(double by, double from) {
        return new Puct(c, reduction, by, from);
    }

    @Override
    public boolean choosesAmongUnvisited() {
        return true;
    }

    @Override
    public Set<Statistic> needs() {
        return Set.of(Statistic.PRIOR);
    }

    @Override
    public int select(Children children, RandomGenerator random) {
        double exploration = exploration(children.visits());
        double unvisited = valueOfUnvisited(children);
        int best = 0;
        double greatest = Double.NEGATIVE_INFINITY;
        for (int child = 0, count = children.count(); child < count; child++) {
            int visits = children.visits(child);
            double value = visits == 0 ? unvisited : children.sum(child) * VisitFunctions.inverse(visits);
            double bound = bound(value, visits, children.prior(child), exploration);
            if (bound > greatest) {
                greatest = bound;
                best = child;
            }
        }
        return best;
    }

    private double valueOfUnvisited(Children children) {
        double sum = 0;
        for (int child = 0, count = children.count(); child < count; child++) {
            sum += children.sum(child);
        }
        int visits = children.visits();
        return (visits == 0 ? 0.5 : sum / visits) - reduction;
    }

    /** Returns the {@code c * sqrt(N)} of a node, with the grown c; N is 1 before the first visit. */
    double exploration(int visits) {
        double constant = growth == 0 ? c : c + growth * StrictMath.log((1 + visits + base) / base);
        return constant * Math.sqrt(Math.max(1, visits));
    }

    double bound(double value, int visits, double prior, double exploration) {
        return value + exploration * prior / (1 + visits);
    }

    @Override
    public String toString() {
        return "puct:c=" + c + ":reduction=" + reduction + ":growth=" + growth + ":base=" + base;
    }
}
