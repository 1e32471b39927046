/** Records of whole games in the format of Chinese contests: {@link io.mcts.games.einstein.records.EinSteinRecord}. */
@Experimental
@NullMarked
package io.mcts.games.einstein.records;

import io.mcts.api.Experimental;
import org.jspecify.annotations.NullMarked;
