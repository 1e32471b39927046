/** Exact methods for small games: {@link io.mcts.imperfect.exact.CfrPlus} and {@link io.mcts.imperfect.exact.Exploitability}. */
@Experimental
@NullMarked
package io.mcts.imperfect.exact;

import io.mcts.api.Experimental;
import org.jspecify.annotations.NullMarked;
