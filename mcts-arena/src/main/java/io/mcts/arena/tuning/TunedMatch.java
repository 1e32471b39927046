package io.mcts.arena.tuning;

import io.mcts.arena.Match;
import io.mcts.arena.result.MatchResult;
import java.util.List;

/**
 * The result of a {@link MatchTuning}.
 *
 * @param tried the points that were tried, at least one: those that survived longer first, then those with the greater mean; the means
 *     of the best are too high, since they were chosen for them
 * @param match the match of the recommended point against the opponent
 * @param holdout how that match went: what the recommended point is worth
 * @param isByPoints whether a game has ended with more than a win, a draw or a loss
 */
public record TunedMatch(List<TriedPoint> tried, Match<?, ?> match, MatchResult holdout, boolean isByPoints) {

    public TunedMatch {
        tried = List.copyOf(tried);
    }

    /** The point that is recommended: the first. */
    public TriedPoint recommended() {
        return tried.get(0);
    }

    /** Returns the number of trials: fewer than asked for if the tuning was cancelled. */
    public int trials() {
        return tried.stream().mapToInt(TriedPoint::trials).sum();
    }
}
