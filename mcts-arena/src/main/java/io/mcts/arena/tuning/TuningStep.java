package io.mcts.arena.tuning;

/**
 * What a {@link Tuner} tells after each evaluation.
 *
 * @param number which evaluation it was, counted from 0
 * @param point what was evaluated
 * @param value the result, from 0 to 1
 * @param leader the point that would be recommended now
 */
public record TuningStep(int number, Point point, double value, TriedPoint leader) {}
