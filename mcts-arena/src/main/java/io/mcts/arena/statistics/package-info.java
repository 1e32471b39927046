/** Statistics over counts of results, independent of games and agents. Every interval has a confidence of 95 %. All types are immutable. */
@Experimental
@NullMarked
package io.mcts.arena.statistics;

import io.mcts.api.Experimental;
import org.jspecify.annotations.NullMarked;
