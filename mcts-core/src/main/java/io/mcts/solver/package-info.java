/**
 * What the ends of the game that a search has seen prove of the moves before them. Internal: not exported from the module.
 *
 * <p>{@link io.mcts.solver.NodeBounds} computes the bounds of a node from those of its children, {@link io.mcts.solver.Proofs} is
 * what an iteration does with them, and {@link io.mcts.solver.ProvenDecision} the choice of the move to play. Each thread needs
 * objects of its own.
 */
@NullMarked
package io.mcts.solver;

import org.jspecify.annotations.NullMarked;
