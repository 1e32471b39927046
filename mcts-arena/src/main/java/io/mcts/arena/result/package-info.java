/**
 * The results of contests: a {@link io.mcts.arena.result.MatchResult} of two entrants, a {@link io.mcts.arena.result.TournamentResult} with
 * a {@link io.mcts.arena.result.Standing} for each, how long the games were ({@link io.mcts.arena.result.GameLengths}) and what was spent on them
 * ({@link io.mcts.arena.result.Effort}). All types are immutable.
 */
@Experimental
@NullMarked
package io.mcts.arena.result;

import io.mcts.api.Experimental;
import org.jspecify.annotations.NullMarked;
