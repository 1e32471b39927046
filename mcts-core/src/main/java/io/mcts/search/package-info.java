/**
 * What runs when a search is called. Internal: not exported from the module.
 *
 * <p>{@link io.mcts.search.Searches} chooses among one thread, batches of leaves, several trees and one tree that threads share. Unless a
 * class says otherwise, each thread needs objects of its own.
 */
@NullMarked
package io.mcts.search;

import org.jspecify.annotations.NullMarked;
