package io.mcts.testkit;

import io.mcts.selection.Children;
import io.mcts.selection.SelectionPolicy;
import java.util.HashMap;
import java.util.Map;
import java.util.random.RandomGenerator;

/** Selection policies whose term of exploration, that of UCB1, has one fault each. */
final class FaultyLogarithms {

    private FaultyLogarithms() {}

    /** UCB1 with a width of its own. */
    abstract static class Ucb implements SelectionPolicy {

        @Override
        public int select(Children children, RandomGenerator random) {
            int best = 0;
            double greatest = Double.NEGATIVE_INFINITY;
            for (int child = 0; child < children.count(); child++) {
                double bound = children.mean(child) + 0.7 * width(children, child);
                if (bound > greatest) {
                    greatest = bound;
                    best = child;
                }
            }
            return best;
        }

        abstract double width(Children children, int child);

        @Override
        public String toString() {
            return getClass().getSimpleName();
        }
    }

    /** The logarithm of the first node that the policy was ever asked about. */
    static final class TheFirstLogarithmIsKept extends Ucb {
        private double logarithm = Double.NaN;

        @Override
        double width(Children children, int child) {
            logarithm = Double.isNaN(logarithm) ? Math.log(children.visits()) : logarithm;
            return Math.sqrt(logarithm / children.visits(child));
        }
    }

    /** A cache with too small a key: the number of children stands for the node. */
    static final class LogarithmsAreKeptByTheNumberOfChildren extends Ucb {
        private final Map<Integer, Double> logarithms = new HashMap<>();

        @Override
        double width(Children children, int child) {
            double logarithm = logarithms.computeIfAbsent(children.count(), count -> Math.log(children.visits()));
            return Math.sqrt(logarithm / children.visits(child));
        }
    }

    static final class TheLogarithmIsLeftOut extends Ucb {
        @Override
        double width(Children children, int child) {
            return Math.sqrt((double) children.visits() / children.visits(child));
        }
    }

    static final class TheLogarithmIsOfTheQuotient extends Ucb {
        @Override
        double width(Children children, int child) {
            return Math.sqrt(Math.log((double) children.visits() / children.visits(child)));
        }
    }

    static final class TheQuotientIsWhole extends Ucb {
        @Override
        double width(Children children, int child) {
            int logarithm = (int) Math.log(children.visits());
            int quotient = logarithm / children.visits(child);
            return Math.sqrt(quotient);
        }
    }

    static final class TheVisitsAreThoseOfTheFirstChild extends Ucb {
        @Override
        double width(Children children, int child) {
            return Math.sqrt(Math.log(children.visits(0)) / children.visits(child));
        }
    }

    static final class ParentAndChildAreMixedUp extends Ucb {
        @Override
        double width(Children children, int child) {
            return Math.sqrt(Math.log(children.visits(child)) / children.visits());
        }
    }

    static final class TheWidthIsTheSameForAll extends Ucb {
        @Override
        double width(Children children, int child) {
            return Math.sqrt(Math.log(children.visits()) / children.visits());
        }
    }

    static final class TheWidthIsConstant extends Ucb {
        @Override
        double width(Children children, int child) {
            return children.visits(child) < 1_000 ? 1 : 0;
        }
    }
}
