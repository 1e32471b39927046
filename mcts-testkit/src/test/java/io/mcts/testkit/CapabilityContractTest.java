package io.mcts.testkit;

import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.mcts.game.Heuristic;
import io.mcts.testkit.CountdownProperties.Countdown;
import io.mcts.testkit.CountdownProperties.Take;
import java.util.List;
import org.junit.jupiter.api.Test;

class CapabilityContractTest {

    private static final Choices START = new Choices(0, List.of());

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
        assertThatThrownBy(() -> new Alone().copiesHaveTheSameKey(START))
                .isInstanceOf(Violation.class)
                .hasMessageContainingAll("expected: a state that has a PositionKey", "actual:   none");
        assertThatThrownBy(() -> new Alone().heuristicLiesInTheRange(START))
                .isInstanceOf(Violation.class)
                .hasMessageContainingAll("expected: a heuristic", "actual:   none");
    }

    @Test
    void theContractOfStatesChecksOnlyCapabilitiesThatAreThere() {
        assertThatCode(() -> new CountdownProperties().copiesHaveTheSameKey(START))
                .doesNotThrowAnyException();
    }

    @Test
    void aCapabilitysContractAloneChecksIt() {
        PositionKeyContract<DiceRace, DiceRace.Action> wrong = () -> List.of(new FaultyShortcuts.KeyForgetsTheDie());
        assertThatThrownBy(() -> wrong.equalKeysMeanEqualPositions(START)).isInstanceOf(Violation.class);
    }
}
