/**
 * Parts of a search that are chosen by a word, wherever a SPEC or an option names them: those of this program and your own.
 *
 * <p>A {@link io.mcts.cli.part.PartProvider} is found as a service and has parts for all games, or for those with states of one
 * class. A {@link io.mcts.cli.game.Game} is a {@link io.mcts.cli.part.GameParts}: it has parts for itself. Both say for each
 * part its word, parameters and help, and how it is made, as an {@link io.mcts.cli.catalog.Entry}.
 */
@NullMarked
package io.mcts.cli.part;

import org.jspecify.annotations.NullMarked;
