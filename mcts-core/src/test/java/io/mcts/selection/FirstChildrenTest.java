package io.mcts.selection;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import io.mcts.fixture.AmafChildren;
import io.mcts.fixture.ArrayChildren;
import java.lang.reflect.Method;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;

class FirstChildrenTest {

    private static final ArrayChildren ALL =
            ArrayChildren.ofMeans(new int[] {4, 2, 1}, 0.5, 0.25, 1).withPriors(0.5, 0.3, 0.2);

    @Test
    void onlyTheFirstAreThere() {
        Children first = ALL.first(2);
        assertThat(first.count()).isEqualTo(2);
        assertThat(first.visits()).as("of the node").isEqualTo(7);
        assertThat(List.of(first.visits(0), first.visits(1))).containsExactly(4, 2);
        assertThat(List.of(first.sum(1), first.mean(1), first.prior(1), first.sumOfSquares(1), first.variance(1)))
                .containsExactly(0.5, 0.25, 0.3, 0.125, 0.0);
        assertThat(first).hasToString("the first 2 of 3 children");
    }

    @Test
    void varianceAndAmafAreThoseOfTheChildren() {
        // by hand: 0.4 - 0.5 * 0.5
        assertThat(ArrayChildren.ofMeans(new int[] {10, 1}, 0.5, 0)
                        .withSquares(4, 0)
                        .first(1)
                        .variance(0))
                .isCloseTo(0.15, within(1e-12));
        Children amaf = new AmafChildren(ALL, new int[] {6, 8, 0}, new double[] {0.5, 0.25, 0}).first(2);
        assertThat(amaf.amafVisits(1)).isEqualTo(8);
        assertThat(amaf.amafSum(1)).isEqualTo(2);
    }

    /** Where nothing is known of a child it is worth the middle of the range. */
    @Test
    void withoutPriorEveryChildHasThatOfTheMiddle() {
        assertThat(new AmafChildren(ALL, new int[3], new double[3]).prior(2)).isEqualTo(0.5);
    }

    /** A statistic that the view does not pass on would be a default of the interface, whatever the tree keeps. */
    @Test
    void everyStatisticIsPassedOn() throws ReflectiveOperationException {
        for (Method method : Children.class.getMethods()) {
            if (!method.getName().equals("first")) {
                Method own = FirstChildren.class.getMethod(method.getName(), method.getParameterTypes());
                assertThat(own.getDeclaringClass()).as(method.getName()).isEqualTo(FirstChildren.class);
            }
        }
        assertThat(Arrays.stream(Children.class.getMethods()).map(Method::getName))
                .contains("prior", "variance");
    }
}
