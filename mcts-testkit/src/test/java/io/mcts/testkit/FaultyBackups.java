package io.mcts.testkit;

import io.mcts.backup.Backup;
import io.mcts.backup.Outcomes;
import io.mcts.backup.Path;
import io.mcts.selection.Statistic;
import java.util.Set;

/** Backups with a fault each. */
final class FaultyBackups {

    private FaultyBackups() {}

    /** As a negamax does, in a library where every edge has the reward of its own player. */
    static final class FlipsTheSign implements Backup {
        @Override
        public void update(Path path, double[] rewards) {
            for (int player = 0; player < rewards.length; player++) {
                rewards[player] = 1 - rewards[player];
            }
            visitAll(path, rewards);
        }
    }

    static final class GivesTheRewardOfTheOther implements Backup {
        @Override
        public void update(Path path, double[] rewards) {
            double first = rewards[0];
            System.arraycopy(rewards, 1, rewards, 0, rewards.length - 1);
            rewards[rewards.length - 1] = first;
            visitAll(path, rewards);
        }
    }

    static final class CountsTwice implements Backup {
        @Override
        public void update(Path path, double[] rewards) {
            visitAll(path, rewards);
            visitAll(path, rewards);
        }
    }

    static final class ForgetsTheRoot implements Backup {
        @Override
        public void update(Path path, double[] rewards) {
            for (int edge = path.length() - 1; edge > 0; edge--) {
                path.visit(edge, rewards);
            }
        }
    }

    static final class ForgetsTheLeaf implements Backup {
        @Override
        public void update(Path path, double[] rewards) {
            for (int edge = Math.max(0, path.length() - 2); edge >= 0; edge--) {
                path.visit(edge, rewards);
            }
        }
    }

    /** A mean over the outcomes seen, as if each were as probable as any other. */
    static final class WeighsOutcomesAlike implements Backup {
        @Override
        public void update(Path path, double[] rewards) {
            for (int edge = path.length() - 1; edge >= 0; edge--) {
                path.visit(edge, rewards);
                for (int player = 0; path.isChance(edge) && player < rewards.length; player++) {
                    rewards[player] = mean(path.outcomes(edge), player);
                }
            }
        }

        private static double mean(Outcomes outcomes, int player) {
            double sum = 0;
            int seen = 0;
            for (int outcome = 0; outcome < outcomes.count(); outcome++) {
                if (outcomes.visits(outcome) > 0) {
                    sum += outcomes.sum(outcome, player) / outcomes.visits(outcome);
                    seen++;
                }
            }
            return sum / seen;
        }

        @Override
        public Set<Statistic> needs() {
            return Set.of(Statistic.OUTCOME_SUMS);
        }
    }

    private static void visitAll(Path path, double[] rewards) {
        for (int edge = path.length() - 1; edge >= 0; edge--) {
            path.visit(edge, rewards);
        }
    }
}
