package io.mcts.search;

import io.mcts.backup.Backup;
import io.mcts.backup.Outcomes;
import io.mcts.backup.Path;
import io.mcts.game.GameState;
import io.mcts.game.StepRewards;
import io.mcts.selection.Children;
import java.util.Arrays;

/**
 * What the players get on the way of an iteration. An object of this class is that of a game which pays at the end alone: it does
 * nothing.
 */
class Steps {

    private static final Steps NOTHING = new Steps();

    Steps() {}

    /** The steps of the iterations of one worker. */
    static Steps of(GameState<?, ?> root, RewardScale scale) {
        return root instanceof StepRewards ? new Recorded(root.playerCount(), scale) : NOTHING;
    }

    /** A move has been played, the given edge of the path. */
    void played(GameState<?, ?> state, int edge) {}

    /** The rewards from the root on, given those from the leaf on; each is checked to lie in the declared range. */
    double[] fromRoot(double[] rewards, int length) {
        return rewards;
    }

    /** A backup that adds what was got at each edge to what comes from below it. */
    Backup backup(Backup inner) {
        return inner;
    }

    /**
     * The steps of one path. A return g of the range [min, max] is scaled to {@code (g - min) / (max - min)}, so that {@code r + discount
     * * g} becomes {@code discount * scaled + (r - (1 - discount) * min) / (max - min)}.
     */
    private static final class Recorded extends Steps implements Path {

        private static final double ROUNDING = 1e-9;

        private final int players;
        private final RewardScale scale;
        private final double[] fromRoot;
        private double[] discounts = new double[64];

        /** For each edge and player what is added to the scaled return from below. */
        private double[] gains;

        /** Of the iteration that is backed up; until the first one this path itself, which nobody asks. */
        private Path path = this;

        Recorded(int players, RewardScale scale) {
            this.players = players;
            this.scale = scale;
            fromRoot = new double[players];
            gains = new double[players * discounts.length];
        }

        @Override
        void played(GameState<?, ?> state, int edge) {
            if (players * (edge + 1) > gains.length) {
                discounts = Arrays.copyOf(discounts, 2 * (edge + 1));
                gains = Arrays.copyOf(gains, players * discounts.length);
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
                gains[players * edge + player] = (steps.reward(player) - (1 - discount) * scale.minPayoff()) / range;
            }
        }

        @Override
        double[] fromRoot(double[] rewards, int length) {
            System.arraycopy(rewards, 0, fromRoot, 0, players);
            for (int edge = length - 1; edge >= 0; edge--) {
                add(edge, fromRoot);
                for (int player = 0; player < players; player++) {
                    double reward = fromRoot[player];
                    if (!(reward >= -ROUNDING && reward <= 1 + ROUNDING)) {
                        throw outside(player, reward, edge);
                    }
                }
            }
            return fromRoot;
        }

        private IllegalStateException outside(int player, double reward, int edge) {
            double value = scale.minPayoff() + reward * (scale.maxPayoff() - scale.minPayoff());
            return new IllegalStateException("the return of player " + player + " from move " + (edge + 1) + " on is "
                    + value + ", outside the declared range [" + scale.minPayoff() + ", " + scale.maxPayoff()
                    + "]\nMaybe minPayoff() and maxPayoff() leave out what is got on the way.");
        }

        private void add(int edge, double[] rewards) {
            for (int player = 0; player < players; player++) {
                rewards[player] = after(edge, player, rewards[player]);
            }
        }

        private double after(int edge, int player, double reward) {
            return discounts[edge] * reward + gains[players * edge + player];
        }

        @Override
        Backup backup(Backup inner) {
            return (taken, rewards) -> {
                path = taken;
                inner.update(this, rewards);
            };
        }

        @Override
        public void visit(int edge, double[] rewards) {
            add(edge, rewards);
            path.visit(edge, rewards);
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
