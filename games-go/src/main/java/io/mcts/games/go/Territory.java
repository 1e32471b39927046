package io.mcts.games.go;

import io.mcts.games.go.board.Board;
import io.mcts.games.go.board.Regions;
import io.mcts.games.go.board.Sekis;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.random.RandomGenerator;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** An estimate of the final territory by rollouts of {@link PatternPolicy}: a judgement, not a proof. Immutable. */
public final class Territory {

    private static final PatternPolicy ROLLOUTS = new PatternPolicy();
    private static final double SETTLED = 0.8;

    private final Go state;
    private final double[] shares;

    /** Indexed by point. */
    private final boolean[] dead;

    private Territory(Go state, double[] shares, boolean[] dead) {
        this.state = state;
        this.shares = shares;
        this.dead = dead;
    }

    /** Judges a position, also after two passes, by a number of rollouts, 1 or more; some hundred serve. */
    public static Territory of(Go state, int rollouts, RandomGenerator random) {
        if (rollouts < 1) {
            throw new IllegalArgumentException("a judgement takes 1 rollout or more, not " + rollouts);
        }
        Go start = state.copy();
        start.resume();
        Go end = start.copy();
        Regions regions = new Regions(end.board());
        int[] sums = new int[start.board().points()];
        for (int i = 0; i < rollouts; i++) {
            end.resetTo(start);
            ROLLOUTS.playOut(end, random);
            regions.area(sums);
        }
        boolean[] dead = new boolean[sums.length];
        for (int point = 0; point < sums.length; point++) {
            byte colour = start.board().colour(point);
            int sum = start.board().chain(point).map(stone -> sums[stone]).sum();
            dead[point] = colour == Board.BLACK ? sum < 0 : colour == Board.WHITE && sum > 0;
        }
        double[] shares =
                IntStream.of(sums).mapToDouble(sum -> (double) sum / rollouts).toArray();
        return new Territory(start, shares, dead);
    }

    /**
     * Returns this territory after a search for each chain whose fate is open: it is dead if the opponent, moving first, captures it. For
     * finished games, since it takes far longer than the rollouts.
     */
    public Territory read() {
        boolean[] read = dead.clone();
        new LifeReader(state, shares).correct(read);
        return new Territory(state, shares, read);
    }

    /** Returns this territory with the chains at some points switched between dead and alive, as corrected by users. */
    public Territory corrected(List<GoMove> stones) {
        boolean[] corrected = dead.clone();
        for (GoMove move : stones) {
            if (move.isPass() || state.stone(move.column(), move.row()) == null) {
                throw new IllegalArgumentException("there is no stone on " + move);
            }
            state.board().chain(move.point(state.board())).forEach(stone -> corrected[stone] = !corrected[stone]);
        }
        return new Territory(state, shares, corrected);
    }

    /** Returns a value from 1, for a point of black in all rollouts, to -1, for one of white in all. */
    public double ofBlack(int column, int row) {
        return shares[state.board().point(column, row)];
    }

    /** Whether nearly all rollouts agree on every point. */
    public boolean isSettled() {
        return points().allMatch(move -> Math.abs(shares[move.point(state.board())]) > SETTLED);
    }

    /** Returns the points of the stones that will be captured. */
    public List<GoMove> dead() {
        return points().filter(move -> dead[move.point(state.board())]).toList();
    }

    /** Returns the points of the stones that live independently: neither dead nor in seki. */
    public List<GoMove> alive() {
        List<GoMove> others = new ArrayList<>(dead());
        others.addAll(seki());
        return points().filter(point -> state.stone(point.column(), point.row()) != null && !others.contains(point))
                .toList();
    }

    /** Returns the points of the stones in seki: without two eyes, but neither player can capture the other's. */
    public List<GoMove> seki() {
        BitSet stones = Sekis.of(boardWithoutDead());
        return points().filter(move -> stones.get(move.point(state.board()))).toList();
    }

    /** Returns the points of black less those of white and komi without the dead stones. */
    public double score() {
        return area(null) - state.komi();
    }

    /** Returns the owner of each point without the dead stones, by row: 1 for black, -1 for white, 0 for nobody. */
    public List<Integer> owners() {
        int[] owners = new int[shares.length];
        area(owners);
        return points().map(move -> owners[move.point(state.board())]).toList();
    }

    private Stream<GoMove> points() {
        return state.rules().points();
    }

    private int area(int @Nullable [] owners) {
        return new Regions(boardWithoutDead()).area(owners);
    }

    private Board boardWithoutDead() {
        Board alive = new Board(state.rules().lines());
        for (int point = 0; point < dead.length; point++) {
            byte colour = state.board().colour(point);
            if (!dead[point] && (colour == Board.BLACK || colour == Board.WHITE)) {
                alive.place(point, colour);
            }
        }
        return alive;
    }
}
