package io.mcts.arena.tuning;

import java.util.Comparator;

/**
 * A point that a {@link MatchTuning} tried, and what is known of it.
 *
 * @param trials how often it was tried, at least once
 * @param mean the mean of its trials, from 0 to 1
 * @param modelMean what the model says of it: the average of the means of all trials that share one parameter with it, or two, or
 *     all
 */
public record TriedPoint(Point point, int trials, double mean, double modelMean) {

    /** The better point first: the one with the greater mean of the model; of equals, the one with more trials. */
    static final Comparator<TriedPoint> BEST_FIRST = Comparator.comparingDouble(TriedPoint::modelMean)
            .thenComparingInt(TriedPoint::trials)
            .reversed();
}
