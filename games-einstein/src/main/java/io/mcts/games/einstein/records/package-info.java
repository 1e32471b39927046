/** Whole games as Chinese contests write them: an {@link io.mcts.games.einstein.records.EinSteinRecord} is read and written. */
@NullMarked
package io.mcts.games.einstein.records;

import org.jspecify.annotations.NullMarked;
