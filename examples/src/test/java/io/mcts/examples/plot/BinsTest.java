package io.mcts.examples.plot;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.Arrays;
import java.util.List;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.DoubleRange;
import net.jqwik.api.constraints.Size;
import org.junit.jupiter.api.Test;

class BinsTest {

    @Test
    void wholeNumbersLieInTheMiddleOfBins() {
        assertThat(Bins.linear(7, 9, 9)).containsExactly(6.5, 7.5, 8.5, 9.5);
        assertThat(Bins.linear(4)).containsExactly(3.5, 4.5);
    }

    /** 1,000 values have at most 20 bins. */
    @Test
    void theNumberOfBinsGrowsWithTheCubeRoot() {
        double[] values = new double[1_000];
        Arrays.setAll(values, i -> i);
        assertThat(Bins.linear(values)).hasSizeBetween(10, 22);
        assertThat(Bins.linear(values)[1] - Bins.linear(values)[0]).isIn(50.0, 100.0);
    }

    @Test
    void logarithmicBinsArePowersOfARootOfTen() {
        // Three values have at most 5 bins. 30 is 10^1.48: with 2 a decade they are 3, with 5 a decade 8.
        assertThat(Bins.logarithmic(1, 2, 30))
                .usingComparatorWithPrecision(1e-9)
                .containsExactly(1, Math.sqrt(10), 10, Math.sqrt(1000));
        assertThat(Bins.logarithmic()).hasSizeGreaterThan(1);
    }

    @Property(tries = 200, seed = "1")
    void everyValueLiesInABinAndAllAreAlike(
            @ForAll @Size(min = 1, max = 50) List<@DoubleRange(min = 0.01, max = 1e6) Double> some) {
        double[] values = some.stream().mapToDouble(Double::doubleValue).toArray();
        double low = Arrays.stream(values).min().orElseThrow();
        double high = Arrays.stream(values).max().orElseThrow();
        for (double[] edges : new double[][] {Bins.linear(values), Bins.logarithmic(values)}) {
            assertThat(edges[0]).isLessThanOrEqualTo(low);
            assertThat(edges[edges.length - 1]).isGreaterThan(high);
            assertThat(edges).isSorted().hasSizeLessThanOrEqualTo(42);
        }
        double[] edges = Bins.linear(values);
        double width = edges[1] - edges[0];
        for (int i = 1; i < edges.length; i++) {
            assertThat(edges[i] - edges[i - 1]).isCloseTo(width, within(1e-6 * width));
        }
    }
}
