/**
 * The loop of a search over one tree or several, whatever the trees are made of. Exported to {@code mcts-imperfect} alone.
 *
 * <p>A {@link io.mcts.loop.TreeSearch} iterates in one {@link io.mcts.loop.LoopTree}, a {@link io.mcts.loop.RootParallelSearch} in several,
 * each on its own thread. A {@link io.mcts.loop.Report} makes a result of views of their roots.
 */
@NullMarked
package io.mcts.loop;

import org.jspecify.annotations.NullMarked;
