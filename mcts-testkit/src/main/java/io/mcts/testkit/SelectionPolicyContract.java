package io.mcts.testkit;

import io.mcts.selection.SelectionPolicy;
import io.mcts.testkit.facts.GivenChildren;
import io.mcts.testkit.report.Violation;
import java.util.stream.Stream;
import net.jqwik.api.Arbitrary;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.TestReporter;

/**
 * The contract of {@link SelectionPolicy}: implement it in a test class of your own, and every rule of selection policies is checked
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
 * <p>The children are generated; when a rule is broken, the {@link Violation} names the fewest and simplest children found that also
 * break it. The seed is fixed, so a run that fails fails again. A correct policy that draws random numbers fails a rule with a
 * probability of about one in a billion a check.
 *
 * <p>No game is needed. {@link SearchContract} checks what a policy does to a search as a whole.
 */
public interface SelectionPolicyContract extends Contract {

    /** The policy to be checked, a new one at each call: then it also shows what one remembers. */
    SelectionPolicy policy();

    /** The children that the policy is shown: some without visits if it {@link SelectionPolicy#choosesAmongUnvisited}, else visited ones. */
    default Arbitrary<GivenChildren> children() {
        return policy().choosesAmongUnvisited() ? ChildrenArbitraries.any() : ChildrenArbitraries.visited();
    }

    /** A test of each rule that the policy claims to keep. */
    @TestFactory
    default Stream<DynamicTest> rulesOfSelections(TestReporter reporter) {
        return Contracts.ofSelection(this, reporter);
    }
}
