package io.mcts.decision;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import io.mcts.fixture.ArrayChildren;
import io.mcts.selection.FirstPlayUrgency;
import io.mcts.selection.LeastVisited;
import io.mcts.selection.ProgressiveWidening;
import io.mcts.selection.Ucb1;
import java.util.List;
import java.util.stream.Stream;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

class FinalDecisionTest {

    /** By visits child 0; by mean child 1; by lower bound child 2. */
    private static final ArrayChildren DISAGREEING = ArrayChildren.ofMeans(new int[] {1000, 4, 400}, 0.50, 0.75, 0.60);

    static Stream<FinalDecision> all() {
        return Stream.of(new RobustChild(), new MaxChild(), SecureChild.of(1), UcbChild.of(1));
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

    /** 1404 visits, whose natural logarithm is 7.24708: 0.50 + 0.085 = 0.585, 0.75 + 1.346 = 2.096, 0.60 + 0.135 = 0.735. */
    @Test
    void ucbChildHasTheGreatestUpperBound() {
        assertThat(UcbChild.of(1).decide(DISAGREEING)).isEqualTo(1);
        // twice the width: 0.2 + 2 * sqrt(ln 101) = 4.497 for a single visit, 0.9 + 0.430 = 1.330 for a hundred
        ArrayChildren hardlyTried = ArrayChildren.ofMeans(new int[] {100, 1}, 0.9, 0.2);
        assertThat(UcbChild.of(2).decide(hardlyTried)).isEqualTo(1);
        // 0.2 + 0.3 * 2.148 = 0.845 and 0.9 + 0.064 = 0.964
        assertThat(UcbChild.of(0.3).decide(hardlyTried)).isZero();
    }

    @Test
    void ucbChildHasTheConstantOfTheSelectionOrTheRootOfTwo() {
        assertThat(UcbChild.ofSelection().forSelection(Ucb1.of(0.7))).isEqualTo(UcbChild.of(0.7));
        assertThat(UcbChild.ofSelection().forSelection(FirstPlayUrgency.of(0.6, 1)))
                .isEqualTo(UcbChild.of(0.6));
        assertThat(UcbChild.ofSelection().forSelection(new ProgressiveWidening(1, 0.5, Ucb1.of(0.5))))
                .isEqualTo(UcbChild.of(0.5));
        assertThat(UcbChild.ofSelection().forSelection(new LeastVisited())).isEqualTo(UcbChild.of(Math.sqrt(2)));
        assertThat(UcbChild.of(0.3).forSelection(Ucb1.of(0.7))).isEqualTo(UcbChild.of(0.3));
        assertThat(UcbChild.ofSelection().decide(DISAGREEING))
                .isEqualTo(UcbChild.of(Math.sqrt(2)).decide(DISAGREEING));
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
    void rejectsInvalidWidthsAndConstants(double width) {
        for (ThrowingCallable made : List.<ThrowingCallable>of(() -> SecureChild.of(width), () -> UcbChild.of(width))) {
            assertThatThrownBy(made)
                    .isInstanceOf(IllegalArgumentException.class)
                    .hasMessageContaining("not " + width);
        }
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
        assertThat(all().map(Object::toString)).containsExactly("robust", "max", "secure:a=1.0", "ucb:c=1.0");
    }
}
