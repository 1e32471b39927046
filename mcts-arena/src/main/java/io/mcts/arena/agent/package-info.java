/**
 * Players of games: an {@link io.mcts.arena.agent.Entrant} is a name and a factory of {@link io.mcts.arena.agent.Agent}s, one for each
 * game, such as {@link io.mcts.arena.agent.SearchAgents}. A {@link io.mcts.arena.agent.Fault} ends a game early.
 */
@Experimental
@NullMarked
package io.mcts.arena.agent;

import io.mcts.api.Experimental;
import org.jspecify.annotations.NullMarked;
