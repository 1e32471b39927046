package io.mcts.examples.command;

import io.mcts.examples.game.Game;
import io.mcts.game.GameState;
import io.mcts.game.Move;
import io.mcts.result.SearchResult;

/**
 * A position and what a search found in it.
 *
 * @param gameName the game as the user named it
 * @param game the game
 * @param state the position
 * @param result the result of the search
 * @param <S> the states of the game
 * @param <M> the moves of the game
 */
record Analysis<S extends GameState<S, M>, M extends Move>(
        String gameName, Game<S, M> game, S state, SearchResult<M> result) {}
