package io.mcts.testkit;

import io.mcts.selection.Children;
import io.mcts.selection.SelectionPolicy;
import io.mcts.selection.Ucb1;
import java.util.random.RandomGenerator;

/** Selection policies with a fault each. */
final class FaultySelections {

    private static final SelectionPolicy UCB1 = Ucb1.of(0.7);

    private FaultySelections() {}

    /** Goes to what is worst for the player who chooses. */
    static final class FlipsTheSign implements SelectionPolicy {
        @Override
        public int select(Children children, RandomGenerator random) {
            double logarithm = Math.log(children.visits());
            int best = 0;
            double greatest = Double.NEGATIVE_INFINITY;
            for (int child = 0; child < children.count(); child++) {
                double score = 0.7 * Math.sqrt(logarithm / children.visits(child)) - children.mean(child);
                if (score > greatest) {
                    greatest = score;
                    best = child;
                }
            }
            return best;
        }
    }

    /** A loop that ends one too soon, once all moves have been tried. */
    static class NeverChoosesTheLast implements SelectionPolicy {
        @Override
        public int select(Children children, RandomGenerator random) {
            return children.count() == 1 ? 0 : UCB1.select(children.first(children.count() - 1), random);
        }
    }

    /** The same, where the policy also decides what is tried first. */
    static final class NeverTriesTheLast extends NeverChoosesTheLast {
        @Override
        public int select(Children children, RandomGenerator random) {
            for (int child = 0; child < children.count() - 1; child++) {
                if (children.visits(child) == 0) {
                    return child;
                }
            }
            return super.select(children, random);
        }

        @Override
        public boolean choosesAmongUnvisited() {
            return true;
        }
    }

    /** Goes by the mean alone, however few visits it is from. */
    static final class NeverExplores implements SelectionPolicy {
        @Override
        public int select(Children children, RandomGenerator random) {
            int best = 0;
            for (int child = 1; child < children.count(); child++) {
                if (children.mean(child) > children.mean(best)) {
                    best = child;
                }
            }
            return best;
        }
    }

    /** Takes its turns by a counter that all searches share. */
    static final class CountsItsCalls implements SelectionPolicy {
        private int calls;

        @Override
        public int select(Children children, RandomGenerator random) {
            return calls++ % 7 == 0 ? 0 : UCB1.select(children, random);
        }
    }

    /** Keeps something for the thread, such as a buffer, and sees what the thread is. */
    static final class DependsOnTheThread implements SelectionPolicy {
        @Override
        public int select(Children children, RandomGenerator random) {
            return Thread.currentThread().getName().startsWith("pool-") ? 0 : UCB1.select(children, random);
        }
    }

    /** Counts from 1. */
    static final class CountsFromOne implements SelectionPolicy {
        @Override
        public int select(Children children, RandomGenerator random) {
            return UCB1.select(children, random) + 1;
        }

        @Override
        public String toString() {
            return "counts-from-one";
        }
    }
}
