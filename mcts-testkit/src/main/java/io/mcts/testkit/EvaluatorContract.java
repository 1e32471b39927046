package io.mcts.testkit;

import io.mcts.evaluation.Evaluator;
import io.mcts.game.GameState;
import io.mcts.game.Move;
import io.mcts.testkit.facts.OptionalRule;
import io.mcts.testkit.parts.EvaluatorRules;
import io.mcts.testkit.report.Violation;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.TestReporter;

/**
 * The contract of {@link Evaluator}: implement it in a test class of your own, name a correct game, and every rule of evaluators is
 * checked in states throughout the game.
 *
 * <p>The evaluator is used as a search uses it, through what {@link Evaluator#with} returns. An evaluator that contains others, or a
 * policy, is best checked with one that learns: that shows whether it passes the call on.
 *
 * <p>A broken rule is reported as a {@link Violation}, which names a list of moves that shows it, shortened. A heuristic is checked
 * within a {@link io.mcts.evaluation.HeuristicEvaluator}, a batch evaluator by {@link BatchEvaluatorContract}.
 */
public interface EvaluatorContract<S extends GameState<S, M>, M extends Move> extends GameContract<S, M> {

    /** The evaluator to be checked. */
    Evaluator<S> evaluator();

    /**
     * {@link OptionalRule#STATE_IS_LEFT_AS_IT_IS}, {@link OptionalRule#ENDS_ARE_PAID} and {@link OptionalRule#VALUES_CAN_STILL_BE_GOT} unless overridden: an
     * evaluator may play on in its state, is never asked about the end of a game, and a heuristic need not know what is still possible.
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
