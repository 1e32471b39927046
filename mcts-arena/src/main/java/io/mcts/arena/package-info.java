/**
 * Contests: who is stronger, and how certain that is.
 *
 * <p>An {@link io.mcts.arena.agent.Entrant} sends an {@link io.mcts.arena.agent.Agent} to each game. A {@link io.mcts.arena.Match} of two
 * entrants, or a {@link io.mcts.arena.Tournament} of several, says which games there are; an {@link io.mcts.arena.Arena} plays them.
 * The {@link io.mcts.arena.result.MatchResult} and {@link io.mcts.arena.result.TournamentResult} have the scores, and the
 * {@linkplain io.mcts.arena.result.Effort effort} of each entrant.
 *
 * <pre>{@code
 * Match<S, M> match = Match.of(
 *         Entrant.ofSearch("a", mcts, Budget.iterations(5_000)), Entrant.ofPolicy("b", policy), random -> start.copy(), 400);
 * MatchResult result = Arena.ofAllCores().play(match);
 * result.score().interval();
 * }</pre>
 *
 * <p>The formulas are in {@link io.mcts.arena.statistics}, the players in {@link io.mcts.arena.agent}, games and their
 * files in {@link io.mcts.arena.records}, results in {@link io.mcts.arena.result}, searches for the best parameters in
 * {@link io.mcts.arena.tuning}, entrants in the words of the command line in {@link io.mcts.arena.spec}.
 */
@Experimental
@NullMarked
package io.mcts.arena;

import io.mcts.api.Experimental;
import org.jspecify.annotations.NullMarked;
