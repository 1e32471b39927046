package io.mcts.arena.tuning;

import java.util.List;

/**
 * What a {@link Tuner} found.
 *
 * @param tried all points that were evaluated, the best first; at least one
 */
public record TuningResult(List<TriedPoint> tried) {

    /**
     * Copies the list.
     *
     * @param tried all points that were evaluated, the best first
     * @throws IllegalArgumentException if there are none
     */
    public TuningResult {
        tried = List.copyOf(tried);
        if (tried.isEmpty()) {
            throw new IllegalArgumentException("a result has 1 point or more");
        }
    }

    /**
     * The point to take: that with the greatest mean of the model.
     *
     * @return the first of the points tried
     */
    public TriedPoint recommended() {
        return tried.get(0);
    }

    /**
     * How many evaluations there were.
     *
     * @return the sum over all points; fewer than asked for if the tuning was cancelled
     */
    public int evaluations() {
        return tried.stream().mapToInt(TriedPoint::evaluations).sum();
    }
}
