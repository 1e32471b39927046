/**
 * Backpropagation, the last of the four steps: what the result of an iteration does to the edges it took.
 *
 * <p>A {@link io.mcts.backup.Backup} walks the {@link io.mcts.backup.Path}; {@link io.mcts.backup.MeanBackup} is that of plain
 * UCT:
 *
 * <pre>{@code
 * Mcts<S, M> mcts = Mcts.<S, M>builder().backup(new MeanBackup()).build();
 * }</pre>
 *
 * <p>A backup may also read the children of the nodes on the path and replace values, as {@link io.mcts.backup.MaxBackup}
 * and {@link io.mcts.backup.ImplicitMinimaxBackup} do, and look at the {@link io.mcts.backup.Outcomes} of a chance node, as
 * {@link io.mcts.backup.ExpectationBackup} does. Proofs do not concern a backup: the solver keeps bounds of its own.
 */
@NullMarked
package io.mcts.backup;

import org.jspecify.annotations.NullMarked;
