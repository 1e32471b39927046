package io.mcts.arena.tuning;

/**
 * A point that a {@link MatchTuning} tried.
 *
 * @param trials how often it was tried, at least once
 * @param mean the mean of its trials, from 0 to 1
 */
public record TriedPoint(Point point, int trials, double mean) {}
