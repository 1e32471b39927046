package io.mcts.arena.tuning;

/**
 * The report of a {@link MatchTuning} after each match, which has one trial or more.
 *
 * @param trials how many trials have been played so far
 * @param point what was tried
 * @param value the mean score of the candidate in the match, from 0 to 1
 * @param leader the point that would be recommended now
 */
public record TuningStep(int trials, Point point, double value, TriedPoint leader) {}
