package io.mcts;

import io.mcts.evaluation.Evaluator;
import io.mcts.game.GameState;
import io.mcts.game.Move;
import io.mcts.policy.Learning;
import io.mcts.selection.SelectionPolicy;

/**
 * What values the leaves of one worker's iterations, and what its rollouts have learned.
 *
 * @param learning what the rollouts share
 * @param evaluator values the leaves by rollouts that learn, if any do
 */
record Rollouts<S>(Learning learning, Evaluator<S> evaluator) {

    /** Rollouts that have learned nothing yet. */
    static <S extends GameState<S, M>, M extends Move> Rollouts<S> of(Settings<S, M> settings) {
        Learning learning = new Learning(settings.selects(SelectionPolicy::needsAmaf));
        return new Rollouts<>(learning, settings.evaluator().with(learning));
    }
}
