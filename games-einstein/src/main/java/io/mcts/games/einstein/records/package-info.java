/** Whole games as Chinese contests write them: an {@link io.mcts.games.einstein.records.EinSteinRecord} is read and written. */
@Experimental
@NullMarked
package io.mcts.games.einstein.records;

import io.mcts.api.Experimental;
import org.jspecify.annotations.NullMarked;
