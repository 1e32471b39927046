/**
 * Games whose players do not see everything, on the command line.
 *
 * <p>{@link io.mcts.examples.hidden.HiddenGames} has the games, {@link io.mcts.examples.hidden.HiddenSearch} the searches that play
 * them fairly, by their SPECs. {@link io.mcts.examples.hidden.Sides} lets two entrants play a game for four.
 */
@NullMarked
package io.mcts.examples.hidden;

import org.jspecify.annotations.NullMarked;
