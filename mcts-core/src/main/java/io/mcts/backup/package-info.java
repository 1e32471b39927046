/**
 * Backpropagation, the last of the four steps: how the result of an iteration changes the edges on its path.
 * <pre>{@code
 * Mcts<S, M> mcts = Mcts.<S, M>builder().backup(new MeanBackup()).build();
 * }</pre>
 *
 * <p>A {@link Backup} walks the {@link Path}; {@link MeanBackup} is that of plain UCT. A backup may also read the children on the path and
 * replace values ({@link MaxBackup}), and read the {@link Outcomes} of chance.
 */
@Stable
@NullMarked
package io.mcts.backup;

import io.mcts.api.Stable;
import org.jspecify.annotations.NullMarked;
