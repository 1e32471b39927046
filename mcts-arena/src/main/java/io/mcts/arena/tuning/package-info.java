/**
 * Tuning: the values of numeric parameters with which something does best, when each trial of them gives a noisy result.
 *
 * <p>A {@link io.mcts.arena.tuning.Tuner} tries {@link io.mcts.arena.tuning.Point}s of a grid of
 * {@link io.mcts.arena.tuning.TunedParameter}s, one {@link io.mcts.arena.tuning.NoisyEvaluation} at a time, and recommends one
 * in a {@link io.mcts.arena.tuning.TuningResult}. What is evaluated it does not know: a game, a pair of games, a formula.
 *
 * <pre>{@code
 * Tuner tuner = Tuner.of(TunedParameter.range("c", 0.2, 2, 10), TunedParameter.integers("k", 10, 100, 10)).withEvaluations(500);
 * TuningResult result = tuner.tune((point, number) -> score(point.value("c"), (int) point.value("k"), seed + number));
 * Point best = result.recommended().point();
 * }</pre>
 *
 * <p>The mean of the recommended point is too high, for it was chosen because it was high: what it is worth is measured by
 * evaluations of its own afterwards.
 */
@NullMarked
package io.mcts.arena.tuning;

import org.jspecify.annotations.NullMarked;
