/** Facts that an author states: about a game, known games, claims of a part or a heuristic, children to choose among. */
@Experimental
@NullMarked
package io.mcts.testkit.facts;

import io.mcts.api.Experimental;
import org.jspecify.annotations.NullMarked;
