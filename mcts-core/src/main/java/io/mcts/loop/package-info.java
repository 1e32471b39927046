/**
 * The loop of a search, regardless of the kind of tree: a {@link io.mcts.loop.TreeSearch} iterates in one {@link io.mcts.loop.LoopTree}, a
 * {@link io.mcts.loop.RootParallelSearch} in several, each on its own thread. Exported to {@code mcts-imperfect} alone.
 */
@NullMarked
package io.mcts.loop;

import org.jspecify.annotations.NullMarked;
