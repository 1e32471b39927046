package io.mcts.arena.tuning;

/** The report of a {@link MatchTuning} after each match: trials so far, point tried, its mean score from 0 to 1, current leader. */
public record TuningStep(int trials, Point point, double value, TriedPoint leader) {}
