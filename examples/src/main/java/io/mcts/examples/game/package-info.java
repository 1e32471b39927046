/**
 * The games of the command line.
 *
 * <p>{@link io.mcts.examples.game.Game} adds to a game's rules what a program needs to show it to people; each game has its
 * implementation here and its entry in {@link io.mcts.examples.game.Games}.
 */
@NullMarked
package io.mcts.examples.game;

import org.jspecify.annotations.NullMarked;
