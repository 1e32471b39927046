/**
 * Games by name, with their presentation. A {@link io.mcts.spec.game.Game} is found by {@link io.mcts.spec.game.Games} through its {@link
 * io.mcts.spec.game.GameProvider}. {@link io.mcts.spec.game.Records} reads and writes files of {@link io.mcts.spec.game.RecordedGame}s.
 */
@Stable
@NullMarked
package io.mcts.spec.game;

import io.mcts.api.Stable;
import org.jspecify.annotations.NullMarked;
