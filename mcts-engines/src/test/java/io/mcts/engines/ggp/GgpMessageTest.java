package io.mcts.engines.ggp;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class GgpMessageTest {

    @Test
    void readsTheMovesOfAllRoles() {
        GgpMessage message = GgpMessage.parse("( play  match.1 ((mark 1\n 1) noop) )");
        assertThat(message.kind()).isEqualTo("PLAY");
        assertThat(message.argument(0)).isEqualTo("match.1");
        assertThat(message.list(1)).containsExactly("(mark 1 1)", "noop");
        assertThat(GgpMessage.parse("(PLAY m NIL)").list(1)).isEmpty();
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "INFO", "(", ")", "(INFO))", "(INFO", "()", "((INFO))", "(INFO) (INFO)"})
    void refusesWhatIsNoMessage(String text) {
        assertThatIllegalArgumentException().isThrownBy(() -> GgpMessage.parse(text));
    }

    @Test
    void refusesDeepNestingAndMissingArguments() {
        assertThatIllegalArgumentException().isThrownBy(() -> GgpMessage.parse("(".repeat(100_000)));
        assertThatIllegalArgumentException()
                .isThrownBy(() -> GgpMessage.parse("(START m x)").seconds(3))
                .withMessageContaining("too few arguments");
    }
}
