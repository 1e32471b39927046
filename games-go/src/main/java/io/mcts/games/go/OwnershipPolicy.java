package io.mcts.games.go;

import io.mcts.policy.Learning;
import io.mcts.policy.PlayedMoves;
import io.mcts.policy.Policy;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.random.RandomGenerator;

/**
 * Plays rollouts by another policy and, on request, keeps whose the points were at their ends, and the score. Unlike other policies it
 * has a state, that of one search at a time. Thread-safe.
 */
public final class OwnershipPolicy implements Policy<Go, GoMove> {

    private final Policy<Go, GoMove> rollouts;

    /** Where the figures are kept: this object, or the one of which it is the policy of a thread. */
    private final OwnershipPolicy records;

    private volatile boolean isRecording;

    private volatile int movesBefore;
    private int[] sums = {};
    private int count;

    /** By the first move after the root, the sum of the scores and their number. */
    private final Map<GoMove, double[]> scores = new HashMap<>();

    public OwnershipPolicy(Policy<Go, GoMove> rollouts) {
        this.rollouts = rollouts;
        this.records = this;
    }

    private OwnershipPolicy(Policy<Go, GoMove> rollouts, OwnershipPolicy records) {
        this.rollouts = rollouts;
        this.records = records;
    }

    @Override
    public Policy<Go, GoMove> with(Learning learning) {
        return new OwnershipPolicy(rollouts.with(learning), records);
    }

    /** Forgets what there is, and records the rollouts of a search of a position from now on. */
    public synchronized void record(Go root) {
        movesBefore = root.moveCount();
        sums = new int[root.board().points()];
        count = 0;
        scores.clear();
        isRecording = true;
    }

    /** Ends the recording; the figures stay. */
    public void stop() {
        isRecording = false;
    }

    /** From 1, a point of black in all rollouts, to -1, one of white in all; 0 without rollouts. */
    public synchronized double ofBlack(Go root, int column, int row) {
        return count == 0 ? 0 : (double) sums[root.board().point(column, row)] / count;
    }

    /** The mean points of black less those of white and komi in the rollouts after a move at the root; empty if there was none. */
    public synchronized OptionalDouble score(GoMove move) {
        double[] sum = scores.get(move);
        return sum == null ? OptionalDouble.empty() : OptionalDouble.of(sum[0] / sum[1]);
    }

    private synchronized void add(GoMove first, Go end) {
        count++;
        double[] sum = scores.computeIfAbsent(first, move -> new double[2]);
        sum[0] += end.addOwners(sums);
        sum[1]++;
    }

    @Override
    public GoMove choose(Go state, RandomGenerator random) {
        return rollouts.choose(state, random);
    }

    @Override
    public void playOut(Go state, RandomGenerator random) {
        Optional<GoMove> first = first(state);
        rollouts.playOut(state, random);
        first.ifPresent(move -> records.add(move, state));
    }

    @Override
    public void playOut(Go state, RandomGenerator random, PlayedMoves played) {
        Optional<GoMove> first = first(state);
        rollouts.playOut(state, random, played);
        first.ifPresent(move -> records.add(move, state));
    }

    /** The first move after the root, if rollouts are recorded. */
    private Optional<GoMove> first(Go state) {
        int before = records.movesBefore;
        return records.isRecording && state.moveCount() > before ? Optional.of(state.moveAt(before)) : Optional.empty();
    }

    @Override
    public String toString() {
        return rollouts.toString();
    }
}
