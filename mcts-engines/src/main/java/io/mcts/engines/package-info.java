/**
 * Agents that are engines of other programs: processes that speak the Universal Game Interface, or the Go Text Protocol, on standard
 * input and output.
 *
 * <p>{@link io.mcts.engines.UgiEngines} and {@link io.mcts.engines.GtpEngines} start them and send them to the games of an
 * {@link io.mcts.arena.agent.Entrant}; {@link io.mcts.arena.agent.Engines} is what they have in common. In the other direction,
 * {@link io.mcts.engines.ugi.UgiEngine} lets a search of this library be such an engine.
 */
@Experimental
@NullMarked
package io.mcts.engines;

import io.mcts.api.Experimental;
import org.jspecify.annotations.NullMarked;
