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
 * <p>Where a chance node lies on the path, a backup may look at its {@link io.mcts.backup.Outcomes}, as
 * {@link io.mcts.backup.ExpectationBackup} does. What is proven is no business of a backup: the solver keeps bounds of its own.
 */
@NullMarked
package io.mcts.backup;

import org.jspecify.annotations.NullMarked;
