package io.mcts.selection;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import io.mcts.fixture.AmafChildren;
import io.mcts.fixture.ArrayChildren;
import java.lang.reflect.Method;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;

class ChildSubsetTest {

    private static final ArrayChildren ALL = ArrayChildren.ofMeans(new int[] {4, 2, 1}, 0.5, 0.25, 1)
            .withPriors(0.5, 0.3, 0.2)
            .withSquares(2, 0.125, 1);

    @Test
    void onlyTheFirstAreThere() {
        Children first = ALL.first(2);
        assertThat(first.count()).isEqualTo(2);
        assertThat(first.visits()).as("of the node").isEqualTo(7);
        assertThat(List.of(first.visits(0), first.visits(1))).containsExactly(4, 2);
        assertThat(List.of(first.sum(1), first.mean(1), first.prior(1), first.sumOfSquares(1), first.variance(1)))
                .containsExactly(0.5, 0.25, 0.3, 0.125, 0.0);
        assertThat(first).hasToString("the children [0, 1] of 3");
    }

    @Test
    void onlyThoseAddedAreThereInTheirOrder() {
        ChildSubset some = subset(2, 0);
        assertThat(some.count()).isEqualTo(2);
        assertThat(some.visits()).as("without those of the second").isEqualTo(5);
        assertThat(List.of(some.child(0), some.child(1))).containsExactly(2, 0);
        assertThat(List.of(some.visits(0), some.visits(1))).containsExactly(1, 4);
        assertThat(List.of(some.sum(1), some.mean(1), some.prior(1), some.sumOfSquares(1), some.variance(1)))
                .containsExactly(2.0, 0.5, 0.5, 2.0, 0.25);
        assertThat(some).hasToString("the children [2, 0] of 3");
    }

    @Test
    void theFirstOfSomeAreTheFirstAdded() {
        ChildSubset some = subset(2, 0);
        Children first = some.first(1);
        assertThat(first.count()).isEqualTo(1);
        assertThat(first.visits()).as("of those added").isEqualTo(5);
        assertThat(first.mean(0)).isEqualTo(1);
        assertThat(some.first(2).visits(1)).isEqualTo(4);
        assertThat(some.count()).as("unchanged").isEqualTo(2);
    }

    @Test
    void oneSubsetServesManyNodes() {
        ChildSubset some = subset(2, 0, 1).limitedTo(1);
        some.clear(ArrayChildren.ofMeans(new int[40], new double[40]));
        assertThat(some.count()).isZero();
        for (int child = 39; child >= 0; child--) {
            some.add(child);
        }
        assertThat(some.count()).isEqualTo(40);
        assertThat(some.child(39)).isZero();
        assertThat(some.visits()).isZero();
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

    /** A child about which nothing is known is worth the middle of the range. */
    @Test
    void withoutPriorEveryChildHasThatOfTheMiddle() {
        Children plain = new Children() {
            @Override
            public int count() {
                return 3;
            }

            @Override
            public int visits() {
                return 0;
            }

            @Override
            public int visits(int child) {
                return 0;
            }

            @Override
            public double sum(int child) {
                return 0;
            }
        };
        assertThat(plain.prior(2)).isEqualTo(0.5);
    }

    /** A statistic that the view does not pass on would be a default of the interface, whatever the tree keeps. */
    @Test
    void everyStatisticIsPassedOn() throws ReflectiveOperationException {
        for (Method method : Children.class.getMethods()) {
            if (method.getName().equals("best")) {
                continue; // of what the view passes on
            }
            Method own = ChildSubset.class.getMethod(method.getName(), method.getParameterTypes());
            assertThat(own.getDeclaringClass()).as(method.getName()).isEqualTo(ChildSubset.class);
        }
        assertThat(Arrays.stream(Children.class.getMethods()).map(Method::getName))
                .contains("prior", "variance");
    }

    private static ChildSubset subset(int... children) {
        ChildSubset some = new ChildSubset(ALL);
        for (int child : children) {
            some.add(child);
        }
        return some;
    }
}
