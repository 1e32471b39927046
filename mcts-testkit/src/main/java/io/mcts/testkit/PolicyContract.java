package io.mcts.testkit;

import io.mcts.game.GameState;
import io.mcts.game.Move;
import io.mcts.policy.Policy;
import io.mcts.testkit.facts.OptionalRule;
import io.mcts.testkit.parts.PolicyRules;
import io.mcts.testkit.report.Violation;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.TestReporter;

/**
 * The contract of {@link Policy}: implement it in a test class of your own, name a correct game, and every rule of policies is
 * checked in states throughout the game.
 *
 * <p>The policy is used as a search uses it, through what {@link Policy#with} returns. A policy that contains others is best checked
 * with one that learns, such as {@link io.mcts.policy.LastGoodReplyPolicy}: that shows whether it passes the call on.
 *
 * <p>A broken rule is reported as a {@link Violation}, which names a list of moves that shows it, shortened. The game itself is
 * checked by {@link GameStateContract}. The seed is fixed, so a run that fails fails again.
 */
public interface PolicyContract<S extends GameState<S, M>, M extends Move> extends GameContract<S, M> {

    /** The policy to be checked. */
    Policy<S, M> policy();

    /** None but {@link OptionalRule#OUTCOME_IS_POSSIBLE} unless overridden: a policy need not choose where chance is to move. */
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
