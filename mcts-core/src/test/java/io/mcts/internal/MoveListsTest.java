package io.mcts.internal;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class MoveListsTest {

    @Test
    void upToAHundredMovesAreShown() {
        assertThat(MoveLists.text(List.of())).isEqualTo("[]");
        List<Integer> moves = IntStream.range(0, 100).boxed().toList();
        assertThat(MoveLists.text(moves)).isEqualTo(moves.toString());
    }

    @Test
    void ofMoreTheFirstAndTheLastAre() {
        assertThat(MoveLists.text(IntStream.range(0, 100_000).boxed().toList()))
                .startsWith("[0, 1, 2, ")
                .contains(", 49, ... 99900 more ..., 99950, ")
                .endsWith(", 99999]");
    }
}
