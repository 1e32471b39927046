package io.mcts.result;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import org.junit.jupiter.api.Test;

class StopReasonTest {

    @Test
    void eachReasonHasWordsOfItsOwn() {
        assertThat(Arrays.stream(StopReason.values()).map(StopReason::inWords)).doesNotHaveDuplicates();
        assertThat(StopReason.CANCELLED.inWords()).isEqualTo("cancelled");
    }
}
