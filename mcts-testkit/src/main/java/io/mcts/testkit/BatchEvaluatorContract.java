package io.mcts.testkit;

import io.mcts.evaluation.BatchEvaluator;
import io.mcts.evaluation.Evaluator;
import io.mcts.game.GameState;
import io.mcts.game.Move;
import java.util.Arrays;
import java.util.EnumSet;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/**
 * The contract of {@link BatchEvaluator}: that of {@link EvaluatorContract} for its values one by one, and every
 * {@link BatchEvaluatorRule} for batches.
 *
 * <p>The states of a batch are one state, those that can follow it, and those of a random game from it, chance states included.
 *
 * @param <S> the states of the game
 * @param <M> the moves of the game
 */
public interface BatchEvaluatorContract<S extends GameState<S, M>, M extends Move> extends EvaluatorContract<S, M> {

    /**
     * The evaluator.
     *
     * @return the evaluator to be checked
     */
    BatchEvaluator<S> batchEvaluator();

    /**
     * The evaluator as one of single states.
     *
     * @return an evaluator that values batches of one state
     */
    @Override
    default Evaluator<S> evaluator() {
        return new BatchesOfOne<>(batchEvaluator());
    }

    /**
     * The {@linkplain BatchEvaluatorRule#isClaim claims} that the evaluator does not make; other rules are checked all the same.
     *
     * @return none unless overridden
     */
    default Set<BatchEvaluatorRule> unclaimedOfBatches() {
        return EnumSet.noneOf(BatchEvaluatorRule.class);
    }

    /**
     * The rules of batches that the evaluator claims to keep.
     *
     * @return a test of each
     */
    @TestFactory
    default Stream<DynamicTest> rulesOfBatches() {
        return Contracts.ofPart(
                this,
                Arrays.stream(BatchEvaluatorRule.values()).map(BatchEvaluatorRule::rule),
                unclaimedOfBatches(),
                game -> game.byBatchEvaluator(this::batchEvaluator));
    }
}
