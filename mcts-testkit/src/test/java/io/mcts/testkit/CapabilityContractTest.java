package io.mcts.testkit;

import static org.assertj.core.api.Assertions.assertThat;

import io.mcts.game.Heuristic;
import io.mcts.selection.ProgressiveWidening;
import io.mcts.selection.Ucb1;
import io.mcts.testkit.CountdownProperties.Countdown;
import io.mcts.testkit.CountdownProperties.Take;
import io.mcts.testkit.check.Check;
import io.mcts.testkit.parts.ParallelSearchRules;
import io.mcts.testkit.parts.SelectionRules;
import io.mcts.testkit.report.Rule;
import io.mcts.testkit.rules.GameRules;
import java.util.List;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;

/** A capability is checked where a state has it, and demanded where its rules are named. */
class CapabilityContractTest {

    /** The contract with the rules of a single capability, which the countdown lacks. */
    private static final class Named implements GameStateContract<Countdown, Take>, HeuristicContract<Countdown, Take> {

        @Override
        public List<Countdown> initialStates() {
            return List.of(new Countdown(7));
        }

        @Override
        public List<Rule> rules() {
            return List.of(Rules.named("EQUAL_KEYS_MEAN_EQUAL_POSITIONS"));
        }

        @Override
        public List<Heuristic<Countdown>> heuristics() {
            return List.of();
        }
    }

    @Test
    void aRuleThatIsNamedDemandsTheCapability() {
        assertThat(ContractRun.violation(new Named(), GameRules.named("EQUAL_KEYS_MEAN_EQUAL_POSITIONS")))
                .hasMessageContainingAll("expected: a state that has a PositionKey", "actual:   none");
        assertThat(ContractRun.violation(new Named(), GameRules.named("HEURISTIC_LIES_IN_THE_RANGE")))
                .hasMessageContainingAll("expected: a heuristic", "actual:   none");
    }

    @Test
    void rulesThatAreNotNamedAreNotChecked() {
        assertThat(ContractRun.tests(new Named()).map(DynamicTest::getDisplayName))
                .contains(GameRules.named("EQUAL_KEYS_MEAN_EQUAL_POSITIONS").toString())
                .doesNotContain(
                        GameRules.named("EQUAL_POSITIONS_HAVE_EQUAL_KEYS").toString());
    }

    @Test
    void rulesThatDoNotApplyAreNamedWithTheReason() {
        requireExempt(
                new CountdownProperties(),
                GameRules.named("EQUAL_KEYS_MEAN_EQUAL_POSITIONS"),
                "it needs a state that has a PositionKey");
        SelectionPolicyContract ucb1 = () -> Ucb1.of(0.7);
        requireExempt(
                ucb1,
                Check.named("GREATER_PRIOR_IS_PREFERRED", SelectionRules.ALL),
                "it needs a policy that asks for PRIOR");
        SelectionPolicyContract widening = () -> new ProgressiveWidening(1, 0.5, Ucb1.of(0.7));
        requireExempt(
                widening,
                Check.named("ORDER_DOES_NOT_MATTER", SelectionRules.ALL),
                "it needs a policy that does not ask for an order");
        requireExempt(
                new ArcherySearchProperties(),
                Check.named("VISITS_OF_A_SHARED_TREE_SUM_TO_THE_ITERATIONS", ParallelSearchRules.ALL),
                "it needs moves and outcomes that are listed");
    }

    private static void requireExempt(Contract contract, Object rule, String reason) {
        assertThat(ContractRun.exemption(contract, rule)).isEqualTo("does not apply: " + reason);
    }

    @Test
    void aRuleThatIsNamedChecksTheCapability() {
        GameStateContract<DiceRace, DiceRace.Action> wrong = new GameStateContract<>() {
            @Override
            public List<DiceRace> initialStates() {
                return List.of(new FaultyShortcuts.KeyForgetsTheDie());
            }

            @Override
            public List<Rule> rules() {
                return List.of(GameRules.named("EQUAL_KEYS_MEAN_EQUAL_POSITIONS"));
            }
        };

        assertThat(ContractRun.failures(wrong, GameRules.named("EQUAL_KEYS_MEAN_EQUAL_POSITIONS")))
                .hasSize(1);
    }
}
