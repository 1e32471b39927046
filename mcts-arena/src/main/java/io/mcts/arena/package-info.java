/**
 * Contests between agents, and the certainty of their results.
 *
 * <p>A {@link io.mcts.arena.Match} of two {@linkplain io.mcts.arena.agent.Entrant entrants}, or a {@link io.mcts.arena.Tournament} of
 * several, is played by an {@link io.mcts.arena.Arena} and gives a {@link io.mcts.arena.result.MatchResult} or {@link
 * io.mcts.arena.result.TournamentResult}.
 * <pre>{@code
 * Match<S, M> match = Match.of(
 *         Entrant.ofSearch("a", mcts, Budget.iterations(5_000)), Entrant.ofPolicy("b", policy), random -> start.copy(), 400);
 * MatchResult result = Arena.ofAllCores().play(match);
 * result.score().interval();
 * }</pre>
 */
@Experimental
@NullMarked
package io.mcts.arena;

import io.mcts.api.Experimental;
import org.jspecify.annotations.NullMarked;
