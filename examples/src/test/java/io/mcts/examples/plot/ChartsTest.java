package io.mcts.examples.plot;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.awt.image.BufferedImage;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** What is seen in charts, pixel by pixel. */
class ChartsTest {

    private static final int BAR = Palette.BAR.getRGB();
    private static final int FIRST = Palette.series(0).getRGB();
    private static final int SECOND = Palette.series(1).getRGB();

    @Test
    void barsAreAsLongAsTheirValues() {
        BufferedImage image = Pixels.of(new Bars(
                "",
                Axis.of("x").within(0, 1),
                List.of(Bar.of("a", 1), Bar.of("b", 0.25), Bar.of("c", 0), Bar.of("d", 0.5))));
        int[] lengths = Arrays.stream(Pixels.rows(image, BAR))
                .filter(length -> length > 0)
                .toArray();
        int whole = Arrays.stream(lengths).max().orElseThrow();
        // The chart is 760 pixels wide, without 16 on either side and a share of 0.015: 717.
        assertThat(whole).isCloseTo(717, within(3));
        // Three bars of 16 rows each, that of 0 has none.
        assertThat(lengths.length).isCloseTo(48, within(3));
        assertThat(Arrays.stream(lengths).distinct().boxed().toList())
                .satisfiesExactly(
                        length -> assertThat(length).isEqualTo(whole),
                        length -> assertThat((double) length).isCloseTo(0.25 * whole, within(2.0)),
                        length -> assertThat((double) length).isCloseTo(0.5 * whole, within(2.0)));
    }

    @Test
    void anIntervalIsDrawnFromEndToEnd() {
        BufferedImage image = Pixels.of(new Bars("", Axis.of("").within(0, 1), List.of(new Bar("", 0.5, 0.25, 0.75))));
        int ink = Palette.INK.getRGB();
        int[] bar = columnsOf(image, BAR);
        // The row in the middle of the bar, where there is no text.
        int[] rows = Pixels.rows(image, BAR);
        int middle = (int) IntStream.range(0, rows.length)
                .filter(y -> rows[y] > 100)
                .average()
                .orElseThrow();
        int[] interval = IntStream.range(0, image.getWidth())
                .filter(x -> Pixels.count(image, ink, x, middle - 1, x + 1, middle + 2) > 0)
                .toArray();
        double left = bar[0];
        double half = bar[bar.length - 1] - left;
        assertThat((double) interval[0]).isCloseTo(left + half / 2, within(3.0));
        assertThat((double) interval[interval.length - 1]).isCloseTo(left + 1.5 * half, within(3.0));
        assertThat(interval.length).isCloseTo((int) half, within(5));
    }

    @Test
    void negativeValuesGoToTheLeftOfZero() {
        BufferedImage image = Pixels.of(new Bars(
                "", Axis.of("Elo").within(-100, 100), List.of(Bar.of("a", -50), Bar.of("b", Double.MAX_VALUE))));
        int[] columns = columnsOf(image, BAR);
        // From -50 to 100, three quarters of 717, without a gap.
        assertThat(columns.length).isCloseTo(538, within(4));
        assertThat(columns[columns.length - 1] - columns[0]).isEqualTo(columns.length - 1);
    }

    @Test
    void columnsOfAHistogramAreAsHighAsTheirCounts() {
        Map<String, double[]> values = new LinkedHashMap<>();
        values.put("a", new double[] {1, 2, 2, 2, 2});
        values.put("b", new double[] {2, 2, 1, 3, 3});
        BufferedImage image = Pixels.of(Histogram.linear("", "x", "n", values));
        // Counts of a: 1, 4, 0; of b: 1, 2, 2.
        List<Integer> first = heights(image, FIRST);
        List<Integer> second = heights(image, SECOND);
        assertThat(first).hasSize(2);
        assertThat(second).hasSize(3);
        int four = first.get(1);
        assertThat(four).isGreaterThan(200);
        assertThat((double) first.get(0)).isCloseTo(four / 4.0, within(2.0));
        assertThat((double) second.get(0)).isCloseTo(four / 4.0, within(2.0));
        assertThat((double) second.get(1)).isCloseTo(four / 2.0, within(2.0));
        assertThat((double) second.get(2)).isCloseTo(four / 2.0, within(2.0));
    }

