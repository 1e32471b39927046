package io.mcts.games.go;

import java.util.ArrayList;
import java.util.List;
import java.util.random.RandomGenerator;

/**
 * Whose the points of a position are likely to be at the end, by rollouts of {@link PatternPolicy}. Immutable; a judgement, not a proof.
 */
public final class Territory {

    private static final double SETTLED = 0.8;

    private final Go state;
    private final double[] shares;

    private Territory(Go state, double[] shares) {
        this.state = state;
        this.shares = shares;
    }

    /**
     * Judges a position, one after two passes included.
     *
     * @param rollouts how many games to play, 1 or more; some hundred
     */
    public static Territory of(Go state, int rollouts, RandomGenerator random) {
        if (rollouts < 1) {
            throw new IllegalArgumentException("a judgement takes 1 rollout or more, not " + rollouts);
        }
        Go start = state.copy();
        start.goOn();
        Go end = start.copy();
        int[] sums = new int[start.board().points()];
        for (int i = 0; i < rollouts; i++) {
            end.resetTo(start);
            end.playOut(true, random, null);
            end.regions().addOwners(sums);
        }
        double[] shares = new double[sums.length];
        for (int point = 0; point < sums.length; point++) {
            shares[point] = (double) sums[point] / rollouts;
        }
        return new Territory(start, shares);
    }

    /** From 1, a point of black in all rollouts, to -1, one of white in all. */
    public double ofBlack(int column, int row) {
        return shares[state.board().point(column, row)];
    }

    /** Whether nearly all rollouts agree on every point. */
    public boolean isSettled() {
        return points().stream().allMatch(point -> Math.abs(ofBlack(point.column(), point.row())) > SETTLED);
    }

    /** The stones that will be captured, as points. */
    public List<GoMove> dead() {
        return points().stream().filter(this::isDead).toList();
    }

    /** The points of black less those of white and komi, when the dead stones are taken off the board. */
    public double score() {
        Board alive = new Board(state.rules().lines());
        for (GoMove point : points()) {
            Integer player = state.stone(point.column(), point.row());
            if (player != null && !isDead(point)) {
                alive.place(alive.point(point.column(), point.row()), Go.colour(player));
            }
        }
        return new Regions(alive).area() - state.rules().komi();
    }

    private boolean isDead(GoMove point) {
        Integer player = state.stone(point.column(), point.row());
        if (player == null) {
            return false;
        }
        int first = state.board().point(point.column(), point.row());
        double sum = 0;
        int stone = first;
        do {
            sum += shares[stone];
            stone = state.board().nextStone(stone);
        } while (stone != first);
        return player == 0 ? sum < 0 : sum > 0;
    }

    private List<GoMove> points() {
        List<GoMove> points = new ArrayList<>();
        for (int row = 0; row < state.rules().lines(); row++) {
            for (int column = 0; column < state.rules().lines(); column++) {
                points.add(GoMove.at(column, row));
            }
        }
        return points;
    }
}
