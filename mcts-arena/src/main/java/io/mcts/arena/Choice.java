package io.mcts.arena;

import io.mcts.game.Move;

/**
 * A move that an agent has chosen.
 *
 * @param move the move
 * @param iterations the iterations of the search that found it; 0 without a search
 * @param <M> the moves of the game
 */
public record Choice<M extends Move>(M move, long iterations) {}
