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

/** An estimate of the final territory by rollouts of {@link PatternPolicy}: a judgement, not a proof. Immutable. */
public final class Territory {

    private static final PatternPolicy ROLLOUTS = new PatternPolicy();
    private static final double SETTLED = 0.8;

    /** Regions of no more points between stones of both players are nobody's: dame, or liberties of a seki. */
    private static final int MOST_SHARED = 6;

    /** A point of a greater one belongs to a player with a greater share. */
    private static final double OWNED = 0.3;

    private final Go state;
    private final double[] shares;

    /** Indexed by point. */
    private final boolean[] dead;

    /** The stones judged by users, whom the shares may contradict. */
    private final BitSet corrected;

    private Territory(Go state, double[] shares, boolean[] dead, BitSet corrected) {
        this.state = state;
        this.shares = shares;
        this.dead = dead;
        this.corrected = corrected;
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
        return new Territory(start, shares, dead, new BitSet());
    }

    /**
     * Returns this territory after a search for each chain whose fate is open: it is dead if the opponent captures it, moving first if it
     * is their turn or a player has passed last. Chains that rollouts mostly leave alive must then be captured moving second, too. It takes
     * far longer than the rollouts.
     */
    public Territory read() {
        boolean[] read = dead.clone();
        new LifeReader(state, shares).correct(read);
        return new Territory(state, shares, read, corrected);
    }

    /** Returns this territory with the chains at some points switched between dead and alive, as corrected by users. */
    public Territory corrected(List<GoMove> stones) {
        boolean[] others = dead.clone();
        BitSet switched = (BitSet) corrected.clone();
        for (GoMove move : stones) {
            if (move.isPass() || state.stone(move.column(), move.row()) == null) {
                throw new IllegalArgumentException("there is no stone on " + move);
            }
            state.board().chain(move.point(state.board())).forEach(stone -> {
                others[stone] = !others[stone];
                switched.set(stone);
            });
        }
        return new Territory(state, shares, others, switched);
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

    /** Returns the points of black less those of white and komi, by {@link #owners}. */
    public double score() {
        return owners().stream().mapToInt(owner -> owner).sum() - state.deduction();
    }

    /**
     * Returns the owner of each point without the dead stones, by row: 1 for black, -1 for white, 0 for nobody. Where a large region lies
     * between living stones of both players, its points go to those who own them in most rollouts, unless users corrected a stone there.
     */
    public List<Integer> owners() {
        Board alive = boardWithoutDead();
        int[] owners = new int[shares.length];
        BitSet seen = new BitSet();
        for (int point = 0; point < owners.length; point++) {
            byte there = alive.colour(point);
            if (alive.isStone(point)) {
                owners[point] = there == Board.BLACK ? 1 : -1;
            } else if (there == Board.EMPTY && !seen.get(point)) {
                BitSet region = Regions.connected(alive, point, other -> alive.colour(other) == Board.EMPTY);
                seen.or(region);
                region.stream().forEach(each -> owners[each] = owner(alive, region, each));
            }
        }
        return points().map(move -> owners[move.point(state.board())]).toList();
    }

    private int owner(Board alive, BitSet region, int point) {
        BitSet beside = Regions.beside(alive, region);
        int reached = beside.stream().map(alive::colour).reduce(0, (colours, colour) -> colours | colour);
        if (reached == Board.BLACK || reached == Board.WHITE) {
            return reached == Board.BLACK ? 1 : -1;
        }
        boolean isOwned =
                region.cardinality() > MOST_SHARED && Math.abs(shares[point]) > OWNED && !beside.intersects(corrected);
        return isOwned ? (int) Math.signum(shares[point]) : 0;
    }

    private Stream<GoMove> points() {
        return state.rules().points();
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
