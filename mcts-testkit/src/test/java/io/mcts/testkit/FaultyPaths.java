package io.mcts.testkit;

import io.mcts.backup.Backup;
import io.mcts.backup.Path;

/** Backups with one fault each in how they walk a path, beside those of {@link FaultyBackups}. */
final class FaultyPaths {

    private FaultyPaths() {}

    /** The mean of what an edge passes on, which may be changed on the way. */
    abstract static class Walk implements Backup {
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

    static final class ChanceIsLeftOut extends Walk {
        @Override
        void visit(Path path, int edge, double[] rewards) {
            if (!path.isChance(edge)) {
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
}
