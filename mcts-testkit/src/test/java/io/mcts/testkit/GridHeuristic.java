package io.mcts.testkit;

import io.mcts.game.Heuristic;

/** Who has more of one row than the other is ahead; at the end the payoffs. Tests derive faulty ones from it. */
class GridHeuristic implements Heuristic<Grid> {

    private static final double MOST = 4;

    @Override
    public void estimate(Grid grid, double[] payoffs) {
        payoffs[0] = lead(grid);
        payoffs[1] = -payoffs[0];
    }

    /** How far the first player is ahead. */
    double lead(Grid grid) {
        return grid.isTerminal() ? grid.payoff(0) : (best(grid, 0) - best(grid, 1)) / MOST;
    }

    private static double best(Grid grid, int who) {
        return Math.max(grid.owns(0, who), grid.owns(Grid.CELLS / 2, who));
    }

    @Override
    public String toString() {
        return getClass().getSimpleName();
    }
}
