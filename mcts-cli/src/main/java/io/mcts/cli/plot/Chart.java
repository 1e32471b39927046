package io.mcts.cli.plot;

import java.awt.BasicStroke;
import java.awt.Color;
import java.awt.Font;
import java.util.List;
import java.util.Map;
import java.util.NavigableMap;
import java.util.stream.DoubleStream;
import java.util.stream.Stream;
import org.jfree.chart.ChartFactory;
import org.jfree.chart.JFreeChart;
import org.jfree.chart.StandardChartTheme;
import org.jfree.chart.axis.AxisLocation;
import org.jfree.chart.axis.NumberAxis;
import org.jfree.chart.plot.CategoryPlot;
import org.jfree.chart.plot.DatasetRenderingOrder;
import org.jfree.chart.plot.PlotOrientation;
import org.jfree.chart.plot.ValueMarker;
import org.jfree.chart.plot.XYPlot;
import org.jfree.chart.renderer.category.BarRenderer;
import org.jfree.chart.renderer.category.IntervalBarRenderer;
import org.jfree.chart.renderer.category.StandardBarPainter;
import org.jfree.chart.renderer.xy.DeviationRenderer;
import org.jfree.chart.title.TextTitle;
import org.jfree.chart.ui.RectangleInsets;
import org.jfree.data.Range;
import org.jfree.data.category.DefaultCategoryDataset;
import org.jfree.data.category.DefaultIntervalCategoryDataset;
import org.jfree.data.xy.YIntervalSeries;
import org.jfree.data.xy.YIntervalSeriesCollection;
import org.jspecify.annotations.Nullable;

/**
 * One chart of a {@link Picture}.
 *
 * @param height the height that it needs, in pixels
 * @param words what it shows, for those who cannot see it: the title first, then a line for each thing shown
 */
public record Chart(JFreeChart drawing, int height, List<String> words) {

    private static final int COURSE_HEIGHT = 360;
    private static final int FRAME = 110;
    private static final int LINE = 16;
    private static final int PADDING = 12;
    private static final float WHISKER = 2.5f;

    /** The share of the width that labels of bars may take, and how many characters fit in a line of it. */
    private static final float LABELS = 0.45f;

    private static final int LABEL_LINE = 38;
    private static final int LABEL_LINES = 6;

    /** Sky blue and blue, which colour-blind people can tell apart: Okabe and Ito, "Color Universal Design" (2008). */
    static final Color BAR = new Color(0x56, 0xB4, 0xE9);

    static final Color COURSE = new Color(0x00, 0x72, 0xB2);

    private static final Color BAND = new Color(0x00, 0x72, 0xB2, 0x40);
    private static final Color INK = new Color(0x22, 0x22, 0x22);
    private static final Color GRID = new Color(0xDD, 0xDD, 0xDD);

    /** Makes the list immutable. */
    public Chart {
        words = List.copyOf(words);
    }

    /**
     * Values side by side as bars, one under the other, with their intervals. The labels say in figures what they show.
     *
     * @param axis what is measured; unless it is a score, it contains zero and every finite end of an interval
     * @param bars the values, from top to bottom, their labels all different
     */
    public static Chart bars(String title, Axis axis, List<Bar> bars) {
        Range ends = axis.around(DoubleStream.concat(
                DoubleStream.of(0),
                bars.stream().flatMapToDouble(bar -> DoubleStream.of(bar.low(), bar.value(), bar.high()))));
        // A line is broken at blanks alone; a number keeps its commas.
        List<String> labels = bars.stream()
                .map(bar -> bar.label().replaceAll(",(?=\\p{Alpha})", ", ") + ": " + bar.figures())
                .toList();
        DefaultCategoryDataset values = new DefaultCategoryDataset();
        for (int i = 0; i < labels.size(); i++) {
            double value = bars.get(i).value();
            values.addValue(Double.isNaN(value) ? null : ends.constrain(value), "value", labels.get(i));
        }
        int lines = labels.stream()
                .mapToInt(label -> 1 + Math.min(LABEL_LINES, 1 + label.length() / LABEL_LINE))
                .sum();
        int height = FRAME + LINE * Math.max(2, lines);
        JFreeChart chart = styled(ChartFactory.createBarChart(
                title, "", axis.name(), values, PlotOrientation.HORIZONTAL, false, false, false));
        CategoryPlot plot = chart.getCategoryPlot();
        plot.setRenderer(0, styled(new BarRenderer(), BAR, 0.2));
        if (!bars.isEmpty()) {
            plot.setDataset(1, intervals(bars, labels, ends));
            plot.setRenderer(1, styled(new IntervalBarRenderer(), INK, WHISKER / height));
        }
        plot.setDatasetRenderingOrder(DatasetRenderingOrder.FORWARD);
        plot.getDomainAxis().setMaximumCategoryLabelLines(LABEL_LINES);
        plot.getDomainAxis().setMaximumCategoryLabelWidthRatio(LABELS);
        plot.getDomainAxis().setCategoryMargin(0.3);
        plot.setRangeAxisLocation(AxisLocation.BOTTOM_OR_LEFT);
        plot.getRangeAxis().setRange(ends);
        if (axis.isScore()) {
            plot.addRangeMarker(even());
        }
        Stream<String> figures = bars.stream().map(bar -> bar.label() + ": " + bar.figures());
        return new Chart(chart, height, Stream.concat(Stream.of(title), figures).toList());
    }

