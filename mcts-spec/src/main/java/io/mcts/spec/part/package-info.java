/**
 * Parts of a search that are chosen by a word, wherever a SPEC or an option names them: those of the library and your own.
 *
 * <p>A {@link io.mcts.spec.part.PartProvider} is found as a service and has parts for all games, or for those with states of one
 * class. A {@link io.mcts.spec.game.Game} is a {@link io.mcts.spec.part.GameParts}: it has parts for itself. Both say for each
 * part its word, parameters and help, and how it is made, as an {@link io.mcts.spec.catalog.Entry}.
 */
@Experimental
@NullMarked
package io.mcts.spec.part;

import io.mcts.api.Experimental;
import org.jspecify.annotations.NullMarked;