    /** The heights of the columns of a colour from left to right, above its boxes in the legend. */
    private static List<Integer> heights(BufferedImage image, int color) {
        int[] columns = IntStream.range(0, image.getWidth())
                .map(x -> Pixels.count(image, color, x, 60, x + 1, image.getHeight()))
                .toArray();
        return IntStream.range(1, columns.length - 3)
                .filter(x -> columns[x - 1] == 0 && columns[x] > 0)
                .mapToObj(x -> columns[x + 3])
                .toList();
    }

    @Test
    void binsOfALogarithmicHistogramAreAllAsWide() {
        BufferedImage image = Pixels.of(new Histogram(
                "",
                "ms",
                "moves",
                true,
                List.of(new Histogram.Series(
                        "a", List.of(new Bin(1, 10, 1), new Bin(10, 100, 0), new Bin(100, 1000, 1))))));
        int[] columns = columnsOf(image, FIRST);
        int[] gaps = IntStream.range(1, columns.length)
                .map(i -> columns[i] - columns[i - 1])
                .filter(gap -> gap > 1)
                .toArray();
        assertThat(gaps).hasSize(1);
        // A bar has 0.94 of its decade; from one to the next but one there is an empty decade and 0.06 of a bar's.
        assertThat((double) columns.length / 2).isCloseTo(gaps[0] * 0.94 / 1.06, within(4.0));
    }

    @Test
    void aCourseGoesThroughItsPoints() {
        BufferedImage image = Pixels.of(Course.of(
                "",
                Axis.of("x").within(0, 4),
                Axis.of("y").within(0, 1),
                List.of(new Course.Point(1, 0.25, 0.2, 0.3), new Course.Point(3, 0.75, 0.7, 0.8))));
        int[] columns = columnsOf(image, FIRST);
        int[] rows = IntStream.range(0, image.getHeight())
                .filter(y -> Pixels.count(image, FIRST, 0, y, image.getWidth(), y + 1) > 0)
                .toArray();
        int frame = Palette.FRAME.getRGB();
        int[] sides = IntStream.range(0, image.getWidth())
                .filter(x -> Pixels.count(image, frame, x, 0, x + 1, image.getHeight()) > 250)
                .toArray();
        // Half of the axis, from its first quarter to its last; 0.0075 of the width on either side is beyond its ends.
        double width = sides[sides.length - 1] - sides[0];
        double left = sides[0] + 0.0075 * width;
        assertThat((double) columns[0]).isCloseTo(left + 0.985 * width / 4, within(4.0));
        assertThat((double) columns[columns.length - 1]).isCloseTo(left + 0.985 * width * 3 / 4, within(4.0));
        int height = (int) IntStream.range(0, image.getHeight())
                .filter(y -> image.getRGB(sides[0], y) == frame)
                .count();
        assertThat((double) rows[rows.length - 1] - rows[0]).isCloseTo(height / 2.0, within(5.0));
        assertThat(Pixels.count(image, FIRST, 0, 0, columns[0] + 20, image.getHeight() / 2))
                .as("it rises from left to right")
                .isZero();
    }

    @Test
    void aLongCourseIsThinnedButKeepsItsEnds() {
        List<Course.Point> points = IntStream.rangeClosed(1, 20_000)
                .mapToObj(i -> new Course.Point(i, i == 20_000 ? 1 : 0, 0, 1))
                .toList();
        BufferedImage image = Pixels.of(Course.of("", Axis.of("games"), Axis.score("score"), points));
        int[] rows = Pixels.rows(image, FIRST);
        assertThat(IntStream.range(0, rows.length).filter(y -> rows[y] > 0).count())
                .as("the last point alone is at the top")
                .isGreaterThan(250);
    }

