package io.mcts.testkit;

import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.mcts.game.Heuristic;
import io.mcts.testkit.CountdownProperties.Countdown;
import io.mcts.testkit.CountdownProperties.Take;
import java.util.List;
import org.junit.jupiter.api.Test;

class CapabilityContractTest {

    /** The contract of a single capability, which the countdown lacks. */
    private static final class Alone
            implements PositionKeyContract<Countdown, Take>, HeuristicContract<Countdown, Take> {
        @Override
        public List<Countdown> initialStates() {
            return List.of(new Countdown(7));
        }

        @Override
        public List<Heuristic<Countdown>> heuristics() {
            return List.of();
        }
    }

    @Test
    void aCapabilitysContractAloneDemandsTheCapability() {
        assertThatThrownBy(() -> check(new Alone(), GameStateRule.COPIES_HAVE_THE_SAME_KEY))
                .isInstanceOf(Violation.class)
                .hasMessageContainingAll("expected: a state that has a PositionKey", "actual:   none");
        assertThatThrownBy(() -> check(new Alone(), GameStateRule.HEURISTIC_LIES_IN_THE_RANGE))
                .isInstanceOf(Violation.class)
                .hasMessageContainingAll("expected: a heuristic", "actual:   none");
    }

    @Test
    void theContractOfStatesChecksOnlyCapabilitiesThatAreThere() {
        assertThatCode(() -> check(new CountdownProperties(), GameStateRule.COPIES_HAVE_THE_SAME_KEY))
                .doesNotThrowAnyException();
    }

    @Test
    void aCapabilitysContractAloneChecksIt() {
        PositionKeyContract<DiceRace, DiceRace.Action> wrong = () -> List.of(new FaultyShortcuts.KeyForgetsTheDie());
        assertThatThrownBy(() -> check(wrong, GameStateRule.EQUAL_KEYS_MEAN_EQUAL_POSITIONS))
                .isInstanceOf(Violation.class);
    }

    private static void check(Contract contract, GameStateRule rule) throws Throwable {
        for (Throwable thrown : ContractRun.failures(contract, rule).values()) {
            throw thrown;
        }
    }
}
