/**
 * Proofs from the ends of the game that a search has seen: {@link io.mcts.solver.NodeBounds} computes the bounds of a node from those of
 * its children, an iteration calls {@link io.mcts.solver.Proofs}, and {@link io.mcts.solver.ProvenDecision} chooses the move to play. Each
 * thread needs its own objects.
 */
@NullMarked
package io.mcts.solver;

import org.jspecify.annotations.NullMarked;
