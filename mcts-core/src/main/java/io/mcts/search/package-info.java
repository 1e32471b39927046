/** Running searches: on one thread, in batches, over several trees, or in a shared tree; {@link io.mcts.search.Searches} chooses. */
@NullMarked
package io.mcts.search;

import org.jspecify.annotations.NullMarked;
