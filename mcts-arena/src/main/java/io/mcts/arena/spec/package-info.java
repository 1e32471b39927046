/**
 * Contests in words: the entrants, the file of a tournament, and the parameters that are tuned.
 *
 * <p>{@link io.mcts.arena.spec.Entrants} makes an {@link io.mcts.arena.agent.Entrant} of a SPEC: a search ({@link
 * io.mcts.spec.search.Spec}), random moves, or another program by an {@link io.mcts.arena.spec.EntrantProvider}.
 * {@link io.mcts.arena.spec.TournamentPlan} reads the file of a tournament; {@link io.mcts.arena.spec.Template} and
 * {@link io.mcts.arena.spec.ParameterText} are a SPEC with parameters, and their values.
 *
 * <p>What has no meaning is refused with a {@link IllegalArgumentException}, which names the value and what is allowed. No other
 * package of contests knows this one.
 */
@Experimental
@NullMarked
package io.mcts.arena.spec;

import io.mcts.api.Experimental;
import org.jspecify.annotations.NullMarked;
