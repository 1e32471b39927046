package io.mcts.selection;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.mcts.fixture.ArrayChildren;
import io.mcts.random.Xoroshiro128PlusPlus;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class ImplicitMinimaxTest {

    @Test
    void theHeuristicTurnsTheChoiceIfItsWeightIsGreatEnough() {
        // c = 0: 0.6 (1 - alpha) + 0.2 alpha = 0.5 (1 - alpha) + 0.7 alpha at 0.1 (1 - alpha) = 0.5 alpha, alpha = 1/6
        ArrayChildren children =
                ArrayChildren.ofMeans(new int[] {10, 10}, 0.6, 0.5).withPriors(0.2, 0.7);
        assertThat(select(new ImplicitMinimax(0, 0.166), children)).isZero();
        assertThat(select(new ImplicitMinimax(0, 0.167), children)).isEqualTo(1);
    }

    @Test
    void explorationIsThatOfUcb1() {
        // N = 100, ln N = 4.60517, alpha = 0.5: child 0: (0.7 + 0.3) / 2 + c * sqrt(4.60517 / 90) = 0.5 + 0.226205 c,
        // child 1: (0.5 + 0.1) / 2 + c * sqrt(4.60517 / 10) = 0.3 + 0.678614 c; equal at c = 0.2 / 0.452409 = 0.442078
        ArrayChildren children =
                ArrayChildren.ofMeans(new int[] {90, 10}, 0.7, 0.5).withPriors(0.3, 0.1);
        assertThat(select(new ImplicitMinimax(0.442, 0.5), children)).isZero();
        assertThat(select(new ImplicitMinimax(0.4422, 0.5), children)).isEqualTo(1);
    }

    @Test
    void theFirstOfEqualsIsChosen() {
        ArrayChildren children =
                ArrayChildren.ofMeans(new int[] {5, 5, 5}, 0.2, 0.5, 0.5).withPriors(0.4, 0.4, 0.4);
        assertThat(select(new ImplicitMinimax(0.1, 0.5), children)).isEqualTo(1);
    }

    @Test
    void needsAPriorAndIsAskedWhenAllMovesHaveBeenTried() {
        assertThat(new ImplicitMinimax(1, 0.4).needs()).containsExactly(Statistic.PRIOR);
        assertThat(new ImplicitMinimax(1, 0.4).choosesAmongUnvisited()).isFalse();
        assertThat(new ImplicitMinimax(0.7, 0.4)).hasToString("implicit-minimax:c=0.7:alpha=0.4");
    }

    @ParameterizedTest
    @ValueSource(doubles = {-0.1, Double.NaN, Double.POSITIVE_INFINITY})
    void refusesConstantsOutsideTheirRanges(double constant) {
        assertThatThrownBy(() -> new ImplicitMinimax(constant, 0))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("the exploration constant c is a number of 0 or more, not " + constant);
        assertThatThrownBy(() -> new ImplicitMinimax(0, constant))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("the weight alpha of the heuristic is a number from 0 to 1, not " + constant);
        assertThatThrownBy(() -> new ImplicitMinimax(0, 1.1)).hasMessageEndingWith("not 1.1");
    }

    private static int select(ImplicitMinimax policy, Children children) {
        return policy.select(children, Xoroshiro128PlusPlus.of(1));
    }
}
