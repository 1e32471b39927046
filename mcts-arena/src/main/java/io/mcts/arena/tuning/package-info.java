/**
 * Tuning: the values of numeric parameters with which an entrant plays best.
 *
 * <p>A {@link io.mcts.arena.tuning.MatchTuning} tries {@link io.mcts.arena.tuning.Point}s of a grid of
 * {@link io.mcts.arena.tuning.TunedParameter}s by short matches, recommends one, and measures it by a longer match. The result is a
 * {@link io.mcts.arena.tuning.TunedMatch}. The algorithm that chooses the points is internal.
 */
@Experimental
@NullMarked
package io.mcts.arena.tuning;

import io.mcts.api.Experimental;
import org.jspecify.annotations.NullMarked;
