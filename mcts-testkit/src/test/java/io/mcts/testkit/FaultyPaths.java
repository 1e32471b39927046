package io.mcts.testkit;

import io.mcts.backup.Backup;
import io.mcts.backup.Outcomes;
import io.mcts.backup.Path;
import io.mcts.selection.Children;
import io.mcts.selection.Statistic;
import java.util.Random;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Backups with one fault each in how they walk a path, beside those of {@link FaultyBackups}. */
final class FaultyPaths {

    private FaultyPaths() {}

    /** A backup that prints its name. */
    abstract static class Named implements Backup {
        @Override
        public String toString() {
            return getClass().getSimpleName();
        }
    }

    /** The mean of what an edge passes on, which may be changed on the way. */
    abstract static class Walk extends Named {
        @Override
        public void update(Path path, double[] rewards) {
            for (int edge = path.length() - 1; edge >= 0; edge--) {
                visit(path, edge, rewards);
            }
        }

        abstract void visit(Path path, int edge, double[] rewards);

        static void scale(double[] rewards, double factor) {
            for (int player = 0; player < rewards.length; player++) {
                rewards[player] *= factor;
            }
        }
    }

    static final class TheRootIsVisitedTwice extends Walk {
        @Override
        void visit(Path path, int edge, double[] rewards) {
            path.visit(edge, rewards);
            if (edge == 0) {
                path.visit(edge, rewards);
            }
        }
    }

    static final class RewardsAreDiscounted extends Walk {
        @Override
        void visit(Path path, int edge, double[] rewards) {
            path.visit(edge, rewards);
            scale(rewards, 0.95);
        }
    }

    static final class RewardsBeyondTheFourthMoveAreDiscounted extends Walk {
        @Override
        void visit(Path path, int edge, double[] rewards) {
            path.visit(edge, rewards);
            if (edge > 3) {
                scale(rewards, 0.9);
            }
        }
    }

    static final class ChanceIsLeftOut extends Walk {
        @Override
        void visit(Path path, int edge, double[] rewards) {
            if (!path.isChance(edge)) {
                path.visit(edge, rewards);
            }
        }
    }

    static final class LongPathsAreCutOff extends Walk {
        @Override
        void visit(Path path, int edge, double[] rewards) {
            if (edge < 6) {
                path.visit(edge, rewards);
            }
        }
    }

    /** The reward turns from edge to edge, as if players moved by turns. */
    static final class TheSignTurnsAtEachEdge extends Walk {
        @Override
        void visit(Path path, int edge, double[] rewards) {
            path.visit(edge, rewards);
            for (int player = 0; player < rewards.length; player++) {
                rewards[player] = 1 - rewards[player];
            }
        }
    }

    /** Every edge gets the reward of the player of the edge below. */
    static final class TheRewardIsOfTheEdgeBelow extends Walk {
        @Override
        void visit(Path path, int edge, double[] rewards) {
            double[] others = rewards.clone();
            if (edge + 1 < path.length()) {
                others[path.player(edge)] = rewards[path.player(edge + 1)];
            }
            path.visit(edge, others);
        }
    }

    static final class NoiseIsAdded extends Walk {
        private final Random own = new Random(1);

        @Override
        void visit(Path path, int edge, double[] rewards) {
            double[] others = rewards.clone();
            others[0] = Math.min(1, others[0] + 0.01 * own.nextDouble());
            path.visit(edge, others);
        }
    }

    static final class TheFirstRewardsAreKept extends Walk {
        private double @Nullable [] first;

        @Override
        void visit(Path path, int edge, double[] rewards) {
            first = first == null ? rewards.clone() : first;
            path.visit(edge, edge == 0 ? first : rewards);
        }
    }

    /** The rewards of this update in a field, which other threads write, too. */
    static final class RewardsAreAField extends Walk {
        private double[] own = {};

        @Override
        public void update(Path path, double[] rewards) {
            own = rewards;
            super.update(path, rewards);
        }

        @Override
        void visit(Path path, int edge, double[] rewards) {
            path.visit(edge, own);
        }
    }

    /** Max, as it is in a game in which one player moves all the time. */
    static final class TheGreatestIsOfTheWrongPlayer extends Named {
        @Override
        public void update(Path path, double[] rewards) {
            for (int edge = path.length() - 1; edge >= 0; edge--) {
                path.visit(edge, rewards);
                if (edge + 1 < path.length() && !path.isChance(edge + 1)) {
                    path.mean(edge, greatest(path.children(edge + 1)));
                }
            }
        }

        @Override
        public boolean writesValues() {
            return true;
        }
    }

    /** A sum over the moves in place of the greatest. */
    static final class TheSumStandsForTheGreatest extends Named {
        @Override
        public void update(Path path, double[] rewards) {
            for (int edge = path.length() - 1; edge >= 0; edge--) {
                path.visit(edge, rewards);
                if (edge + 1 < path.length() && path.player(edge) == path.player(edge + 1)) {
                    Children children = path.children(edge + 1);
                    double sum = 0;
                    for (int child = 0; child < children.count(); child++) {
                        sum += children.visits(child) > 0 ? children.mean(child) : 0;
                    }
                    path.mean(edge, sum);
                }
            }
        }

        @Override
        public boolean writesValues() {
            return true;
        }
    }

    static final class ValuesAreWrittenUnasked extends Named {
        @Override
        public void update(Path path, double[] rewards) {
            for (int edge = path.length() - 1; edge >= 0; edge--) {
                path.visit(edge, rewards);
                path.mean(edge, rewards[path.player(edge)]);
            }
        }
    }

    static final class ValuesAreWrittenBeforeTheVisit extends Named {
        @Override
        public void update(Path path, double[] rewards) {
            for (int edge = path.length() - 1; edge >= 0; edge--) {
                path.mean(edge, rewards[path.player(edge)]);
                path.visit(edge, rewards);
            }
        }

        @Override
        public boolean writesValues() {
            return true;
        }
    }

    static final class SumsOfOutcomesAreReadUnasked extends Walk {
        @Override
        void visit(Path path, int edge, double[] rewards) {
            path.visit(edge, rewards);
            if (path.isChance(edge)) {
                path.outcomes(edge).sum(path.outcome(edge), 0);
            }
        }
    }

    /** The probabilities of the outcomes drawn so far do not sum to 1; divided by is nothing. */
    static final class OutcomesNotDrawnCountAsLost extends Named {
        @Override
        public void update(Path path, double[] rewards) {
            for (int edge = path.length() - 1; edge >= 0; edge--) {
                path.visit(edge, rewards);
                for (int player = 0; path.isChance(edge) && player < rewards.length; player++) {
                    rewards[player] = expectation(path.outcomes(edge), player);
                }
            }
        }

        private static double expectation(Outcomes outcomes, int player) {
            double sum = 0;
            for (int outcome = 0; outcome < outcomes.count(); outcome++) {
                int visits = outcomes.visits(outcome);
                sum += visits == 0 ? 0 : outcomes.probability(outcome) * outcomes.sum(outcome, player) / visits;
            }
            return sum;
        }

        @Override
        public Set<Statistic> needs() {
            return Set.of(Statistic.OUTCOME_SUMS);
        }
    }

    private static double greatest(Children children) {
        double greatest = 0;
        for (int child = 0; child < children.count(); child++) {
            greatest = children.visits(child) > 0 ? Math.max(greatest, children.mean(child)) : greatest;
        }
        return greatest;
    }
}
