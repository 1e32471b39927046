package io.mcts.testkit;

import io.mcts.decision.FinalDecision;
import io.mcts.testkit.facts.GivenChildren;
import io.mcts.testkit.facts.Violation;
import io.mcts.testkit.rules.Chooser;
import io.mcts.testkit.rules.FinalDecisionRules;
import java.util.stream.Stream;
import net.jqwik.api.Arbitrary;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/**
 * The contract of {@link FinalDecision}: implement it in a test class of your own, and every rule of final decisions is checked
 * with moves of all kinds.
 *
 * <p>The moves are generated; when a rule is broken, the {@link Violation} names the fewest and simplest moves found that also break
 * it.
 */
public interface FinalDecisionContract extends Contract {

    /** The decision to be checked. */
    FinalDecision decision();

    /** The moves that the decision is shown; any of them may have no visits. */
    default Arbitrary<GivenChildren> moves() {
        return ChildrenArbitraries.any();
    }

    /** A test of each rule that the decision claims to keep. */
    @TestFactory
    default Stream<DynamicTest> rulesOfDecisions() {
        return Contracts.ofChooser(this, FinalDecisionRules.ALL.stream(), () -> Chooser.of(decision()), moves());
    }
}
