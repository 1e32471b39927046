/**
 * Running searches: on one thread, in batches, over several trees, or in a shared tree; {@link io.mcts.search.Searches} chooses. All
 * but the last run in the loop of {@link io.mcts.loop}.
 * Internal: not exported from the module. Classes are not thread-safe unless they say so.
 */
@NullMarked
package io.mcts.search;

import org.jspecify.annotations.NullMarked;
