/**
 * Agents that are engines of other programs: processes that speak the Universal Game Interface, or the Go Text Protocol, on standard
 * input and output.
 *
 * <p>{@link io.mcts.arena.engine.UgiEngines} and {@link io.mcts.arena.engine.GtpEngines} start them and send them to the games of an
 * {@link io.mcts.arena.agent.Entrant}; {@link io.mcts.arena.engine.Engines} is what they have in common. This is the side of the referee; the other one, which lets a search of this library be such an engine,
 * is the command {@code mcts ugi}.
 */
@NullMarked
package io.mcts.arena.engine;

import org.jspecify.annotations.NullMarked;
