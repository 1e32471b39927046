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
 * The contract of {@link SelectionPolicy}: checks every rule of selection policies with generated children.
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
 * <p>The {@link Violation} of a broken rule names the fewest and simplest children found. The seed is fixed, so failures repeat. A correct
 * random policy fails a check with a probability of about one in a billion. No game is needed.
 */
public interface SelectionPolicyContract extends Contract {

    /** The policy to be checked, a new one at each call, which reveals hidden memory. */
    SelectionPolicy policy();

    /** The children shown to the policy: some unvisited if it {@link SelectionPolicy#choosesAmongUnvisited}, else all visited. */
    default Arbitrary<GivenChildren> children() {
        return policy().choosesAmongUnvisited() ? ChildrenArbitraries.any() : ChildrenArbitraries.visited();
    }

    /** A test of each rule that the policy claims to keep. */
    @TestFactory
    default Stream<DynamicTest> rulesOfSelections(TestReporter reporter) {
        return Contracts.ofSelection(this, reporter);
    }
}
