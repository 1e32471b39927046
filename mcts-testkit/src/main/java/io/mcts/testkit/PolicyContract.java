package io.mcts.testkit;

import io.mcts.game.GameState;
import io.mcts.game.Move;
import io.mcts.policy.Policy;
import io.mcts.testkit.facts.OptionalRule;
import io.mcts.testkit.parts.PolicyRules;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.TestReporter;

/**
 * The contract of {@link Policy}: checks every rule of policies in states throughout a correct game.
 *
 * <p>The policy is used as a search uses it, through {@link Policy#with}. Check one that contains others with one that learns, such as
 * {@link io.mcts.policy.LastGoodReplyPolicy}: this shows whether it passes the call on.
 */
public interface PolicyContract<S extends GameState<S, M>, M extends Move> extends GameContract<S, M> {

    /** The policy to be checked. */
    Policy<S, M> policy();

    /** {@link OptionalRule#OUTCOME_IS_POSSIBLE} unless overridden: a policy need not choose where chance is to move. */
    @Override
    default Set<OptionalRule> unclaimed() {
        return Set.of(OptionalRule.OUTCOME_IS_POSSIBLE);
    }

    /** A test of each rule that the policy claims to keep. */
    @TestFactory
    default Stream<DynamicTest> rulesOfPolicies(TestReporter reporter) {
        return Contracts.ofPart(this, PolicyRules.ALL, this::policy, reporter);
    }
}
