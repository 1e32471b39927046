package io.mcts.selection;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import io.mcts.fixture.ArrayChildren;
import io.mcts.random.Xoroshiro128PlusPlus;
import org.assertj.core.data.Offset;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class ImprovedPolicyTest {

    private static final Offset<Double> EXACT = within(1e-12);

    /** Of a node worth 0.4, with 3 and 1 visits of two children and none of two. */
    private static final ArrayChildren CHILDREN = ArrayChildren.ofMeans(new int[] {3, 1, 0, 0}, 0.8, 0.2, 0, 0)
            .withPriors(0.5, 0.25, 0.125, 0.125)
            .ofValue(0.4);

    @Test
    void aChildNeverVisitedIsWorthAMixtureOfTheNodeAndItsSiblings() {
        // by hand: (0.4 + 4 * (0.5 * 0.8 + 0.25 * 0.2) / 0.75) / 5 = (0.4 + 4 * 0.6) / 5
        assertThat(ImprovedPolicy.of(50, 1).mixture(CHILDREN)).isCloseTo(0.56, EXACT);
    }

    @Test
    void beforeAnyVisitThePolicyIsThePriorAndANodeIsWorthItsOwnValue() {
        ArrayChildren fresh = ArrayChildren.ofMeans(new int[3], 0, 0, 0)
                .withPriors(0.2, 0.5, 0.3)
                .ofValue(0.3);
        assertThat(ImprovedPolicy.of(50, 1).mixture(fresh)).isEqualTo(0.3);
        assertThat(ImprovedPolicy.of(50, 1).target(fresh)).containsExactly(new double[] {0.2, 0.5, 0.3}, EXACT);
    }

    @Test
    void aLogitIsThatOfThePriorAndTheWeighedValue() {
        // by hand: the weight is 0.1 * (7 + 3) = 1
        assertThat(ImprovedPolicy.of(7, 0.1).logits(CHILDREN))
                .containsExactly(
                        new double[] {
                            -0.6931471805599453 + 0.8,
                            -1.3862943611198906 + 0.2,
                            -2.0794415416798357 + 0.56,
                            -2.0794415416798357 + 0.56
                        },
                        EXACT);
        // stretched from [0.2, 0.8]: 1, 0, 0.6, 0.6
        assertThat(ImprovedPolicy.of(7, 0.1).rescaled().logits(CHILDREN))
                .containsExactly(
                        new double[] {
                            -0.6931471805599453 + 1,
                            -1.3862943611198906,
                            -2.0794415416798357 + 0.6,
                            -2.0794415416798357 + 0.6
                        },
                        EXACT);
    }

    @Test
    void theTargetIsTheSoftmaxOfTheLogits() {
        // by hand without values, weight 0: the prior; with a weight of ln 2 / 0.6 child 0 counts twice as much beside
        // child 1
        assertThat(ImprovedPolicy.of(50, 0).target(CHILDREN))
                .containsExactly(new double[] {0.5, 0.25, 0.125, 0.125}, EXACT);
        double[] doubled = ImprovedPolicy.of(0, 0.6931471805599453 / 0.6 / 3).target(CHILDREN);
        assertThat(doubled[0] / doubled[1]).isCloseTo(4, EXACT);
        assertThat(doubled[0] + doubled[1] + doubled[2] + doubled[3]).isCloseTo(1, EXACT);
    }

    @Test
    void theChildThatLacksMostVisitsIsSelected() {
        // by hand without values: 0.5 - 3 / 5, 0.25 - 1 / 5, 0.125, 0.125
        assertThat(select(ImprovedPolicy.of(50, 0), CHILDREN)).isEqualTo(2);
        // 0.5 - 1 / 4, 0.25 - 2 / 4, 0.125: child 0 is 0.25 short of its share
        ArrayChildren short0 =
                ArrayChildren.ofMeans(new int[] {1, 2, 0, 0}, 0.5, 0.5, 0, 0).withPriors(0.5, 0.25, 0.125, 0.125);
        assertThat(select(ImprovedPolicy.of(50, 0), short0)).isZero();
    }

    @Test
    void aPriorOfZeroIsAlmostImpossibleAndNotNegativeInfinity() {
        ArrayChildren children =
                ArrayChildren.ofMeans(new int[] {1, 0}, 0.5, 0).withPriors(0, 1).ofValue(0.5);
        assertThat(ImprovedPolicy.of(50, 1).target(children)).containsExactly(new double[] {0, 1}, EXACT);
        assertThat(ImprovedPolicy.of(50, 1).mixture(children)).isEqualTo(0.5);
    }

    @Test
    void valuesThatAreAllAlikeAreNotStretched() {
        ArrayChildren children =
                ArrayChildren.ofMeans(new int[] {1, 1}, 0.5, 0.5).withPriors(0.25, 0.75);
        assertThat(ImprovedPolicy.of(50, 1).rescaled().target(children))
                .containsExactly(new double[] {0.25, 0.75}, EXACT);
    }

    @ParameterizedTest
    @ValueSource(doubles = {-0.1, Double.NaN, Double.POSITIVE_INFINITY})
    void refusesConstantsThatAreNone(double constant) {
        assertThatThrownBy(() -> ImprovedPolicy.of(constant, 1))
                .hasMessage("the offset of the visits is a number of 0 or more, not " + constant);
        assertThatThrownBy(() -> ImprovedPolicy.of(50, constant))
                .hasMessage("the scale of the values is a number of 0 or more, not " + constant);
    }

    @Test
    void printsItsConstants() {
        assertThat(ImprovedPolicy.of(50, 0.1)).hasToString("improved-policy:offset=50.0:scale=0.1");
        assertThat(ImprovedPolicy.of(50, 0.1).rescaled()).hasToString("improved-policy:offset=50.0:scale=0.1:rescaled");
    }

    private static int select(ImprovedPolicy policy, Children children) {
        return policy.select(children, Xoroshiro128PlusPlus.of(1));
    }
}
