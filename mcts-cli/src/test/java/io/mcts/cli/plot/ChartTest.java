package io.mcts.cli.plot;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.awt.Color;
import java.awt.image.BufferedImage;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** What is seen in charts, pixel by pixel. */
class ChartTest {

    private static final int BAR = Chart.BAR.getRGB();
    private static final int FIRST = Chart.COURSE.getRGB();

    private static final Axis SCORE = new Axis("x", true);
    private static final Axis AMOUNT = new Axis("x", false);

    @Test
    void barsAreAsLongAsTheirValues() {
        BufferedImage image = Pixels.of(
                Chart.bars("", SCORE, List.of(Bar.of("a", 1), Bar.of("b", 0.25), Bar.of("c", 0), Bar.of("d", 0.5))));
        int[] lengths = Arrays.stream(Pixels.rows(image, BAR))
                .filter(length -> length > 0)
                .toArray();
        int whole = Arrays.stream(lengths).max().orElseThrow();
        assertThat(whole).isGreaterThan(200);
        assertThat(Arrays.stream(lengths).distinct().boxed().toList())
                .allSatisfy(length -> assertThat(
                                Stream.of(1.0, 0.5, 0.25).mapToDouble(share -> Math.abs(length - share * whole)))
                        .anyMatch(difference -> difference <= 3));
        assertThat(Arrays.stream(lengths).distinct().count()).isGreaterThanOrEqualTo(3);
        assertThat(lengths[0]).as("the first is at the top").isCloseTo(whole, within(3));
    }

    /** An interval that does not lie evenly about its value. */
    @Test
    void anIntervalIsDrawnFromEndToEnd() {
        BufferedImage image = Pixels.of(Chart.bars("", SCORE, List.of(new Bar("", 0.5, 0.4, 0.8))));
        int[] rows = Pixels.rows(image, BAR);
        int[] bar = IntStream.range(0, rows.length).filter(y -> rows[y] > 50).toArray();
        int middle = (bar[0] + bar[bar.length - 1]) / 2;
        int[] columns = Pixels.columns(image, BAR);
        int[] blue =
                IntStream.range(0, columns.length).filter(x -> columns[x] > 0).toArray();
        double half = blue[blue.length - 1] - blue[0] + 1.0;
        int[] ink = IntStream.range(blue[0] + 5, image.getWidth() - 15)
                .filter(x -> isDark(image.getRGB(x, middle)) || isDark(image.getRGB(x, middle + 1)))
                .toArray();
        assertThat(ink[0]).isCloseTo((int) (blue[0] + 0.8 * half), within(4));
        assertThat(ink[ink.length - 1]).isCloseTo((int) (blue[0] + 1.6 * half), within(4));
        assertThat(ink.length).isCloseTo((int) (0.8 * half), within(6));
    }

    private static boolean isDark(int rgb) {
        Color color = new Color(rgb);
        return color.getRed() < 0x60 && color.getBlue() < 0x80;
    }

    @Test
    void aCourseGoesThroughItsPoints() {
        BufferedImage image = Pixels.of(Chart.course(
                "", "x", SCORE, new TreeMap<>(Map.of(1, new Bar("", 0.25, 0.2, 0.3), 3, new Bar("", 0.75, 0.7, 0.8)))));
        int[] columns = Pixels.columns(image, FIRST);
        int[] across =
                IntStream.range(0, columns.length).filter(x -> columns[x] > 0).toArray();
        int[] rows = Pixels.rows(image, FIRST);
        int[] down = IntStream.range(0, rows.length).filter(y -> rows[y] > 0).toArray();
        assertThat(across.length).isGreaterThan(250);
        assertThat(Pixels.count(image, FIRST, 0, 0, across[0] + 20, down[0] + down.length / 2))
                .as("it rises from left to right")
                .isZero();
    }

    static Stream<Chart> strangeCharts() {
        String spec = "uct,iterations=1000,selection=ucb1:c=0.7,".repeat(50);
        double infinity = Double.POSITIVE_INFINITY;
        return Stream.of(
                Chart.bars("", AMOUNT, List.of()),
                Chart.bars("zeros", AMOUNT, List.of(Bar.of("a", 0), Bar.of("b", 0))),
                Chart.bars("ones", SCORE, List.of(new Bar(spec, 1, 0.2, 1), new Bar(spec, 0, 0, 0.8))),
                Chart.bars(
                        "no bounds",
                        AMOUNT,
                        List.of(new Bar("a", infinity, 120, infinity), new Bar("b", Double.NaN, -infinity, infinity))),
                Chart.bars("huge", AMOUNT, List.of(Bar.of("a", 1e12), Bar.of("b", -1e-12))),
                Chart.course(spec, "x", AMOUNT, new TreeMap<>()),
                Chart.course("", "x", SCORE, new TreeMap<>(Map.of(1, new Bar("", 1, 0.2, 1)))),
                Chart.course("", "x", AMOUNT, new TreeMap<>(Map.of(0, new Bar("", 0, 0, 0)))),
                Chart.course("", "x", AMOUNT, new TreeMap<>(Map.of(0, new Bar("", 0, -infinity, infinity)))));
    }

    @ParameterizedTest
    @MethodSource("strangeCharts")
    void strangeDataAreDrawnToo(Chart chart) {
        BufferedImage image = Pixels.of(chart);
        int white = Pixels.count(image, Color.WHITE.getRGB(), 0, 0, image.getWidth(), image.getHeight());
        assertThat(white).isBetween(1_000, image.getWidth() * image.getHeight() - 300);
        assertThat(image.getHeight()).isLessThan(600);
        assertThat(chart.words()).isNotEmpty();
    }

    /** A SPEC may be broken after its commas, a number not. */
    @Test
    void labelsAreBrokenBetweenSettings() {
        Chart chart = Chart.bars("", AMOUNT, List.of(Bar.of("plain, 5,000 iterations", 1), Bar.of("uct,seed=1", 2)));
        assertThat(label(chart, 0)).isEqualTo("plain, 5,000 iterations: 1.00");
        assertThat(label(chart, 1)).isEqualTo("uct, seed=1: 2.00");
    }

    private static String label(Chart chart, int bar) {
        return chart.drawing().getCategoryPlot().getDataset().getColumnKey(bar).toString();
    }

    @Test
    void figuresHaveTwoDigitsOfTheirInterval() {
        assertThat(new Bar("", 0.6451, 0.6242, 0.6661).figures()).isEqualTo("0.645 (0.624 to 0.666)");
        assertThat(new Bar("", 120.4, 80.2, 160.6).figures()).isEqualTo("120 (80 to 161)");
        assertThat(Bar.of("", 4.886).figures()).isEqualTo("4.89");
        assertThat(Bar.of("", -0.0).figures()).isEqualTo("0");
        assertThat(new Bar("", Double.NaN, Double.NEGATIVE_INFINITY, 1).figures())
                .isEqualTo("no value");
        assertThat(new Bar("", Double.POSITIVE_INFINITY, 5, Double.POSITIVE_INFINITY).figures())
                .isEqualTo("infinity (5 to infinity)");
    }

    @Test
    void dataThatContradictThemselvesAreRefused() {
        assertThatThrownBy(() -> new Bar("a", 0.5, 0.6, 0.7))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("'a': 0.5 must lie in its interval: 0.6, 0.7");
    }
}
