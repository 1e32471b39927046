/**
 * The players of games. An {@link io.mcts.arena.agent.Agent} chooses the moves of one player in one game, within the time of its {@link
 * io.mcts.control.GameClock}; an {@link io.mcts.arena.agent.Entrant} is the name of a player in a contest and the factory of its agents.
 * {@link io.mcts.arena.agent.SearchAgents} are agents that search. What an agent cannot do ends a game by a {@link
 * io.mcts.arena.agent.Fault}.
 */
@Experimental
@NullMarked
package io.mcts.arena.agent;

import io.mcts.api.Experimental;
import org.jspecify.annotations.NullMarked;