    /** The intervals, which need not lie evenly about the values. */
    private static DefaultIntervalCategoryDataset intervals(List<Bar> bars, List<String> labels, Range ends) {
        double[] lows =
                bars.stream().mapToDouble(bar -> ends.constrain(bar.low())).toArray();
        double[] highs =
                bars.stream().mapToDouble(bar -> ends.constrain(bar.high())).toArray();
        DefaultIntervalCategoryDataset intervals =
                new DefaultIntervalCategoryDataset(new double[][] {lows}, new double[][] {highs});
        intervals.setCategoryKeys(labels.toArray(String[]::new));
        return intervals;
    }

    private static BarRenderer styled(BarRenderer renderer, Color colour, double width) {
        renderer.setBarPainter(new StandardBarPainter());
        renderer.setShadowVisible(false);
        renderer.setMaximumBarWidth(width);
        renderer.setSeriesPaint(0, colour);
        return renderer;
    }

    /**
     * A value that changes, as a line within the band of its intervals.
     *
     * @param across what changes from left to right
     */
    public static Chart course(String title, String across, Axis up, NavigableMap<Integer, Bar> points) {
        Range ends = up.around(
                points.values().stream().flatMapToDouble(point -> DoubleStream.of(point.low(), point.high())));
        YIntervalSeries series = new YIntervalSeries(up.name());
        points.forEach(
                (x, point) -> series.add(x, point.value(), ends.constrain(point.low()), ends.constrain(point.high())));
        YIntervalSeriesCollection data = new YIntervalSeriesCollection();
        data.addSeries(series);
        JFreeChart chart = styled(ChartFactory.createXYLineChart(
                title, across, up.name(), data, PlotOrientation.VERTICAL, false, false, false));
        DeviationRenderer renderer = new DeviationRenderer(true, points.size() == 1);
        renderer.setSeriesPaint(0, COURSE);
        renderer.setSeriesFillPaint(0, BAND);
        renderer.setAlpha(1); // that of the colour is kept in SVG, too
        renderer.setSeriesStroke(0, new BasicStroke(2));
        XYPlot plot = chart.getXYPlot();
        plot.setRenderer(renderer);
        plot.getRangeAxis().setRange(ends);
        plot.getDomainAxis().setStandardTickUnits(NumberAxis.createIntegerTickUnits());
        if (up.isScore()) {
            plot.addRangeMarker(even());
        }
        Map.@Nullable Entry<Integer, Bar> last = points.lastEntry();
        if (last == null) {
            return new Chart(chart, COURSE_HEIGHT, List.of(title));
        }
        String end = "ends with " + last.getValue().figures() + " at " + last.getKey();
        chart.addSubtitle(new TextTitle(end, Picture.font(Font.PLAIN, 13)));
        return new Chart(chart, COURSE_HEIGHT, List.of(title, up.name() + ": " + end));
    }

    private static ValueMarker even() {
        BasicStroke dashes =
                new BasicStroke(1.2f, BasicStroke.CAP_BUTT, BasicStroke.JOIN_ROUND, 1, new float[] {6, 4}, 0);
        return new ValueMarker(Axis.EVEN, INK, dashes);
    }

    private static JFreeChart styled(JFreeChart chart) {
        StandardChartTheme theme = (StandardChartTheme) StandardChartTheme.createJFreeTheme();
        theme.setExtraLargeFont(Picture.font(Font.BOLD, 15));
        theme.setLargeFont(Picture.font(Font.PLAIN, 13));
        theme.setRegularFont(Picture.font(Font.PLAIN, 13));
        theme.setPlotBackgroundPaint(Color.WHITE);
        theme.setDomainGridlinePaint(GRID);
        theme.setRangeGridlinePaint(GRID);
        theme.apply(chart);
        chart.setBackgroundPaint(Color.WHITE);
        chart.setPadding(new RectangleInsets(PADDING, PADDING, PADDING, PADDING));
        chart.getPlot().setNoDataMessage("no data");
        return chart;
    }
}
