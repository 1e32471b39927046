package io.mcts.games.go;

import io.mcts.policy.Learning;
import io.mcts.policy.PlayedMoves;
import io.mcts.policy.Policy;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.random.RandomGenerator;
import org.jspecify.annotations.Nullable;

/**
 * Plays rollouts by another policy and, on request, records owners and scores at their ends, and where two passes end the game in the tree,
 * for one search at a time. Thread-safe.
 */
public final class OwnershipPolicy implements Policy<Go, GoMove> {

    private final Policy<Go, GoMove> rollouts;

    /** This object, or the one of which this is the policy of a thread. */
    private final OwnershipPolicy records;

    private volatile boolean isRecording;

    private volatile int movesBefore;

    /** Indexed by the first move after the root. */
    private final Map<GoMove, Sums> sums = new HashMap<>();

    private static final class Sums {

        private final int[] owners;
        private double score;
        private int count;

        Sums(int points) {
            owners = new int[points];
        }
    }

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

    /** Clears the figures, and records the iterations of a search of this position from now on. */
    public synchronized void record(Go root) {
        root.reportEnds(this::recordEnd);
        movesBefore = root.moveCount();
        sums.clear();
        isRecording = true;
    }

    public void stop() {
        isRecording = false;
    }

    /** Returns the owners of points by row from the top left, 1 for black to -1 for white, after a first move, if given; 0 if unknown. */
    public synchronized List<Double> ownership(Go root, @Nullable GoMove move) {
        List<Sums> parts = sums.entrySet().stream()
                .filter(each -> move == null || each.getKey().equals(move))
                .map(Map.Entry::getValue)
                .toList();
        int count = Math.max(1, parts.stream().mapToInt(part -> part.count).sum());
        List<Double> shares = new ArrayList<>();
        for (int row = root.rules().lines() - 1; row >= 0; row--) {
            for (int column = 0; column < root.rules().lines(); column++) {
                int point = root.board().point(column, row);
                shares.add(
                        parts.stream().mapToDouble(part -> part.owners[point]).sum() / count);
            }
        }
        return shares;
    }

    /** Returns the mean points of black less those of white and komi after a move at the root; empty without rollouts. */
    public synchronized OptionalDouble score(GoMove move) {
        Sums sum = sums.get(move);
        return sum == null ? OptionalDouble.empty() : OptionalDouble.of(sum.score / sum.count);
    }

    private synchronized void add(GoMove first, Go end) {
        Sums sum = sums.computeIfAbsent(first, move -> new Sums(end.board().points()));
        sum.score += end.addOwners(sum.owners);
        sum.count++;
    }

    @Override
    public GoMove choose(Go state, RandomGenerator random) {
        return rollouts.choose(state, random);
    }

    @Override
    public void playOut(Go state, RandomGenerator random) {
        Optional<GoMove> first = first(state);
        state.reportEnds(null); // recorded here
        rollouts.playOut(state, random);
        first.ifPresent(move -> records.add(move, state));
    }

    @Override
    public void playOut(Go state, RandomGenerator random, PlayedMoves played) {
        Optional<GoMove> first = first(state);
        state.reportEnds(null);
        rollouts.playOut(state, random, played);
        first.ifPresent(move -> records.add(move, state));
    }

    private void recordEnd(Go end) {
        first(end).ifPresent(move -> records.add(move, end));
    }

    /** Empty unless rollouts are recorded. */
    private Optional<GoMove> first(Go state) {
        int before = records.movesBefore;
        return records.isRecording && state.moveCount() > before ? Optional.of(state.moveAt(before)) : Optional.empty();
    }

    @Override
    public String toString() {
        return rollouts.toString();
    }
}
