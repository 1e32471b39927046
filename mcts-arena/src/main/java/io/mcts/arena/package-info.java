/**
 * Matches: which of two entrants is stronger, and how sure that is.
 *
 * <p>An {@link io.mcts.arena.Entrant} sends an {@link io.mcts.arena.Agent} to each game of a {@link io.mcts.arena.Match}; the
 * {@link io.mcts.arena.MatchResult} has the {@link io.mcts.arena.Score} with its interval, and what each entrant spent.
 *
 * <pre>{@code
 * Match<S, M> match = new Match<>(
 *         Entrant.ofSearch("a", mcts, Budget.iterations(5_000)), Entrant.ofPolicy("b", policy), random -> start.copy(), 400, seed);
 * MatchResult result = match.run(2);
 * }</pre>
 */
@NullMarked
package io.mcts.arena;

import org.jspecify.annotations.NullMarked;
