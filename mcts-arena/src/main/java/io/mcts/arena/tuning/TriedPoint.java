package io.mcts.arena.tuning;

import java.util.Comparator;

/**
 * A point that a {@link Tuner} tried, and what is known of it.
 *
 * @param point the values of the parameters
 * @param evaluations how often it was evaluated, at least 1
 * @param mean the mean of its evaluations
 * @param modelMean what the model says of it: the average of the means of all evaluations that have one parameter in common with
 *     it, or two, or all
 */
public record TriedPoint(Point point, int evaluations, double mean, double modelMean) {

    /** The better point first: that with the greater mean of the model; of equals, that with more evaluations. */
    static final Comparator<TriedPoint> BEST_FIRST = Comparator.comparingDouble(TriedPoint::modelMean)
            .thenComparingInt(TriedPoint::evaluations)
            .reversed();
}
