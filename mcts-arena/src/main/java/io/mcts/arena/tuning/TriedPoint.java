package io.mcts.arena.tuning;

/** A point that a {@link MatchTuning} tried at least once, and the mean of its trials, from 0 to 1. */
public record TriedPoint(Point point, int trials, double mean) {}
