package io.mcts.arena.tuning;

import io.mcts.arena.Match;
import io.mcts.arena.result.MatchResult;
import java.util.List;

/**
 * The result of a {@link MatchTuning}.
 *
 * @param tried at least one point: later survivors first, then by mean; the means of the best are biased upwards by selection
 * @param holdout the result of the match of the recommended point, an unbiased estimate
 */
public record TunedMatch(List<TriedPoint> tried, Match<?, ?> match, MatchResult holdout, boolean isByPoints) {

    public TunedMatch {
        tried = List.copyOf(tried);
    }

    /** The recommended point, the first. */
    public TriedPoint recommended() {
        return tried.get(0);
    }

    /** Returns the number of trials, smaller than requested after a cancellation. */
    public int trials() {
        return tried.stream().mapToInt(TriedPoint::trials).sum();
    }
}
