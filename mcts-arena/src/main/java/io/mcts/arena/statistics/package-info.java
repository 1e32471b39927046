/**
 * Statistics of matches: formulas over counts of results, independent of games, agents and matches.
 *
 * <p>A {@link io.mcts.arena.statistics.Score} counts single games, a {@link io.mcts.arena.statistics.PairedScore} pairs of games
 * from the same beginning; both have their mean and its {@link io.mcts.arena.statistics.Interval}.
 * {@link io.mcts.arena.statistics.Elo} turns a mean into a difference of ratings. An {@link io.mcts.arena.statistics.Sprt}
 * says after each pair whether a match may end, and {@link io.mcts.arena.statistics.BradleyTerry} rates the entrants of a tournament. Every interval has a confidence of 95 %.
 * All types are immutable.
 */
@Experimental
@NullMarked
package io.mcts.arena.statistics;

import io.mcts.api.Experimental;
import org.jspecify.annotations.NullMarked;
