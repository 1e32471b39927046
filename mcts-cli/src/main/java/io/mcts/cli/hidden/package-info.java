/**
 * Games whose players do not see everything, on the command line.
 *
 * <p>{@link io.mcts.cli.hidden.HiddenGames} has the games, {@link io.mcts.cli.hidden.HiddenSearch} the search that a
 * {@link io.mcts.cli.search.HiddenSpec} describes. A {@link io.mcts.cli.hidden.Scene} is what one player
 * sees. {@link io.mcts.cli.hidden.Sides} lets two entrants play a game for four.
 */
@NullMarked
package io.mcts.cli.hidden;

import org.jspecify.annotations.NullMarked;
