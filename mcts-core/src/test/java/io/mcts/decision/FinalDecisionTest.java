package io.mcts.decision;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import io.mcts.fixture.ArrayChildren;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

class FinalDecisionTest {

    /** By visits child 0; by mean child 1; by lower bound child 2. */
    private static final ArrayChildren DISAGREEING = ArrayChildren.ofMeans(new int[] {1000, 4, 400}, 0.50, 0.75, 0.60);

    static Stream<FinalDecision> all() {
        return Stream.of(new RobustChild(), new MaxChild(), SecureChild.of(1));
    }

    @Test
    void robustChildHasTheMostVisits() {
        assertThat(new RobustChild().decide(DISAGREEING)).isZero();
    }

    @Test
    void maxChildHasTheGreatestMean() {
        assertThat(new MaxChild().decide(DISAGREEING)).isEqualTo(1);
    }

    @Test
    void secureChildHasTheGreatestLowerBound() {
        // 0.50 - 1 / sqrt(1000) = 0.468, 0.75 - 1 / 2 = 0.25, 0.60 - 1 / 20 = 0.55
        assertThat(SecureChild.of(1).decide(DISAGREEING)).isEqualTo(2);
        assertThat(SecureChild.of(1).bound(0.6, 400)).isCloseTo(0.55, within(1e-12));
    }

    @ParameterizedTest
    @MethodSource("all")
    void aMoveNeverVisitedIsNotChosen(FinalDecision decision) {
        // the mean of the child without visits would count as 0.5
        assertThat(decision.decide(ArrayChildren.ofMeans(new int[] {0, 3, 0}, 0, 0.1, 0)))
                .isEqualTo(1);
    }

    @ParameterizedTest
    @MethodSource("all")
    void withoutAnyVisitsTheFirstMoveIsChosen(FinalDecision decision) {
        assertThat(decision.decide(ArrayChildren.ofMeans(new int[] {0, 0}, 0, 0)))
                .isZero();
    }

    @ParameterizedTest
    @MethodSource("all")
    void amongEqualsTheFirstIsChosen(FinalDecision decision) {
        assertThat(decision.decide(ArrayChildren.ofMeans(new int[] {5, 5, 5, 5}, 0.1, 0.5, 0.5, 0.5)))
                .isEqualTo(1);
    }

    @Test
    void amongEquallyVisitedTheBetterIsRobust() {
        assertThat(new RobustChild().decide(ArrayChildren.ofMeans(new int[] {5, 5}, 0.4, 0.5)))
                .isEqualTo(1);
    }

    @Test
    void amongEquallyGoodTheMoreVisitedIsMax() {
        assertThat(new MaxChild().decide(ArrayChildren.ofMeans(new int[] {4, 8}, 0.5, 0.5)))
                .isEqualTo(1);
    }

    @ParameterizedTest
    @ValueSource(doubles = {-1, Double.NaN, Double.POSITIVE_INFINITY})
    void refusesAWidthThatIsNone(double width) {
        assertThatThrownBy(() -> SecureChild.of(width))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("not " + width);
    }

    @Test
    void withoutWidthTheSecureChildIsTheMaxChild() {
        assertThat(SecureChild.of(0).decide(DISAGREEING)).isEqualTo(1);
    }

    @Test
    void onlyTheRobustChildIsDecidedByVisits() {
        assertThat(all().filter(FinalDecision::isByVisits)).containsExactly(new RobustChild());
    }

    @Test
    void printTheirParameters() {
        assertThat(all().map(Object::toString)).containsExactly("robust", "max", "secure:a=1.0");
    }
}
