/**
 * Agents that are engines of other programs: processes that speak the Universal Game Interface on standard input and output.
 *
 * <p>{@link io.mcts.arena.ugi.UgiEngines} starts them and sends them to the games of an {@link io.mcts.arena.Entrant}. This is the
 * side of the referee; the other one, which lets a search of this library be such an engine, is the command {@code mcts ugi}.
 */
@NullMarked
package io.mcts.arena.ugi;

import org.jspecify.annotations.NullMarked;
