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

    void played(GameState<?, ?> state, int edge) {}

    void end(double[] rewards, int length) {}

    double[] fromRoot(double[] rewards, int length) {
        return rewards;
    }

    Backup backup(Backup inner) {
        return inner;
    }

    /**
     * The returns along one path, scaled to [0, 1]: {@code r + discount * g} becomes {@code discount * scaled + (r - (1 - discount) * min)
     * / (max - min)}. Clamped at every edge, since a leaf's estimate may not fit the rewards on the way.
     */
    private static final class Recorded extends StepReturns implements Path {

        private final int players;
        private final RewardScale scale;
        private final double[] fromRoot;
        private double[] discounts = new double[64];

        private double[] gains;

        /** The scaled return from below each edge, by edge and player; after the last edge, from the leaf on. */
        private double[] returns;

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

        /** Clamps an amount of {@link io.mcts.backup.ExpectationBackup} so that the sum stays between 0 and the visits. */
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
