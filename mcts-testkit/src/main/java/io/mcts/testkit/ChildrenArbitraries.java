package io.mcts.testkit;

import io.mcts.testkit.facts.GivenChildren;
import io.mcts.testkit.facts.GivenChildren.Child;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;

/** Arbitraries of the children of a node. They shrink to few children with few visits and means of 0. */
public final class ChildrenArbitraries {

    /** The most children of a node. */
    public static final int MOST_CHILDREN = 6;

    /** The most visits of a child. */
    public static final int MOST_VISITS = 100_000;

    private static final int STEPS = 1_000;

    private ChildrenArbitraries() {}

    /** Children that have all been visited. */
    public static Arbitrary<GivenChildren> visited() {
        return nodes(1);
    }

    /** Children of which any may have no visits. */
    public static Arbitrary<GivenChildren> any() {
        return nodes(0);
    }

    private static Arbitrary<GivenChildren> nodes(int leastVisits) {
        Arbitrary<Integer> few = Arbitraries.integers().between(leastVisits, leastVisits + 3);
        return Arbitraries.oneOf(of(child(few)), of(child(leastVisits)));
    }

    /** Nodes with one to {@value #MOST_CHILDREN} children of a kind. */
    public static Arbitrary<GivenChildren> of(Arbitrary<Child> child) {
        return child.list()
                .ofMinSize(1)
                .ofMaxSize(MOST_CHILDREN)
                .map(GivenChildren::new)
                .withoutEdgeCases();
    }

    /** A child with at least this many visits, and up to {@value #MOST_VISITS}. */
    public static Arbitrary<Child> child(int leastVisits) {
        Arbitrary<Integer> visits = Arbitraries.oneOf(
                Arbitraries.integers().between(leastVisits, leastVisits + 3),
                Arbitraries.integers().between(leastVisits, MOST_VISITS));
        return child(visits);
    }

    private static Arbitrary<Child> child(Arbitrary<Integer> visits) {
        Arbitrary<Integer> later = Arbitraries.integers().between(0, STEPS);
        return Combinators.combine(visits, share(), share(), prior(), later, share())
                .as(ChildrenArbitraries::child);
    }

    private static Arbitrary<Double> share() {
        return Arbitraries.oneOf(
                        Arbitraries.integers().between(0, STEPS),
                        Arbitraries.integers().between(0, 1).map(end -> end * STEPS))
                .map(step -> (double) step / STEPS);
    }

    private static Arbitrary<Double> prior() {
        return Arbitraries.oneOf(Arbitraries.just(1.0 / 2), share());
    }

    /** Iterations in which the move was chosen later count besides its own visits. */
    private static Child child(
            int visits, double mean, double variability, double prior, int laterVisits, double laterMean) {
        Child child = Child.of(visits, mean);
        int amafVisits = visits + laterVisits;
        double amafMean = amafVisits == 0 ? 0 : (child.sum() + laterVisits * laterMean) / amafVisits;
        return child.withVariance(variability * mean * (1 - mean))
                .withPrior(prior)
                .withAmaf(amafVisits, Math.min(1, amafMean));
    }
}
