package io.mcts.cli.plot;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.w3c.dom.Element;

/** What is seen in charts, by the coordinates of what is drawn. */
class ChartTest {

    private static final Axis SCORE = new Axis("x", true);
    private static final Axis AMOUNT = new Axis("x", false);

    @Test
    void barsAreAsLongAsTheirValues() {
        List<Element> bars = SvgImage.of(Chart.bars(
                        "", SCORE, List.of(Bar.of("a", 1), Bar.of("b", 0.25), Bar.of("c", 0), Bar.of("d", 0.5))))
                .bars();
        double whole = SvgImage.number(bars.get(0), "width");
        assertThat(whole).isGreaterThan(200);
        assertThat(bars.stream().map(bar -> SvgImage.number(bar, "width") / whole))
                .usingElementComparator((a, b) -> Math.abs(a - b) < 1e-3 ? 0 : 1)
                .containsExactly(1.0, 0.25, 0.0, 0.5);
        assertThat(bars.stream().map(bar -> SvgImage.number(bar, "y")))
                .isSorted()
                .doesNotHaveDuplicates();
    }

    @Test
    void aNegativeBarEndsWhereAPositiveOneBegins() {
        List<Element> bars = SvgImage.of(Chart.bars("", AMOUNT, List.of(Bar.of("a", -2), Bar.of("b", 1))))
                .bars();
        double zero = SvgImage.number(bars.get(1), "x");
        assertThat(SvgImage.number(bars.get(0), "x") + SvgImage.number(bars.get(0), "width"))
                .isCloseTo(zero, within(0.2));
        assertThat(SvgImage.number(bars.get(0), "width"))
                .isCloseTo(2 * SvgImage.number(bars.get(1), "width"), within(0.2));
    }

    /** An interval that does not lie evenly about its value. */
    @Test
    void anIntervalIsDrawnFromEndToEnd() {
        SvgImage image = SvgImage.of(Chart.bars("", SCORE, List.of(new Bar("", 0.5, 0.4, 0.8))));
        Element bar = image.bars().get(0);
        double zero = SvgImage.number(bar, "x");
        double one = zero + 2 * SvgImage.number(bar, "width");
        double middle = SvgImage.number(bar, "y") + SvgImage.number(bar, "height") / 2;
        String line = String.format(
                Locale.ROOT,
                "M%.1f,%.1fL%.1f,%.1f",
                zero + 0.4 * (one - zero),
                middle,
                zero + 0.8 * (one - zero),
                middle);
        assertThat(image.all("path")).extracting(path -> path.getAttribute("d")).contains(line);
    }

    @Test
    void aCourseGoesThroughItsPointsWithinItsBand() {
        SvgImage image = SvgImage.of(Chart.course(
                "", "x", SCORE, new TreeMap<>(Map.of(1, new Bar("", 0.25, 0.2, 0.3), 3, new Bar("", 0.75, 0.7, 0.8)))));
        double[] line = numbers(image.all("polyline").get(0));
        assertThat(line[2] - line[0]).as("across").isGreaterThan(250);
        assertThat(line[1] - line[3]).as("it rises by half of the axis").isCloseTo(115, within(0.2));
        double[] band = numbers(image.all("polygon").get(0));
        assertThat(line[1]).isBetween(band[1], band[7]);
        assertThat(line[3]).isBetween(band[3], band[5]);
        assertThat(image.all("polygon").get(0).getAttribute("fill-opacity")).isEqualTo("0.25");
    }

    private static double[] numbers(Element line) {
        return Arrays.stream(line.getAttribute("points").split("[ ,]"))
                .mapToDouble(Double::parseDouble)
                .toArray();
    }

    @ParameterizedTest
    @CsvSource(delimiterString = " -> ", textBlock = """
            0, 1       -> 0.0 0.2 0.4 0.6 0.8 1.0
            0, 15      -> 0 5 10 15
            -447, 209  -> -400 -200 0 200
            0.3, 0.34  -> 0.30 0.31 0.32 0.33 0.34
            """)
    void ticksAreRoundNumbers(String ends, String ticks) {
        String[] end = ends.split(", ", -1);
        Scale scale = new Scale(Double.parseDouble(end[0]), Double.parseDouble(end[1]), 0, 100);
        assertThat(scale.ticks(0)).extracting(scale::text).containsExactly(ticks.split(" "));
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
        String svg = new Picture(List.of(chart)).svg();
        assertThat(Pattern.compile("NaN|Infinity")
                        .matcher(svg.substring(svg.indexOf("</desc>")))
                        .find())
                .isFalse();
        assertThat(SvgImage.of(chart).texts()).isNotEmpty();
        assertThat(chart.height()).isBetween(50.0, 600.0);
        assertThat(chart.words()).isNotEmpty();
    }

    /** A SPEC may be broken after its commas, a number not. */
    @Test
    void labelsAreBrokenBetweenSettings() {
        String spec = "uct,iterations=1000,selection=ucb1:c=0.7,rollout=decisive";
        assertThat(SvgImage.of(Chart.bars("", AMOUNT, List.of(Bar.of("plain, 5,000 iterations", 1), Bar.of(spec, 2))))
                        .texts())
                .contains(
                        "plain, 5,000 iterations: 1.00",
                        "uct, iterations=1000,",
                        "selection=ucb1:c=0.7,",
                        "rollout=decisive: 2.00");
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
