/**
 * The games of the command line.
 *
 * <p>{@link io.mcts.examples.game.Game} adds to a game's rules what a program needs to show it to people; each game has its
 * implementation here and its entry in {@link io.mcts.examples.game.Games}. A game whose
 * games are written down in files has {@link io.mcts.examples.game.Records}; each of them is a
 * {@link io.mcts.examples.game.RecordedGame}.
 */
@NullMarked
package io.mcts.examples.game;

import org.jspecify.annotations.NullMarked;