    static Stream<Chart> strangeCharts() {
        String spec = "uct,iterations=1000,selection=ucb1:c=0.7,".repeat(50);
        return Stream.of(
                new Bars("", Axis.of(""), List.of()),
                new Bars("zeros", Axis.of("x"), List.of(Bar.of("a", 0), Bar.of("b", 0))),
                new Bars("ones", Axis.score("x"), List.of(new Bar(spec, 1, 0.2, 1), new Bar(spec, 0, 0, 0.8))),
                new Bars(
                        "no bounds",
                        Axis.of("Elo").reference(0),
                        List.of(
                                new Bar("a", Double.POSITIVE_INFINITY, 120, Double.POSITIVE_INFINITY),
                                new Bar("b", Double.NaN, Double.NEGATIVE_INFINITY, Double.POSITIVE_INFINITY))),
                new Bars("huge", Axis.of("x"), List.of(Bar.of("a", 1e12), Bar.of("b", 1e-12))),
                new Course(spec, Axis.of("x"), Axis.of("y"), List.of()),
                Course.of("", Axis.of("x"), Axis.of("y"), List.of()),
                Course.of("", Axis.of("x"), Axis.score("y"), List.of(new Course.Point(1, 1, 0.2, 1))),
                Course.of("", Axis.of("x"), Axis.of("y"), List.of(new Course.Point(0, 0, 0, 0))),
                Course.of(
                        "",
                        Axis.of("x"),
                        Axis.of("y"),
                        List.of(
                                new Course.Point(-0.5, 0, Double.NEGATIVE_INFINITY, Double.POSITIVE_INFINITY),
                                new Course.Point(0.5, 3, 3, 3))),
                Histogram.linear("", "", "", Map.of()),
                Histogram.linear("", "x", "n", Map.of(spec, new double[0])),
                Histogram.linear("", "x", "n", Map.of("a", new double[500])),
                Histogram.linear("", "x", "n", Map.of("a", new double[] {-7, 1e6})),
                Histogram.logarithmic("", "x", "n", Map.of("a", new double[] {0, 0})),
                Histogram.logarithmic("", "x", "n", Map.of("a", new double[] {3.3})),
                Histogram.logarithmic("", "x", "n", Map.of("a", new double[] {1e-9, 1e9})));
    }

    @ParameterizedTest
    @MethodSource("strangeCharts")
    void strangeDataAreDrawnToo(Chart chart) {
        BufferedImage image = Pixels.of(chart);
        assertThat(Pixels.count(image, Palette.FRAME.getRGB(), 0, 0, image.getWidth(), image.getHeight()))
                .as("a frame")
                .isGreaterThan(1000);
        assertThat(image.getHeight()).isLessThan(600);
        assertThat(chart.words()).isNotEmpty();
    }

    @Test
    void timesThatAreNotPositiveCountAsTheShortest() {
        Histogram histogram = Histogram.logarithmic("", "ms", "moves", Map.of("a", new double[] {0, -1, 2, 2}));
        assertThat(histogram.series().get(0).bins())
                .singleElement()
                .extracting(Bin::count)
                .isEqualTo(4L);
    }

    @Test
    void dataThatContradictThemselvesAreRefused() {
        assertThatThrownBy(() -> new Bar("a", 0.5, 0.6, 0.7))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("'a': 0.5 must lie in its interval: 0.6, 0.7");
        assertThatThrownBy(() -> new Bar("a", Double.NaN, Double.NaN, 1)).hasMessageContaining("NaN, 1.0");
        assertThatThrownBy(() -> new Course.Point(1, 2, 3, 4)).hasMessageContaining("3.0, 4.0");
        assertThatThrownBy(
                        () -> new Course.Line("a", List.of(new Course.Point(2, 0, 0, 0), new Course.Point(2, 0, 0, 0))))
                .hasMessageContaining("the points of 'a' must go from left to right");
        assertThatThrownBy(() -> new Bin(1, 1, 0)).hasMessageContaining("finite length");
        assertThatThrownBy(() -> new Bin(0, 1, -1)).hasMessageContaining("-1");
        assertThatThrownBy(() -> Axis.of("x").within(1, 1)).hasMessageContaining("'x' must begin below its end");
        assertThatThrownBy(() ->
                        new Histogram("t", "", "", true, List.of(new Histogram.Series("", List.of(new Bin(0, 1, 1))))))
                .hasMessageContaining("above zero");
    }

    private static int[] columnsOf(BufferedImage image, int color) {
        int[] columns = Pixels.columns(image, color);
        return IntStream.range(0, columns.length).filter(x -> columns[x] > 0).toArray();
    }
}
