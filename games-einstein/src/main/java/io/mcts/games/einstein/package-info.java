/**
 * EinStein würfelt nicht: a race with dice on a board of five by five.
 *
 * <p>{@link io.mcts.games.einstein.EinStein} is the game; its moves, {@link io.mcts.games.einstein.EinSteinMove}, are {@link
 * io.mcts.games.einstein.Roll rolls} and {@link io.mcts.games.einstein.Step steps} in turn. An {@link
 * io.mcts.games.einstein.EinSteinOpening} is two {@link io.mcts.games.einstein.SetUp}s and the first player. Cells are numbered 1 to 25 as
 * their side sees them, so one table serves both colours; 0 is a stone that is gone.
 */
@Stable
@NullMarked
package io.mcts.games.einstein;

import io.mcts.api.Stable;
import org.jspecify.annotations.NullMarked;
