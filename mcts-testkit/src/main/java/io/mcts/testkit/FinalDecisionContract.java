package io.mcts.testkit;

import io.mcts.decision.FinalDecision;
import java.util.Arrays;
import java.util.Set;
import java.util.stream.Stream;
import net.jqwik.api.Arbitrary;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/**
 * The contract of {@link FinalDecision}: implement it in a test class of your own, and every {@link FinalDecisionRule} is checked
 * with moves of all kinds.
 *
 * <pre>{@code
 * class MyDecisionProperties implements FinalDecisionContract {
 *
 *     @Override
 *     public FinalDecision decision() {
 *         return new MyDecision();
 *     }
 * }
 * }</pre>
 *
 * <p>jqwik makes up the moves; when a rule is broken it looks for fewer and simpler ones by which it is still broken, and the
 * {@link Violation} names those.
 */
public interface FinalDecisionContract extends Contract {

    /**
     * The decision.
     *
     * @return the decision to be checked
     */
    FinalDecision decision();

    /**
     * The {@linkplain FinalDecisionRule#isClaim claims} that the decision does not make; other rules are checked all the same.
     *
     * @return none unless overridden
     */
    default Set<FinalDecisionRule> unclaimed() {
        return Set.of();
    }

    /**
     * The moves that the decision is shown.
     *
     * @return any of them may have no visits
     */
    default Arbitrary<GivenChildren> moves() {
        return ChildrenArbitraries.any();
    }

    /**
     * The rules that the decision claims to keep.
     *
     * @return a test of each
     */
    @TestFactory
    default Stream<DynamicTest> rulesOfDecisions() {
        return Contracts.ofChooser(
                this,
                Arrays.stream(FinalDecisionRule.values()).map(FinalDecisionRule::rule),
                unclaimed(),
                () -> Chooser.of(decision()),
                moves());
    }
}
