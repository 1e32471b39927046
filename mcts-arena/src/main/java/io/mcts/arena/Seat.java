package io.mcts.arena;

import io.mcts.game.GameState;

/**
 * A place at the board for one game: what an agent is told when it sits down.
 *
 * @param start the position with which the game begins, a copy of the agent's own
 * @param player the player whose moves it chooses
 * @param seed where its random numbers begin; an agent that plays alike for equal seeds makes the game repeatable
 * @param <S> the states of the game
 */
public record Seat<S extends GameState<S, ?>>(S start, int player, long seed) {}
