/** Goofspiel: two players bid for prizes at once, each card once; the usual game to measure searches for simultaneous moves. */
@Experimental
@NullMarked
package io.mcts.games.goofspiel;

import io.mcts.api.Experimental;
import org.jspecify.annotations.NullMarked;
