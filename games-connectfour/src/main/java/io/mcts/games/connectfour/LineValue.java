package io.mcts.games.connectfour;

import io.mcts.game.Heuristic;

/**
 * Estimates a position by its open lines of four, the depth of their empty cells, and zugzwang, in about the time of a rollout: two
 * logistic regressions ({@code LineValueFit} in the tests), for boards of up to 7 rows and 8 columns on exact results in 3,000 games on
 * 7x6, for larger ones on the results of 10,000 games on boards of 9 to 12 rows and columns with a blocked cell.
 *
 * <p>Source: V. Allis, <i>A Knowledge-based Approach of Connect-Four</i>, Vrije Universiteit Amsterdam, 1988, for threats and zugzwang.
 */
public record LineValue() implements Heuristic<ConnectFour> {

    /**
     * The weights of {@link LineCounts}, in its order: the turn and a block, pairs, threats, then zugzwang where nobody has threats, only
     * who is in it, only the other player, or both, single discs, and threats by parity.
     */
    private static final double[] ON_SMALL_BOARDS = {
        0.531, -0.620, -0.083, 0.169, 0.209, 0.145, 1.252, 0.625, 0.709, 0.189, 0.247, 0.139, 0.708, 0.741, 0.357,
        1.593, 0.212, -0.184, 0.335, 0.065, 0.179, 0.103, -0.437, 0.125, -0.819, -0.704, 0.531, 0.760, 0.141, -0.224
    };

    /** Without the parities, which gain nothing on large boards. */
    private static final double[] ON_LARGE_BOARDS = {
        0.186, -0.388, 0.043, 0.117, 0.042, 0.068, 0.813, 0.769, 0.470, 0.006, 0.029, 0.118, 0.601, 0.620, 0.326, 1.338,
        1.068, -0.166, 1.262, 0.807, 0.297, 0.027
    };

    @Override
    public void estimate(ConnectFour state, double[] payoffs) {
        int mover = state.currentPlayer();
        payoffs[mover] = state.isTerminal() ? state.payoff(mover) : value(state, mover);
        payoffs[1 - mover] = -payoffs[mover];
    }

    private static double value(ConnectFour state, int mover) {
        Discs discs = state.discs();
        if (discs.wins(mover) != 0) {
            return 1;
        }
        if (Integer.bitCount(discs.wins(1 - mover)) > 1) {
            return -1;
        }
        int[] counts = new LineCounts(discs, mover).counts;
        double[] weights = OneWordLayout.fits(state.board()) ? ON_SMALL_BOARDS : ON_LARGE_BOARDS;
        double sum = 0;
        for (int i = 0; i < weights.length; i++) {
            sum += weights[i] * counts[i];
        }
        return 2 / (1 + Math.exp(-sum)) - 1;
    }

    @Override
    public String toString() {
        return "lines";
    }
}
