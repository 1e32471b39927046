/**
 * Static evaluations, from the first player's point of view: {@link io.mcts.games.einstein.evaluation.AttackThreatEvaluation} of the
 * literature, {@link io.mcts.games.einstein.evaluation.FittedEvaluation} with weights fitted to results, {@link
 * io.mcts.games.einstein.evaluation.FittedExpectimax}, the same some moves ahead, and {@link
 * io.mcts.games.einstein.evaluation.RaceEvaluation}, the chance to win if nothing were taken any more.
 */
@Experimental
@NullMarked
package io.mcts.games.einstein.evaluation;

import io.mcts.api.Experimental;
import org.jspecify.annotations.NullMarked;
