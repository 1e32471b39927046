package io.mcts.testkit;

import static org.assertj.core.api.Assertions.assertThat;

import io.mcts.testkit.Announcement.Fault;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

class HiddenInformationContractTest implements HiddenInformationContract<Announcement, Announcement.Say> {

    @Override
    public List<Announcement> initialStates() {
        return List.of(new Announcement(Fault.NONE));
    }

    static Stream<Arguments> faults() {
        return Stream.of(
                Arguments.of(Fault.PEEKS, "broken rule: a determinization does not look at what is hidden"),
                Arguments.of(Fault.FORGETS_WHAT_WAS_SAID, "a state that play can come to"),
                Arguments.of(
                        Fault.CHANGES_THE_OWN_CARD, "broken rule: a determinization keeps what the observer knows"),
                Arguments.of(Fault.DRAWS_ONE_CARD_ONLY, "draws each state as often as it comes about"),
                Arguments.of(Fault.DRAWS_ONE_CARD_TOO_OFTEN, "draws each state as often as it comes about"),
                Arguments.of(Fault.CHANGES_THE_TURN, "broken rule: a determinization keeps what the observer knows"),
                Arguments.of(
                        Fault.SHOWS_THE_OTHER_CARD, "broken rule: a determinization keeps what the observer knows"),
                Arguments.of(Fault.FORGETS_THE_OWN_CARD, "broken rule: players forget nothing"),
                Arguments.of(
                        Fault.COPIES_DO_NOT_COMPARE, "broken rule: information sets are values that a copy shares"));
    }

    @ParameterizedTest
    @MethodSource("faults")
    void faultsAreFound(Fault fault, String message) {
        HiddenInformationContract<Announcement, Announcement.Say> faulty = () -> List.of(new Announcement(fault));

        assertThat(ContractRun.failures(faulty).values())
                .anySatisfy(failure -> assertThat(failure).hasMessageContaining(message));
    }
}
