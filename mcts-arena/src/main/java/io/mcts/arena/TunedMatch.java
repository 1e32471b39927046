package io.mcts.arena;

import io.mcts.arena.tuning.TuningResult;

/**
 * What a {@link MatchTuning} has found.
 *
 * @param tuning the points that were tried; the means of the best are too good, as they were chosen for it
 * @param match the match of the recommended point against the opponent
 * @param holdout how that match went: what the recommended point is worth
 */
public record TunedMatch(TuningResult tuning, Match<?, ?> match, MatchResult holdout) {}
