package io.mcts.examples.search;

import io.mcts.Mcts;
import io.mcts.evaluation.BatchEvaluator;
import io.mcts.evaluation.Evaluator;
import io.mcts.evaluation.LeafBatches;
import io.mcts.evaluation.OneByOne;
import io.mcts.examples.catalog.UsageException;
import io.mcts.game.GameState;
import java.util.Optional;

/**
 * What values the leaves of a search: an evaluator of single states, or one of batches.
 *
 * @param <S> the states of the game
 */
sealed interface LeafEvaluation<S extends GameState<S, ?>> {

    /** An evaluator that values each leaf alone, unless batches are asked for. */
    static <S extends GameState<S, ?>> LeafEvaluation<S> of(Evaluator<S> evaluator) {
        return new Single<>(evaluator);
    }

    /** A model that values leaves in batches: of one leaf each, unless more are asked for. */
    static <S extends GameState<S, ?>> LeafEvaluation<S> of(BatchEvaluator<S> model) {
        return new Batched<>(model);
    }

    /**
     * Makes a search value its leaves in this way.
     *
     * @param builder the search
     * @param batch the most leaves of a batch, if any is set
     * @param virtualLoss the virtual loss in batches, if any is set
     * @throws UsageException if a number is out of its range
     */
    void addTo(Mcts.Builder<S, ?> builder, Optional<Integer> batch, Optional<Integer> virtualLoss);

    private static <S extends GameState<S, ?>> LeafBatches<S> batches(
            BatchEvaluator<S> evaluator, int size, Optional<Integer> virtualLoss) {
        try {
            return new LeafBatches<>(evaluator, size, virtualLoss.orElse(1));
        } catch (IllegalArgumentException refusal) {
            throw new UsageException(String.valueOf(refusal.getMessage()));
        }
    }

    /** An evaluator of single states. */
    record Single<S extends GameState<S, ?>>(Evaluator<S> evaluator) implements LeafEvaluation<S> {

        @Override
        public void addTo(Mcts.Builder<S, ?> builder, Optional<Integer> batch, Optional<Integer> virtualLoss) {
            if (batch.isPresent()) {
                builder.batches(LeafEvaluation.batches(new OneByOne<>(evaluator), batch.get(), virtualLoss));
            } else {
                builder.evaluator(evaluator);
            }
        }

        @Override
        public String toString() {
            return evaluator.toString();
        }
    }

    /** An evaluator of batches. */
    record Batched<S extends GameState<S, ?>>(BatchEvaluator<S> evaluator) implements LeafEvaluation<S> {

        @Override
        public void addTo(Mcts.Builder<S, ?> builder, Optional<Integer> batch, Optional<Integer> virtualLoss) {
            builder.batches(LeafEvaluation.batches(evaluator, batch.orElse(1), virtualLoss));
        }

        @Override
        public String toString() {
            return evaluator.toString();
        }
    }
}
