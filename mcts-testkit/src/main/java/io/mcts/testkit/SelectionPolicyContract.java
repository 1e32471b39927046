package io.mcts.testkit;

import io.mcts.selection.SelectionPolicy;
import java.util.Arrays;
import java.util.Set;
import java.util.stream.Stream;
import net.jqwik.api.Arbitrary;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/**
 * The contract of {@link SelectionPolicy}: implement it in a test class of your own, and every {@link SelectionRule} is checked
 * with children of all kinds.
 *
 * <pre>{@code
 * class MySelectionProperties implements SelectionPolicyContract {
 *
 *     @Override
 *     public SelectionPolicy policy() {
 *         return new MySelection(0.7);
 *     }
 * }
 * }</pre>
 *
 * <p>The children are made up; when a rule is broken fewer and simpler ones are sought by which it is still broken, and the
 * {@link Violation} names those. The seed is fixed, so a run that fails fails again. A right policy that draws random numbers
 * fails a rule with a probability of about one in a thousand million a check.
 *
 * <p>No game is needed. What a policy does to a search as a whole {@link SearchContract} checks.
 */
public interface SelectionPolicyContract extends Contract {

    /**
     * The policy.
     *
     * @return the policy to be checked, a new one at each call: then it also shows what one remembers
     */
    SelectionPolicy policy();

    /**
     * The {@linkplain SelectionRule#isClaim claims} that the policy does not make; other rules are checked all the same.
     *
     * @return none unless overridden
     */
    default Set<SelectionRule> unclaimed() {
        return Set.of();
    }

    /**
     * The children that the policy is shown.
     *
     * @return some without visits if the policy {@link SelectionPolicy#choosesAmongUnvisited}, else visited ones
     */
    default Arbitrary<GivenChildren> children() {
        return policy().choosesAmongUnvisited() ? ChildrenArbitraries.any() : ChildrenArbitraries.visited();
    }

    /**
     * The rules that the policy claims to keep.
     *
     * @return a test of each
     */
    @TestFactory
    default Stream<DynamicTest> rulesOfSelections() {
        return Contracts.ofChooser(
                this,
                Arrays.stream(SelectionRule.values()).map(SelectionRule::rule),
                unclaimed(),
                () -> Chooser.of(policy()),
                children());
    }
}
