/**
 * Results of contests: a {@link io.mcts.arena.result.MatchResult} of two entrants, or a {@link io.mcts.arena.result.TournamentResult}. All
 * types are immutable.
 */
@Experimental
@NullMarked
package io.mcts.arena.result;

import io.mcts.api.Experimental;
import org.jspecify.annotations.NullMarked;
