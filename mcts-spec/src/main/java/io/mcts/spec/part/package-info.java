/**
 * Parts of a search that are chosen by name. A {@link io.mcts.spec.part.PartProvider}, found as a service, has parts for all games or those
 * of one class; {@link io.mcts.spec.game.Game}s have their own {@link io.mcts.spec.part.GameParts}.
 */
@Experimental
@NullMarked
package io.mcts.spec.part;

import io.mcts.api.Experimental;
import org.jspecify.annotations.NullMarked;
