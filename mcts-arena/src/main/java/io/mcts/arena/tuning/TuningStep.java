package io.mcts.arena.tuning;

/**
 * What a {@link MatchTuning} reports after each trial.
 *
 * @param number which trial it was, counted from 0
 * @param point what was tried
 * @param value the mean score of the candidate, from 0 to 1
 * @param leader the point that would be recommended now
 */
public record TuningStep(int number, Point point, double value, TriedPoint leader) {}
