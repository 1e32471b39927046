package io.mcts.selection;

import static org.assertj.core.api.Assertions.assertThat;

import io.mcts.fixture.ArrayChildren;
import io.mcts.random.Xoroshiro128PlusPlus;
import org.junit.jupiter.api.Test;

class LeastVisitedTest {

    @Test
    void theFirstOfThoseWithTheFewestVisitsIsChosen() {
        ArrayChildren children = ArrayChildren.ofMeans(new int[] {3, 2, 5, 2}, 0.9, 0.1, 0.5, 0.8);
        assertThat(new LeastVisited().select(children, Xoroshiro128PlusPlus.of(1)))
                .isEqualTo(1);
        assertThat(new LeastVisited()).hasToString("least-visited");
    }
}
