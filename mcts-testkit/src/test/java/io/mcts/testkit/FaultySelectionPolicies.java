package io.mcts.testkit;

import io.mcts.selection.Children;
import io.mcts.selection.SelectionPolicy;
import io.mcts.selection.Statistic;
import io.mcts.selection.Ucb1;
import java.util.Set;
import java.util.random.RandomGenerator;

/** Selection policies with one fault each, slips that people make. */
final class FaultySelectionPolicies {

    private FaultySelectionPolicies() {}

    /** UCB1 as one writes it first. */
    abstract static class Ucb implements SelectionPolicy {

        @Override
        public int select(Children children, RandomGenerator random) {
            int best = 0;
            double greatest = Double.NEGATIVE_INFINITY;
            for (int child = 0; child < children.count(); child++) {
                double bound = bound(children, child);
                if (bound > greatest) {
                    greatest = bound;
                    best = child;
                }
            }
            return best;
        }

        double bound(Children children, int child) {
            return children.mean(child) + width(children, child);
        }

        double width(Children children, int child) {
            return 0.7 * Math.sqrt(Math.log(children.visits()) / children.visits(child));
        }

        @Override
        public String toString() {
            return getClass().getSimpleName();
        }
    }

    static final class TheRootIsMisplaced extends Ucb {
        @Override
        double width(Children children, int child) {
            return 0.7 * Math.sqrt(Math.log(children.visits())) / children.visits(child);
        }
    }

    static final class ThePriorIsIgnored extends Ucb {
        @Override
        double width(Children children, int child) {
            return 0.5 * Math.sqrt(children.visits()) / (1 + children.visits(child));
        }

        @Override
        public Set<Statistic> needs() {
            return Set.of(Statistic.PRIOR);
        }
    }

    static final class AmafSumsAreDividedByVisits extends Ucb {
        @Override
        double bound(Children children, int child) {
            double visits = children.visits(child);
            double amafVisits = children.amafVisits(child);
            double weight = amafVisits / (visits + amafVisits + 1e-5 * visits * amafVisits);
            double amafMean = children.amafSum(child) / visits;
            return (1 - weight) * children.mean(child) + weight * amafMean + width(children, child);
        }

        @Override
        public Set<Statistic> needs() {
            return Set.of(Statistic.AMAF);
        }
    }

    static final class TheSignIsFlipped extends Ucb {
        @Override
        double bound(Children children, int child) {
            return 1 - children.mean(child) + width(children, child);
        }
    }

    static final class TheLeastBoundIsChosen extends Ucb {
        @Override
        double bound(Children children, int child) {
            return -super.bound(children, child);
        }
    }

    static final class TheWidthIsSubtracted extends Ucb {
        @Override
        double bound(Children children, int child) {
            return children.mean(child) - width(children, child);
        }
    }

    static final class VisitsAreIgnored extends Ucb {
        @Override
        double width(Children children, int child) {
            return 0;
        }
    }

    static final class TheSumStandsForTheMean extends Ucb {
        @Override
        double bound(Children children, int child) {
            return children.sum(child) + width(children, child);
        }
    }

    static final class TheLastChildIsNeverChosen extends Ucb {
        @Override
        public int select(Children children, RandomGenerator random) {
            return super.select(children.first(Math.max(1, children.count() - 1)), random);
        }
    }

    static final class ChildrenAreCountedFrom1 extends Ucb {
        @Override
        public int select(Children children, RandomGenerator random) {
            return super.select(children, random) + 1;
        }
    }

    static final class NotANumberWithoutVisits extends Ucb {
        @Override
        public boolean choosesAmongUnvisited() {
            return true;
        }

        @Override
        double bound(Children children, int child) {
            return children.sum(child) / children.visits(child) + width(children, child);
        }
    }

    static final class NobodyIsFoundWithoutVisits implements SelectionPolicy {
        @Override
        public boolean choosesAmongUnvisited() {
            return true;
        }

        @Override
        public int select(Children children, RandomGenerator random) {
            int best = -1;
            double greatest = Double.NEGATIVE_INFINITY;
            for (int child = 0; child < children.count(); child++) {
                double mean = children.sum(child) / children.visits(child);
                if (mean > greatest) {
                    greatest = mean;
                    best = child;
                }
            }
            return best;
        }
    }

    static final class TheLastChoiceIsAvoided extends Ucb {
        private int last = -1;

        @Override
        double bound(Children children, int child) {
            return child == last ? -1 : super.bound(children, child);
        }

        @Override
        public int select(Children children, RandomGenerator random) {
            last = super.select(children, random);
            return last;
        }
    }

    static final class TheBestIsStatic extends Ucb {
        private static int best;
        private static double greatest;

        @Override
        @SuppressWarnings({"StaticAssignmentInConstructor", "NonAtomicOperationOnStaticField"})
        public int select(Children children, RandomGenerator random) {
            best = 0;
            greatest = Double.NEGATIVE_INFINITY;
            for (int child = 0; child < children.count(); child++) {
                double bound = bound(children, child);
                if (bound > greatest) {
                    greatest = bound;
                    best = child;
                }
            }
            return best;
        }
    }

    static final class VisitsOfTheChoiceBeforeAreTaken extends Ucb {
        private static int visits = 1;

        @Override
        double width(Children children, int child) {
            return 0.7 * Math.sqrt(Math.log(visits) / children.visits(child));
        }

        @Override
        public int select(Children children, RandomGenerator random) {
            int choice = super.select(children, random);
            visits = children.visits();
            return choice;
        }
    }

    static final class TheGeneratorIsItsOwn extends Ucb {
        private final java.util.Random own = new java.util.Random(1);

        @Override
        double bound(Children children, int child) {
            return super.bound(children, child) + 0.01 * own.nextDouble();
        }
    }

    static final class TheFirstIsNeverDrawn extends Ucb {
        @Override
        public int select(Children children, RandomGenerator random) {
            int drawn = 0;
            while (drawn == 0) {
                drawn = random.nextInt(children.count()); // of a single child for ever
            }
            return drawn;
        }
    }

    static final class PriorsAreReadUnasked extends Ucb {
        @Override
        double bound(Children children, int child) {
            return super.bound(children, child) + children.prior(child) / (children.visits(child) + 1);
        }
    }

    static final class VarianceIsReadUnasked extends Ucb {
        @Override
        double bound(Children children, int child) {
            return super.bound(children, child) + children.variance(child);
        }
    }

    static final class TheFirstChildHasAnAdvantage extends Ucb {
        @Override
        double bound(Children children, int child) {
            return super.bound(children, child) + (child == 0 ? 0.3 : 0);
        }
    }

    static final class TheChoiceIsUniform extends Ucb {
        @Override
        public int select(Children children, RandomGenerator random) {
            return random.nextInt(children.count());
        }
    }

    static final class NothingIsPrinted implements SelectionPolicy {
        @Override
        public int select(Children children, RandomGenerator random) {
            return Ucb1.classic().select(children, random);
        }
    }
}
