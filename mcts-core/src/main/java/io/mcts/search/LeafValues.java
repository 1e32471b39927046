package io.mcts.search;

import io.mcts.evaluation.Evaluator;
import io.mcts.evaluation.LeafBatches;
import io.mcts.game.GameState;
import io.mcts.game.Move;
import io.mcts.policy.Learning;
import io.mcts.selection.Statistic;
import java.util.random.RandomGenerator;

/**
 * What values the leaves of one worker's iterations, and what its rollouts have learned.
 *
 * @param learning what the rollouts share
 * @param evaluator values the leaves by rollouts that learn, if any do
 */
record LeafValues<S>(Learning learning, Evaluator<S> evaluator) {

    /** Rollouts that have learned nothing yet. */
    static <S extends GameState<?, M>, M extends Move> LeafValues<S> of(Settings<S, M> settings) {
        Learning learning = new Learning(settings.statistics().contains(Statistic.AMAF));
        if (settings.batches != null) {
            settings.batches.evaluator().with(learning);
        }
        return new LeafValues<>(
                learning,
                settings.batches == null ? settings.evaluator().with(learning) : new InBatches<>(settings.batches));
    }

    /** Stands for the evaluator of a search that never evaluates a leaf alone. */
    private record InBatches<S>(LeafBatches<S> batches) implements Evaluator<S> {

        @Override
        public void evaluate(S state, RandomGenerator random, double[] payoffs) {
            throw new IllegalStateException("leaves are evaluated in batches");
        }

        @Override
        public String toString() {
            return batches.toString();
        }
    }
}
