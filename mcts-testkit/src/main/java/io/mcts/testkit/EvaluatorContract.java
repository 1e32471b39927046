package io.mcts.testkit;

import io.mcts.evaluation.Evaluator;
import io.mcts.game.GameState;
import io.mcts.game.Move;
import io.mcts.testkit.facts.OptionalRule;
import io.mcts.testkit.parts.EvaluatorRules;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.TestReporter;

/**
 * The contract of {@link Evaluator}: checks every rule of evaluators in states throughout a correct game.
 *
 * <p>The evaluator is used as a search uses it, through {@link Evaluator#with}. Check one that contains others with one that learns: this
 * shows whether it passes the call on.
 *
 * <p>For a heuristic use a {@link io.mcts.evaluation.HeuristicEvaluator}, for a batch evaluator a {@link BatchEvaluatorContract}.
 */
public interface EvaluatorContract<S extends GameState<S, M>, M extends Move> extends GameContract<S, M> {

    /** The evaluator to be checked. */
    Evaluator<S> evaluator();

    /**
     * {@link OptionalRule#STATE_IS_LEFT_AS_IT_IS}, {@link OptionalRule#ENDS_ARE_PAID} and {@link OptionalRule#VALUES_CAN_STILL_BE_GOT}
     * unless overridden, since few evaluators keep them.
     */
    @Override
    default Set<OptionalRule> unclaimed() {
        return Set.of(
                OptionalRule.STATE_IS_LEFT_AS_IT_IS, OptionalRule.ENDS_ARE_PAID, OptionalRule.VALUES_CAN_STILL_BE_GOT);
    }

    /** A test of each rule that the evaluator claims to keep. */
    @TestFactory
    default Stream<DynamicTest> rulesOfEvaluators(TestReporter reporter) {
        return Contracts.ofPart(this, EvaluatorRules.ALL, this::evaluator, reporter);
    }
}
