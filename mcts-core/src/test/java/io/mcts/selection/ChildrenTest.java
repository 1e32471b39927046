package io.mcts.selection;

import static org.assertj.core.api.Assertions.assertThat;

import io.mcts.fixture.ArrayChildren;
import org.junit.jupiter.api.Test;

class ChildrenTest {

    private static final Children CHILDREN = ArrayChildren.ofMeans(new int[] {4, 2, 1}, 0.5, 0.25, 1);

    @Test
    void theBestHasTheGreatestScore() {
        assertThat(CHILDREN.best(CHILDREN::mean)).isEqualTo(2);
        assertThat(CHILDREN.best(CHILDREN::visits)).isZero();
        assertThat(CHILDREN.best(child -> child == 1 ? -1 : Double.NEGATIVE_INFINITY))
                .isEqualTo(1);
    }

    @Test
    void theFirstOfEqualsIsTheBest() {
        assertThat(CHILDREN.best(child -> child == 0 ? 0 : 1)).isEqualTo(1);
        assertThat(CHILDREN.best(child -> Double.NEGATIVE_INFINITY)).isZero();
    }
}
