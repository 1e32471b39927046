/**
 * Tuning of numeric parameters: a {@link io.mcts.arena.tuning.MatchTuning} tries {@link io.mcts.arena.tuning.Point}s of a grid by short
 * matches, and measures the one it recommends by a longer match.
 */
@Experimental
@NullMarked
package io.mcts.arena.tuning;

import io.mcts.api.Experimental;
import org.jspecify.annotations.NullMarked;
