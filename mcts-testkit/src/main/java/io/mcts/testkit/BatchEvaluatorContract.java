package io.mcts.testkit;

import io.mcts.evaluation.BatchEvaluator;
import io.mcts.evaluation.Evaluator;
import io.mcts.game.GameState;
import io.mcts.game.Move;
import io.mcts.testkit.parts.BatchEvaluatorRules;
import io.mcts.testkit.parts.BatchEvaluatorRules.BatchesOfOne;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.TestReporter;

/**
 * The contract of {@link BatchEvaluator}: that of {@link EvaluatorContract}, and the rules of batches. A batch has up to 64 states, chance
 * states included.
 */
public interface BatchEvaluatorContract<S extends GameState<S, M>, M extends Move> extends EvaluatorContract<S, M> {

    /** The evaluator to be checked. */
    BatchEvaluator<S> batchEvaluator();

    /** The evaluator with batches of one state. */
    @Override
    default Evaluator<S> evaluator() {
        return new BatchesOfOne<>(batchEvaluator());
    }

    /** A test of each rule of batches that the evaluator claims to keep. */
    @TestFactory
    default Stream<DynamicTest> rulesOfBatches(TestReporter reporter) {
        return Contracts.ofPart(this, BatchEvaluatorRules.ALL, this::evaluator, reporter);
    }
}
