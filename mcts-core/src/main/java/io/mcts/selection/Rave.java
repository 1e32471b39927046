package io.mcts.selection;

import io.mcts.internal.Argument;
import java.util.Objects;
import java.util.Set;
import java.util.random.RandomGenerator;

/**
 * RAVE, rapid action value estimation, and its generalized form GRAVE: {@code (1 - beta) * Q + beta * Q~ + c * sqrt(ln N / n)}. Q is the
 * mean of a child, and Q~ its AMAF mean (all moves as first), over all iterations through the node in which the same player chose the
 * child's move there or later.
 *
 * <p>The {@link Schedule} gives beta, which falls with the visits. Moves are compared by {@link io.mcts.game.Move#index}. RAVE helps where
 * a move is worth about the same now and some moves later. An unvisited child has the value Q~, and is explored as if visited once; one
 * whose move was never seen goes first. Ties are broken at random. With c = 0, as usual in Go, a good move may never be tried.
 *
 * <p><b>GRAVE.</b> At a node with few visits, Q~ and the AMAF visits n~ are those of its closest ancestor with more than {@code ref} visits
 * at which the same player chooses. A move that the ancestor does not have counts as never seen, unlike in the paper.
 *
 * <p><b>Priors.</b> {@link #withPrior} counts the prior of a child as the mean of k earlier visits in both Q and Q~, so its n and n~ are
 * greater.
 *
 * <p>Sources: S. Gelly, D. Silver, <i>Monte-Carlo Tree Search and Rapid Action Value Estimation in Computer Go</i>, Artificial Intelligence
 * 175(11), 2011 (UCT-RAVE, both schedules; priors: section 7); T. Cazenave, <i>Generalized Rapid Action Value Estimation</i>, IJCAI 2015.
 *
 * @param c the exploration constant, not negative and finite
 * @param ref the visits that a node must exceed to use its own AMAF statistics, not negative; 0 for RAVE, 50 and 100 in the GRAVE paper
 * @param prior the visits that a prior counts as, from 0 to {@value PriorUcb1#MOST_VISITS}; 0 for a search without priors
 */
public record Rave(double c, Schedule schedule, int ref, int prior) implements SelectionPolicy {

    public Rave {
        Objects.requireNonNull(schedule, "schedule");
        Argument.requireNotNegative("the exploration constant c", c);
        Argument.require(ref >= 0, "the visits ref of a reference are 0 or more", ref);
        boolean isInRange = prior >= 0 && prior <= PriorUcb1.MOST_VISITS;
        Argument.require(isInRange, "a prior is worth 0 to " + PriorUcb1.MOST_VISITS + " visits", prior);
    }

    public static Rave of(double c, double k) {
        return new Rave(c, new HandSelected(k), 0, 0);
    }

    public static Rave grave(double c, int ref, double bias) {
        return new Rave(c, new MinimumError(bias), ref, 0);
    }

    /** Returns this policy with priors, each worth k visits. */
    public Rave withPrior(int k) {
        return new Rave(c, schedule, ref, k);
    }

    /** The weight beta of the AMAF mean. */
    public sealed interface Schedule {

        /** Returns the part of beta common to all children of a node with N visits. */
        double atNode(int allVisits);

        /** Returns the beta of a child seen at least once, given the part of its node, its visits n and its AMAF visits n~. */
        double atChild(double atNode, int visits, int amafVisits);
    }

    /**
     * The hand-selected schedule: {@code beta = sqrt(k / (3 N + k))}, the same for all children of a node.
     *
     * @param k the visits of the node at which Q and Q~ weigh the same, not negative and finite; with 0, Q~ never counts
     */
    public record HandSelected(double k) implements Schedule {

        public HandSelected {
            Argument.requireNotNegative("the equivalence constant k", k);
        }

        @Override
        public double atNode(int allVisits) {
            return k == 0 ? 0 : Math.sqrt(k / (3.0 * allVisits + k));
        }

        @Override
        public double atChild(double atNode, int visits, int amafVisits) {
            return atNode;
        }
    }

    /**
     * The minimum mean squared error schedule: {@code beta = n~ / (n~ + n + bias * n~ * n)}.
     *
     * @param bias how fast beta falls, not negative and finite; 4 b<sup>2</sup> in RAVE, where b is the assumed error of an AMAF mean
     */
    public record MinimumError(double bias) implements Schedule {

        public MinimumError {
            Argument.requireNotNegative("the bias", bias);
        }

        @Override
        public double atNode(int allVisits) {
            return 0;
        }

        @Override
        public double atChild(double atNode, int visits, int amafVisits) {
            double n = visits;
            return amafVisits / (amafVisits + n + bias * amafVisits * n);
        }
    }

    @Override
    public Set<Statistic> needs() {
        return prior == 0 ? Set.of(Statistic.AMAF) : Set.of(Statistic.AMAF, Statistic.PRIOR);
    }

    @Override
    public boolean choosesAmongUnvisited() {
        return true;
    }

    @Override
    public int amafReference() {
        return ref;
    }

    @Override
    public int select(Children children, RandomGenerator random) {
        double exploration = c * VisitFunctions.rootOfLog(Math.max(1, children.visits()));
        double atNode = schedule.atNode(children.visits());
        int best = 0;
        double greatest = Double.NEGATIVE_INFINITY;
        int equals = 0;
        for (int child = 0, count = children.count(); child < count; child++) {
            int ownAmafVisits = children.amafVisits(child);
            int visits = counted(children.visits(child));
            int amafVisits = counted(ownAmafVisits);
            double bound;
            if (visits == 0 && amafVisits == 0) {
                bound = Double.POSITIVE_INFINITY;
            } else {
                double known = prior == 0 ? 0 : prior * children.prior(child);
                double amafSum = known + (ownAmafVisits == 0 ? 0 : children.amafSum(child));
                double beta = schedule.atChild(atNode, visits, amafVisits);
                bound = value(known + children.sum(child), visits, amafSum, amafVisits, beta)
                        + exploration * VisitFunctions.inverseRoot(Math.max(1, visits));
            }
            if (bound > greatest) {
                greatest = bound;
                best = child;
                equals = 1;
            } else if (bound == greatest && random.nextInt(++equals) == 0) {
                best = child;
            }
        }
        return best;
    }

    private int counted(int visits) {
        return Math.min(visits, Integer.MAX_VALUE - prior) + prior;
    }

    static double value(double sum, int visits, double amafSum, int amafVisits, double beta) {
        if (visits == 0) {
            return amafSum / amafVisits;
        }
        double mean = sum * VisitFunctions.inverse(visits);
        return amafVisits == 0 ? mean : (1 - beta) * mean + beta * amafSum / amafVisits;
    }

    @Override
    public String toString() {
        String constants = schedule instanceof HandSelected hand
                ? "rave:c=" + c + ":k=" + hand.k() + (ref == 0 ? "" : ":ref=" + ref)
                : "grave:c=" + c + ":ref=" + ref + ":bias=" + ((MinimumError) schedule).bias();
        return constants + (prior == 0 ? "" : ":prior=" + prior);
    }
}
