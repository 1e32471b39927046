package io.mcts.iteration;

import io.mcts.evaluation.Evaluator;
import io.mcts.evaluation.LeafBatches;
import io.mcts.game.GameState;
import io.mcts.game.Move;
import io.mcts.policy.Learning;
import io.mcts.selection.Statistic;
import org.jspecify.annotations.Nullable;

/**
 * What values the leaves of one worker's iterations, and what its rollouts have learned.
 *
 * @param learning what the rollouts share
 * @param evaluator values the leaves by rollouts that learn, if any do
 * @param batches values them in batches, if they are
 */
public record LeafValues<S>(
        Learning learning, Evaluator<S> evaluator, @Nullable LeafBatches<S> batches) {

    /** Rollouts that have learned nothing yet. */
    static <S extends GameState<?, M>, M extends Move> LeafValues<S> of(Settings<S, M> settings) {
        Learning learning = new Learning(settings.statistics().contains(Statistic.AMAF));
        LeafBatches<S> batches = settings.batches;
        if (batches == null) {
            return new LeafValues<>(learning, settings.evaluator().with(learning), null);
        }
        Evaluator<S> none = (state, random, payoffs) -> {
            throw new IllegalStateException("leaves are evaluated in batches");
        };
        return new LeafValues<>(
                learning,
                none,
                new LeafBatches<>(batches.evaluator().with(learning), batches.size(), batches.virtualLoss()));
    }
}
