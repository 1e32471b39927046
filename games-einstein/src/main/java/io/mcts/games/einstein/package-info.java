/**
 * EinStein würfelt nicht: a race with dice on a board of five by five.
 *
 * <p>{@link io.mcts.games.einstein.EinStein} is the game: the die is a chance state, so its moves,
 * {@link io.mcts.games.einstein.EinSteinMove}, are {@link io.mcts.games.einstein.Throw throws} and
 * {@link io.mcts.games.einstein.Step steps} in turn. A {@link io.mcts.games.einstein.SetUp} is how a side places its stones,
 * an {@link io.mcts.games.einstein.EinSteinOpening} two of them and who begins, a {@link io.mcts.games.einstein.EinSteinRecord} a whole
 * game as Chinese contests write it.
 *
 * <p>Two evaluations value a position without playing on, both from red's point of view:
 * {@link io.mcts.games.einstein.AttackThreatEvaluation}, the dynamic mixed evaluation of the literature, made of
 * {@link io.mcts.games.einstein.Mobility} and {@link io.mcts.games.einstein.CellValues}; and
 * {@link io.mcts.games.einstein.RaceEvaluation}, the chance to win if nothing were taken any more.
 *
 * <p>Inside, a side's cells are numbered 1 to 25 as that side sees them, from its own corner to its goal, so that one table
 * serves both colours; 0 stands for a stone that is gone.
 *
 * <p>Nothing here knows a search: the package depends on {@code io.mcts.game} alone.
 */
@NullMarked
package io.mcts.games.einstein;

import org.jspecify.annotations.NullMarked;
