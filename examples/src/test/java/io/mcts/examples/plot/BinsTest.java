package io.mcts.examples.plot;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.util.Arrays;
import java.util.List;
import java.util.stream.DoubleStream;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class BinsTest {

    @Test
    void wholeNumbersHaveBinsOfWholeWidthBetweenThem() {
        // 8 values: at most max(5, 2 * 8^(1/3)) = 5 bins; (11 - 7) / 5 = 0.8, so the width is 1.
        assertThat(Bins.linear(7, 7, 8, 9, 9, 9, 10, 11).count(7, 7, 8, 9, 9, 9, 10, 11))
                .containsExactly(
                        new Bin(6.5, 7.5, 2),
                        new Bin(7.5, 8.5, 1),
                        new Bin(8.5, 9.5, 3),
                        new Bin(9.5, 10.5, 1),
                        new Bin(10.5, 11.5, 1));
    }

    @Test
    void manyWholeNumbersHaveWiderBins() {
        // 30 / 5 = 6, so the width is 10: 0 to 9, 10 to 19, 20 to 29, 30 to 39.
        assertThat(Bins.linear(0, 9, 10, 30).count(0, 9, 10, 30))
                .containsExactly(
                        new Bin(-0.5, 9.5, 2), new Bin(9.5, 19.5, 1), new Bin(19.5, 29.5, 0), new Bin(29.5, 39.5, 1));
    }

    @Test
    void otherNumbersHaveRoundEnds() {
        // (1.3 - 0.3) / 5 = 0.2. In doubles 3 * 0.2 is more than 0.6: the ends are round all the same.
        assertThat(Bins.linear(0.3, 0.6, 1.3).count(0.3, 0.6, 1.3))
                .containsExactly(
                        new Bin(0.2, 0.4, 1),
                        new Bin(0.4, 0.6, 0),
                        new Bin(0.6, 0.8, 1),
                        new Bin(0.8, 1.0, 0),
                        new Bin(1.0, 1.2, 0),
                        new Bin(1.2, 1.4, 1));
    }

    @Test
    void aBinHasItsLowerEndAndTheLastItsUpperEndToo() {
        // The width is 1 / 5 = 0.2; 1.5 is no end, 2.5 none either.
        List<Bin> bins = Bins.linear(1.5, 2.5).count(1.5, 1.6, 2.4, 2.5);
        assertThat(bins.get(0)).isEqualTo(new Bin(1.4, 1.6, 1));
        assertThat(bins.get(1)).isEqualTo(new Bin(1.6, 1.8, 1));
        assertThat(bins.get(bins.size() - 1)).isEqualTo(new Bin(2.4, 2.6, 2));
        assertThat(Bins.linear(1.5, 2.5).count(2.6)).last().isEqualTo(new Bin(2.4, 2.6, 1));
    }

    @Test
    void timesHaveBinsOfOneRatio() {
        // Two decades: 2 a decade are 4 bins, 5 a decade would be 10; at most 5 are allowed. 10^0.5 = 3.1623.
        List<Bin> bins = Bins.logarithmic(1, 3, 4, 99).count(1, 3, 4, 99);
        assertThat(bins).extracting(Bin::count).containsExactly(2L, 1L, 0L, 1L);
        assertThat(bins).extracting(Bin::from).satisfies(ends -> {
            assertThat(ends.get(0)).isEqualTo(1);
            assertThat(ends.get(1)).isCloseTo(3.16227766, within(1e-8));
            assertThat(ends.get(2)).isEqualTo(10);
            assertThat(ends.get(3)).isCloseTo(31.6227766, within(1e-7));
        });
        assertThat(bins.get(3).to()).isEqualTo(100);
    }

    @Test
    void noValuesHaveNoBins() {
        assertThat(Bins.linear().count()).isEmpty();
        assertThat(Bins.logarithmic().count()).isEmpty();
    }

    @ParameterizedTest
    @ValueSource(doubles = {0, 9, -3, 3.3, -0.1, 1e-300, 1e12, 123456.789, 1e300})
    void valuesThatAreAllTheSameShareABin(double value) {
        assertThat(Bins.linear(value, value, value).count(value, value, value))
                .singleElement()
                .satisfies(bin -> {
                    assertThat(bin.count()).isEqualTo(3);
                    assertThat(value).isBetween(bin.from(), bin.to());
                });
    }

    @Test
    void everyValueIsCountedAndBinsAreFew() {
        for (double scale : new double[] {1e-6, 0.1, 0.3, 1, 7, 1e9}) {
            for (double shift : new double[] {0, 0.1, -5, 1000}) {
                double[] values = IntStream.rangeClosed(1, 1000)
                        .mapToDouble(i -> shift + scale * i / 10)
                        .toArray();
                List<Bin> bins = Bins.linear(values).count(values);
                assertThat(bins).as("%s %s", scale, shift).hasSizeBetween(5, 21);
                assertThat(bins.stream().mapToLong(Bin::count).sum()).isEqualTo(1000);
                double[] positive = Arrays.stream(values)
                        .map(Math::abs)
                        .filter(value -> value > 0)
                        .toArray();
                List<Bin> ratios = Bins.logarithmic(positive).count(positive);
                assertThat(ratios).as("%s %s", scale, shift).hasSizeBetween(1, 21);
                assertThat(ratios.stream().mapToLong(Bin::count).sum()).isEqualTo(positive.length);
            }
        }
    }

    @Test
    void roundNumbersAreOneTwoOrFive() {
        assertThat(DoubleStream.of(1, 1.1, 2, 4.9, 5, 9, 10, 0.03, 1e-7)
                        .map(value -> Bins.roundAbove(value).doubleValue()))
                .containsExactly(1.0, 2.0, 2.0, 5.0, 5.0, 10.0, 10.0, 0.05, 1e-7);
        assertThat(DoubleStream.of(1, 1.9, 2, 4.9, 5, 9, 10, 0.03, 1e-7)
                        .map(value -> Bins.roundBelow(value).doubleValue()))
                .containsExactly(1.0, 1.0, 2.0, 2.0, 5.0, 5.0, 10.0, 0.02, 1e-7);
    }

    @Test
    void valuesWithoutABinAreRefused() {
        assertThatThrownBy(() -> Bins.linear(1, Double.NaN))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("NaN");
        assertThatThrownBy(() -> Bins.logarithmic(1, 0)).hasMessageContaining("positive: 0.0");
        assertThatThrownBy(() -> Bins.linear(1, 2).count(3)).hasMessageContaining("3.0 is in none of the bins");
        assertThatThrownBy(() -> Bins.linear(1, 2).count(0)).hasMessageContaining("0.0 is in none of the bins");
    }
}
