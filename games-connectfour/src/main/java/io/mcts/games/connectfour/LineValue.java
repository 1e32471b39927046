package io.mcts.games.connectfour;

import io.mcts.game.Heuristic;
import io.mcts.random.Exponential;

/**
 * Estimates a position by its open lines of four, the depth of their empty cells, and zugzwang, in about the time of a rollout: two
 * logistic regressions ({@code LineValueFit} in the tests), for boards of up to 7 rows and 8 columns on exact results in 3,000 games on
 * 7x6, for larger ones on the results of 3,000 games on boards of 9 to 12 rows and columns with a blocked cell.
 *
 * <p>Source: V. Allis, <i>A Knowledge-based Approach of Connect-Four</i>, Vrije Universiteit Amsterdam, 1988, for threats and zugzwang.
 */
public record LineValue() implements Heuristic<ConnectFour> {

    /**
     * The weights of {@link LineCounts}, in its order: the turn and a block, pairs, threats, zugzwang after few moves to many, single discs.
     */
    private static final double[] ON_SMALL_BOARDS = {
        0.396, -0.589, -0.123, 0.197, 0.218, 0.140, 0.592, 0.250, 0.048, 3.104, 2.192, 1.712, 1.214, 0.000, 0.107
    };

    private static final double[] ON_LARGE_BOARDS = {
        0.226, -0.428, 0.029, 0.178, 0.041, 0.066, 0.483, 0.223, 0.204, 2.545, 2.161, 1.671, 1.278, 0.532, 0.034
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
        return 2 / (1 + Exponential.of(-sum)) - 1;
    }

    @Override
    public String toString() {
        return "lines";
    }
}
