/**
 * Values of positions without playing on, from the first player's point of view.
 *
 * <p>{@link io.mcts.games.einstein.evaluation.AttackThreatEvaluation} is the dynamic mixed evaluation of the literature, made of
 * {@link io.mcts.games.einstein.evaluation.Mobility} and {@link io.mcts.games.einstein.evaluation.CellValues};
 * {@link io.mcts.games.einstein.evaluation.FittedEvaluation} has the same parts with weights fitted to results;
 * {@link io.mcts.games.einstein.evaluation.RaceEvaluation} is the chance to win if nothing were taken any more.
 */
@Experimental
@NullMarked
package io.mcts.games.einstein.evaluation;

import io.mcts.api.Experimental;
import org.jspecify.annotations.NullMarked;
