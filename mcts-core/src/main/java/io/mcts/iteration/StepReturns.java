package io.mcts.iteration;

import io.mcts.backup.Backup;
import io.mcts.backup.Outcomes;
import io.mcts.backup.Path;
import io.mcts.game.GameState;
import io.mcts.game.StepRewards;
import io.mcts.internal.RewardScale;
import io.mcts.internal.Rounding;
import io.mcts.selection.Children;
import io.mcts.selection.Statistic;
import java.util.Arrays;

/** The returns along the path of an iteration. Null object for games without step rewards. */
class StepReturns {

    private static final StepReturns NONE = new StepReturns();

    static StepReturns of(GameState<?, ?> root, RewardScale scale) {
        return root instanceof StepRewards ? new Recorded(root.playerCount(), scale) : NONE;
    }

    /** Called after the move of an edge has been played. */
    void played(GameState<?, ?> state, int edge) {}

    /** Called at the end of a game, where the returns are exact: checks that they lie in the declared range. */
    void end(double[] rewards, int length) {}

    /** The returns from the root on, given those from the leaf on; called before the backup. */
    double[] fromRoot(double[] rewards, int length) {
        return rewards;
    }

    /** A backup that adds the step rewards of each edge to the returns from below it. */
    Backup backup(Backup inner) {
        return inner;
    }

    /**
     * The returns along one path. A return g of the range [min, max] is scaled to {@code (g - min) / (max - min)}, so that {@code r +
     * discount * g} becomes {@code discount * scaled + (r - (1 - discount) * min) / (max - min)}.
     *
     * <p>A leaf's estimate may not fit the rewards on the way there: half of the range, say, after a path that has brought most of it.
     * No true return lies outside the declared range, so estimated returns are clamped to [0, 1] at every edge.
     */
    private static final class Recorded extends StepReturns implements Path {

        private final int players;
        private final RewardScale scale;
        private final double[] fromRoot;
        private double[] discounts = new double[64];

        /** The amount added to the scaled return from below, for each edge and player. */
        private double[] gains;

        /** The scaled return from the node of an edge on, for each edge and player; after the last edge, from the leaf on. */
        private double[] returns;

        /** The path being backed up; unused before the first. */
        private Path path = this;

        private boolean keepsOutcomeSums;

        Recorded(int players, RewardScale scale) {
            this.players = players;
            this.scale = scale;
            fromRoot = new double[players];
            gains = new double[players * discounts.length];
            returns = new double[players * (discounts.length + 1)];
        }

        @Override
        void played(GameState<?, ?> state, int edge) {
            if (edge == discounts.length) {
                discounts = Arrays.copyOf(discounts, 2 * edge);
                gains = Arrays.copyOf(gains, players * discounts.length);
                returns = new double[players * (discounts.length + 1)];
            }
            StepRewards steps = (StepRewards) state;
            double discount = steps.discount();
            if (!(discount >= 0 && discount <= 1)) {
                throw new IllegalStateException(
                        "a discount is a number from 0 to 1, not " + discount + ", in " + state);
            }
            discounts[edge] = discount;
            double range = scale.maxPayoff() - scale.minPayoff();
            for (int player = 0; player < players; player++) {
                double reward = steps.reward(player);
                if (!Double.isFinite(reward)) {
                    throw new IllegalStateException(
                            "the last move brought player " + player + " " + reward + ", not a number, in " + state);
                }
                gains[players * edge + player] = (reward - (1 - discount) * scale.minPayoff()) / range;
            }
        }

        @Override
        void end(double[] rewards, int length) {
            System.arraycopy(rewards, 0, fromRoot, 0, players);
            for (int edge = length - 1; edge >= 0; edge--) {
                for (int player = 0; player < players; player++) {
                    fromRoot[player] = sum(edge, player, fromRoot[player]);
                    if (!Rounding.areEqual(fromRoot[player], Math.max(0, Math.min(1, fromRoot[player])))) {
                        throw outside(player, fromRoot[player], edge);
                    }
                }
            }
        }

        private IllegalStateException outside(int player, double reward, int edge) {
            double value = scale.minPayoff() + reward * (scale.maxPayoff() - scale.minPayoff());
            return new IllegalStateException("the return of player " + player + " from move " + (edge + 1) + " on is "
                    + value + ", outside the declared range [" + scale.minPayoff() + ", " + scale.maxPayoff()
                    + "]\nMaybe minPayoff() and maxPayoff() leave out what is got on the way.");
        }

        @Override
        double[] fromRoot(double[] rewards, int length) {
            System.arraycopy(rewards, 0, returns, players * length, players);
            for (int edge = length - 1; edge >= 0; edge--) {
                for (int player = 0; player < players; player++) {
                    returns[players * edge + player] = after(edge, player, returns[players * (edge + 1) + player]);
                }
            }
            System.arraycopy(returns, 0, fromRoot, 0, players);
            return fromRoot;
        }

        private double sum(int edge, int player, double below) {
            return discounts[edge] * below + gains[players * edge + player];
        }

        /** The clamped value of an edge, given the value below it. */
        private double after(int edge, int player, double below) {
            return Math.max(0, Math.min(1, sum(edge, player, below)));
        }

        @Override
        Backup backup(Backup inner) {
            keepsOutcomeSums = inner.needs().contains(Statistic.OUTCOME_SUMS);
            return (taken, rewards) -> {
                path = taken;
                inner.update(this, rewards);
            };
        }

        @Override
        public void visit(int edge, double[] rewards) {
            for (int player = 0; player < players; player++) {
                boolean isReturn = rewards[player] == returns[players * (edge + 1) + player];
                rewards[player] = isReturn
                        ? returns[players * edge + player]
                        : withinSum(edge, player, sum(edge, player, rewards[player]));
            }
            path.visit(edge, rewards);
        }

        /** An amount that corrects a sum ({@link io.mcts.backup.ExpectationBackup}), clamped to keep that between 0 and the visits. */
        private double withinSum(int edge, int player, double amount) {
            double sum;
            int visits;
            if (keepsOutcomeSums && path.isChance(edge)) {
                Outcomes outcomes = path.outcomes(edge);
                sum = outcomes.sum(path.outcome(edge), player);
                visits = outcomes.visits(path.outcome(edge));
            } else if (player == path.player(edge)) {
                Children children = path.children(edge);
                sum = children.sum(path.outcome(edge));
                visits = children.visits(path.outcome(edge));
            } else {
                return amount; // not kept here
            }
            return Math.max(-sum, Math.min(visits + 1 - sum, amount));
        }

        @Override
        public void mean(int edge, double mean) {
            path.mean(edge, after(edge, player(edge), mean));
        }

        @Override
        public void meanOfNode(int edge, double mean, int visits) {
            path.meanOfNode(edge, after(edge, player(edge), mean), visits);
        }

        @Override
        public void prior(int edge, double prior) {
            path.prior(edge, after(edge, player(edge), prior));
        }

        @Override
        public int length() {
            return path.length();
        }

        @Override
        public int player(int edge) {
            return path.player(edge);
        }

        @Override
        public boolean isChance(int edge) {
            return path.isChance(edge);
        }

        @Override
        public Outcomes outcomes(int edge) {
            return path.outcomes(edge);
        }

        @Override
        public int outcome(int edge) {
            return path.outcome(edge);
        }

        @Override
        public Children children(int edge) {
            return path.children(edge);
        }
    }
}
