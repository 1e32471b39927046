/**
 * EinStein würfelt nicht: a race with dice on a board of five by five.
 *
 * <p>{@link io.mcts.games.einstein.EinStein} is the game: the die is a chance state, so its moves,
 * {@link io.mcts.games.einstein.EinSteinMove}, are {@link io.mcts.games.einstein.Roll throws} and
 * {@link io.mcts.games.einstein.Step steps} in turn. A {@link io.mcts.games.einstein.SetUp} is how a side places its stones,
 * an {@link io.mcts.games.einstein.EinSteinOpening} two of them and who begins. Evaluations of positions are in
 * {@link io.mcts.games.einstein.evaluation}, whole games in {@link io.mcts.games.einstein.records}.
 *
 * <p>Inside, a side's cells are numbered 1 to 25 as that side sees them, from its own corner to its goal, so that one table
 * serves both colours; 0 stands for a stone that is gone.
 *
 * <p>Nothing here knows a search: the package depends on {@code io.mcts.game} alone.
 */
@Stable
@NullMarked
package io.mcts.games.einstein;

import io.mcts.api.Stable;
import org.jspecify.annotations.NullMarked;
