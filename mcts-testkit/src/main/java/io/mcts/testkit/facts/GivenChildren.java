package io.mcts.testkit.facts;

import io.mcts.selection.Children;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.function.UnaryOperator;

/**
 * Children with given statistics, for tests of selection policies and final decisions. Immutable and thread-safe.
 * <pre>{@code
 * GivenChildren children = GivenChildren.of(Child.of(3, 0.5), Child.of(1, 0.25).withPrior(0.9));
 * assertThat(policy.select(children, random)).isEqualTo(1);
 * }</pre>
 *
 * @param all the children in their order, at least one; their visits sum to an int
 */
public record GivenChildren(List<Child> all) implements Children {

    private static final Comparator<Child> SEARCH_ORDER = Comparator.<Child>comparingInt(
                    child -> child.visits > 0 ? 0 : 1)
            .thenComparing(Comparator.comparingDouble(Child::prior).reversed());

    /**
     * The statistics of one child, as in {@link Children}.
     *
     * @param visits not negative
     * @param sum the sum of its rewards, from 0 to the visits
     * @param sumOfSquares the sum of the squares of its rewards, not negative
     * @param prior from 0 to 1
     * @param amafVisits its visits in the all-moves-as-first statistics, not negative
     * @param amafSum the sum of its AMAF rewards, from 0 to those visits
     */
    public record Child(int visits, double sum, double sumOfSquares, double prior, int amafVisits, double amafSum) {

        public Child {
            requireBetween("visits", visits, Integer.MAX_VALUE);
            requireBetween("the sum", sum, visits);
            requireBetween("the sum of squares", sumOfSquares, visits);
            requireBetween("the prior", prior, 1);
            requireBetween("AMAF visits", amafVisits, Integer.MAX_VALUE);
            requireBetween("the AMAF sum", amafSum, amafVisits);
        }

        private static void requireBetween(String what, double value, double greatest) {
            if (!(value >= 0 && value <= greatest)) {
                throw new IllegalArgumentException(
                        what + " of a child: a number from 0 to " + greatest + ", not " + value);
            }
        }

        /** A child with equal rewards and no prior; the AMAF statistics are its own. The mean is from 0 to 1, ignored without visits. */
        public static Child of(int visits, double mean) {
            return new Child(visits, visits * mean, visits * (mean * mean), NO_PRIOR, visits, visits * mean);
        }

        /** The mean of its rewards, from 0 to 1; 0.5 without visits. */
        public double mean() {
            return visits == 0 ? NO_PRIOR : sum / visits;
        }

        /** The variance of its rewards, from 0 to 0.25; 0 without visits. */
        public double variance() {
            return visits == 0 ? 0 : Math.max(0, sumOfSquares / visits - mean() * mean());
        }

        /** This child with another variance, from 0 to {@code mean * (1 - mean)}. */
        public Child withVariance(double variance) {
            double squares = Math.min(visits, visits * (mean() * mean() + variance));
            return new Child(visits, sum, squares, prior, amafVisits, amafSum);
        }

        /** This child with a prior from 0 to 1. */
        public Child withPrior(double prior) {
            return new Child(visits, sum, sumOfSquares, prior, amafVisits, amafSum);
        }

        /** This child with AMAF visits, not negative, and the mean of their rewards, from 0 to 1. */
        public Child withAmaf(int visits, double mean) {
            return new Child(this.visits, sum, sumOfSquares, prior, visits, visits * mean);
        }

        /** This child with another mean, from 0 to 1; the variance is kept as far as the mean allows. */
        public Child withMean(double mean) {
            return new Child(visits, visits * mean, visits * (mean * mean), prior, amafVisits, amafSum)
                    .withVariance(Math.min(variance(), mean * (1 - mean)));
        }

        @Override
        public String toString() {
            String text = visits == 0 ? "0 visits" : visits + " visits of mean " + round(mean());
            text += round(variance()) > 0 ? ", variance " + round(variance()) : "";
            text += prior == NO_PRIOR ? "" : ", prior " + round(prior);
            boolean hasOwnAmaf = amafVisits == visits && amafSum == sum;
            return hasOwnAmaf ? text : text + ", " + amafVisits + " AMAF visits of sum " + round(amafSum);
        }

        private static double round(double value) {
            return Math.round(value * 1e6) / 1e6;
        }
    }

    public GivenChildren {
        all = List.copyOf(all);
        if (all.isEmpty()) {
            throw new IllegalArgumentException("there is no child; a node has at least one");
        }
        long visits = all.stream().mapToLong(Child::visits).sum();
        if (visits > Integer.MAX_VALUE) {
            throw new IllegalArgumentException("the visits of all children are an int, not " + visits);
        }
    }

    /** Children in the given order, at least one. */
    public static GivenChildren of(Child... children) {
        return new GivenChildren(Arrays.asList(children));
    }

    /** These children with one replaced, at a place from 0 to {@code count() - 1}. */
    public GivenChildren with(int place, Child child) {
        List<Child> changed = new ArrayList<>(all);
        changed.set(place, child);
        return new GivenChildren(changed);
    }

    /** These children, each transformed. */
    public GivenChildren map(UnaryOperator<Child> change) {
        return new GivenChildren(all.stream().map(change).toList());
    }

    /** These children from the last to the first. */
    public GivenChildren reversed() {
        List<Child> changed = new ArrayList<>(all);
        Collections.reverse(changed);
        return new GivenChildren(changed);
    }

    /** These children with the first behind the last. */
    public GivenChildren rotated() {
        List<Child> changed = new ArrayList<>(all);
        Collections.rotate(changed, -1);
        return new GivenChildren(changed);
    }

    /** These children in the order a search keeps for a policy that needs one: visited ones first, then by descending prior. */
    public GivenChildren inSearchOrder() {
        return new GivenChildren(all.stream().sorted(SEARCH_ORDER).toList());
    }

    @Override
    public int count() {
        return all.size();
    }

    @Override
    public int visits() {
        return all.stream().mapToInt(Child::visits).sum();
    }

    @Override
    public int visits(int child) {
        return all.get(child).visits();
    }

    @Override
    public double sum(int child) {
        return all.get(child).sum();
    }

    @Override
    public double sumOfSquares(int child) {
        return all.get(child).sumOfSquares();
    }

    @Override
    public double prior(int child) {
        return all.get(child).prior();
    }

    @Override
    public int amafVisits(int child) {
        return all.get(child).amafVisits();
    }

    @Override
    public double amafSum(int child) {
        return all.get(child).amafSum();
    }

    @Override
    public String toString() {
        return all.toString();
    }
}
