package io.mcts.examples.plot;

import java.awt.BasicStroke;
import java.awt.Color;
import java.awt.Component;
import java.awt.Font;
import java.awt.Graphics;
import java.text.DecimalFormat;
import java.text.DecimalFormatSymbols;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.DoubleStream;
import javax.swing.Icon;
import org.jfree.chart.ChartFactory;
import org.jfree.chart.JFreeChart;
import org.jfree.chart.StandardChartTheme;
import org.jfree.chart.axis.AxisLocation;
import org.jfree.chart.axis.LogAxis;
import org.jfree.chart.axis.NumberAxis;
import org.jfree.chart.axis.ValueAxis;
import org.jfree.chart.plot.CategoryPlot;
import org.jfree.chart.plot.DatasetRenderingOrder;
import org.jfree.chart.plot.PlotOrientation;
import org.jfree.chart.plot.ValueMarker;
import org.jfree.chart.plot.XYPlot;
import org.jfree.chart.renderer.category.BarRenderer;
import org.jfree.chart.renderer.category.MinMaxCategoryRenderer;
import org.jfree.chart.renderer.category.StandardBarPainter;
import org.jfree.chart.renderer.xy.DeviationRenderer;
import org.jfree.chart.renderer.xy.StandardXYBarPainter;
import org.jfree.chart.renderer.xy.XYBarRenderer;
import org.jfree.chart.ui.RectangleInsets;
import org.jfree.data.Range;
import org.jfree.data.category.DefaultCategoryDataset;
import org.jfree.data.statistics.SimpleHistogramBin;
import org.jfree.data.statistics.SimpleHistogramDataset;
import org.jfree.data.xy.YIntervalSeries;
import org.jfree.data.xy.YIntervalSeriesCollection;
import org.jspecify.annotations.Nullable;

/**
 * One chart of a {@link Picture}.
 *
 * @param drawing what draws it
 * @param height the height that it needs, in pixels
 * @param words what it shows, for those who cannot see it: the title first, then a line for each thing shown
 */
public record Chart(JFreeChart drawing, int height, List<String> words) {

    private static final int HEIGHT = 300;
    private static final int FRAME = 110;
    private static final int LINE = 15;
    private static final int BAND = 0x40;
    private static final int PADDING = 10;
    /** The share of the width that labels of bars may take, and how many characters fit in a line of it. */
    private static final float LABELS = 0.45f;

    private static final int LABEL_LINE = 28;
    private static final int LABEL_LINES = 6;

    /** The colours that colour-blind people can tell apart: Okabe and Ito, "Color Universal Design" (2008). */
    static final List<Color> COLOURS = List.of(
            new Color(0x00, 0x72, 0xB2), // blue
            new Color(0xE6, 0x9F, 0x00), // orange
            new Color(0x00, 0x9E, 0x73), // bluish green
            new Color(0xD5, 0x5E, 0x00), // vermilion
            new Color(0xCC, 0x79, 0xA7), // reddish purple
            Color.BLACK);

    /** Sky blue: light enough for an interval to be seen upon it. */
    static final Color BAR = new Color(0x56, 0xB4, 0xE9);

    private static final Color INK = new Color(0x22, 0x22, 0x22);
    private static final Color GRID = new Color(0xDD, 0xDD, 0xDD);

    /** A chart. */
    public Chart {
        words = List.copyOf(words);
    }

    /** The label of a bar, different from all others. */
    private record Label(int number, String text) implements Comparable<Label> {

        @Override
        public int compareTo(Label other) {
            return Integer.compare(number, other.number);
        }

        @Override
        public String toString() {
            return text;
        }
    }

    /**
     * A value that changes, with the interval in which the true value is believed to lie.
     *
     * @param x how far right it is
     * @param y the value
     * @param low the lower end of its interval; at most the value
     * @param high the upper end of its interval; at least the value
     */
    public record Point(double x, double y, double low, double high) {}

    /**
     * Values side by side as bars, one under the other, with their intervals. The labels say in figures what they show.
     *
     * @param title what is shown
     * @param axis what is measured; without ends of its own it contains zero and every finite end of an interval
     * @param bars the values, from top to bottom
     */
    public static Chart bars(String title, Axis axis, List<Bar> bars) {
        Range ends = axis.around(DoubleStream.concat(
                DoubleStream.of(0),
                bars.stream().flatMapToDouble(bar -> DoubleStream.of(bar.low(), bar.value(), bar.high()))));
        DefaultCategoryDataset values = new DefaultCategoryDataset();
        DefaultCategoryDataset intervals = new DefaultCategoryDataset();
        List<String> words = new ArrayList<>(List.of(title));
        int height = FRAME;
        for (Bar bar : bars) {
            // A line is broken at blanks alone.
            Label label = new Label(words.size(), bar.label().replace(",", ", ") + ": " + bar.figures());
            values.addValue(Double.isNaN(bar.value()) ? null : ends.constrain(bar.value()), "value", label);
            boolean isUncertain = bar.low() < bar.high();
            intervals.addValue(isUncertain ? ends.constrain(bar.low()) : null, "low", label);
            intervals.addValue(isUncertain ? ends.constrain(bar.high()) : null, "high", label);
            words.add(bar.label() + ": " + bar.figures());
            height += LINE * (1 + Math.min(LABEL_LINES, 1 + label.text().length() / LABEL_LINE));
        }
        JFreeChart chart = ChartFactory.createBarChart(
                title, "", axis.name(), values, PlotOrientation.HORIZONTAL, false, false, false);
        style(chart);
        CategoryPlot plot = chart.getCategoryPlot();
        plot.setDataset(1, intervals);
        plot.setRenderer(0, bars());
        plot.setRenderer(1, whiskers());
        plot.setDatasetRenderingOrder(DatasetRenderingOrder.FORWARD);
        plot.getDomainAxis().setMaximumCategoryLabelLines(LABEL_LINES);
        plot.getDomainAxis().setMaximumCategoryLabelWidthRatio(LABELS);
        plot.getDomainAxis().setCategoryMargin(0.3);
        plot.setRangeAxisLocation(AxisLocation.BOTTOM_OR_LEFT);
        plot.getRangeAxis().setRange(ends);
        if (axis.hasReference()) {
            plot.addRangeMarker(reference(axis));
        }
        return new Chart(chart, Math.max(height, HEIGHT / 2), words);
    }

    private static BarRenderer bars() {
        BarRenderer renderer = new BarRenderer();
        renderer.setBarPainter(new StandardBarPainter());
        renderer.setShadowVisible(false);
        renderer.setMaximumBarWidth(0.2);
        renderer.setSeriesPaint(0, BAR);
        return renderer;
    }

    /** Intervals from end to end, which need not lie evenly about the value. */
    private static MinMaxCategoryRenderer whiskers() {
        MinMaxCategoryRenderer renderer = new MinMaxCategoryRenderer();
        Icon end = new End();
        renderer.setMinIcon(end);
        renderer.setMaxIcon(end);
        renderer.setObjectIcon(end);
        renderer.setGroupPaint(INK);
        renderer.setGroupStroke(new BasicStroke(1.8f));
        renderer.setDefaultPaint(INK);
        renderer.setAutoPopulateSeriesPaint(false);
        return renderer;
    }

    /** The end of an interval: a stroke across. */
    private static final class End implements Icon {

        private static final int LENGTH = 9;

        @Override
        public void paintIcon(@Nullable Component nobody, Graphics graphics, int x, int y) {
            graphics.setColor(INK);
            graphics.fillRect(x - getIconWidth() / 2, y - getIconHeight() / 2, getIconWidth(), getIconHeight());
        }

        @Override
        public int getIconWidth() {
            return 2;
        }

        @Override
        public int getIconHeight() {
            return LENGTH;
        }
    }

    /**
     * How often values of each size occur.
     *
     * @param title what is shown
     * @param axis what the values are, with their unit
     * @param counted what is counted
     * @param isLogarithmic whether each step to the right multiplies, as suits times; values that are not positive then count as the
     *     shortest of the others
     * @param values the values by the name of what they belong to; finite
     */
    public static Chart histogram(
            String title, String axis, String counted, boolean isLogarithmic, Map<String, double[]> values) {
        double[] all = values.values().stream().flatMapToDouble(Arrays::stream).toArray();
        double least = Arrays.stream(all).filter(value -> value > 0).min().orElse(1);
        double[] edges = isLogarithmic
                ? Bins.logarithmic(
                        Arrays.stream(all).map(value -> Math.max(value, least)).toArray())
                : Bins.linear(all);
        JFreeChart chart = ChartFactory.createHistogram(
                title, axis, counted, null, PlotOrientation.VERTICAL, values.size() > 1, false, false);
        XYPlot plot = chart.getXYPlot();
        List<String> words = new ArrayList<>(List.of(title));
        values.forEach((name, numbers) -> {
            SimpleHistogramDataset counts = new SimpleHistogramDataset(name);
            counts.setAdjustForBinSize(false);
            for (int i = 1; i < edges.length; i++) {
                counts.addBin(new SimpleHistogramBin(edges[i - 1], edges[i], true, false));
            }
            for (double value : numbers) {
                counts.addObservation(isLogarithmic ? Math.max(value, least) : value);
            }
            for (int i = 1; i < edges.length; i++) {
                int count = (int) counts.getYValue(0, i - 1);
                if (count > 0) {
                    words.add(name + ", " + Bar.rounded(edges[i - 1]) + " to " + Bar.rounded(edges[i]) + ": " + count);
                }
            }
            plot.setDataset(
                    plot.getDatasetCount() == 1 && plot.getDataset() == null ? 0 : plot.getDatasetCount(), counts);
        });
        plot.setDomainAxis(isLogarithmic ? logarithmic(axis) : plot.getDomainAxis());
        style(chart);
        for (int i = 0; i < plot.getDatasetCount(); i++) {
            XYBarRenderer renderer = new XYBarRenderer(0.04);
            renderer.setBarPainter(new StandardXYBarPainter());
            renderer.setShadowVisible(false);
            renderer.setSeriesPaint(0, translucent(COLOURS.get(i % COLOURS.size()), values.size() > 1 ? 0x99 : 0xFF));
            plot.setRenderer(i, renderer);
        }
        plot.setDomainGridlinesVisible(false);
        plot.getDomainAxis().setRange(edges[0], edges[edges.length - 1]);
        plot.getRangeAxis().setStandardTickUnits(NumberAxis.createIntegerTickUnits());
        return new Chart(chart, HEIGHT, words);
    }

    private static ValueAxis logarithmic(String name) {
        LogAxis axis = new LogAxis(name);
        axis.setNumberFormatOverride(new DecimalFormat("#,##0.######", DecimalFormatSymbols.getInstance(Locale.ROOT)));
        return axis;
    }

    /**
     * A value that changes, as a line within the band of its intervals.
     *
     * @param title what is shown
     * @param across what changes from left to right
     * @param up what is measured
     * @param points the points, from left to right
     */
    public static Chart course(String title, String across, Axis up, List<Point> points) {
        YIntervalSeries series = new YIntervalSeries(up.name());
        Range ends = up.around(points.stream().flatMapToDouble(point -> DoubleStream.of(point.low(), point.high())));
        points.forEach(
                point -> series.add(point.x(), point.y(), ends.constrain(point.low()), ends.constrain(point.high())));
        YIntervalSeriesCollection data = new YIntervalSeriesCollection();
        data.addSeries(series);
        JFreeChart chart = ChartFactory.createXYLineChart(
                title, across, up.name(), data, PlotOrientation.VERTICAL, false, false, false);
        style(chart);
        DeviationRenderer renderer = new DeviationRenderer(true, points.size() == 1);
        renderer.setSeriesPaint(0, COLOURS.get(0));
        renderer.setSeriesFillPaint(0, translucent(COLOURS.get(0), BAND));
        renderer.setAlpha(1); // that of the colour is kept in SVG, too
        renderer.setSeriesStroke(0, new BasicStroke(2));
        XYPlot plot = chart.getXYPlot();
        plot.setRenderer(renderer);
        plot.getRangeAxis().setRange(ends);
        plot.getDomainAxis().setStandardTickUnits(NumberAxis.createIntegerTickUnits());
        if (up.hasReference()) {
            plot.addRangeMarker(reference(up));
        }
        List<String> words = new ArrayList<>(List.of(title));
        points.stream()
                .skip(Math.max(0, points.size() - 1))
                .forEach(last -> words.add(up.name() + ": ends with "
                        + new Bar("", last.y(), last.low(), last.high()).figures() + " at " + Bar.rounded(last.x())));
        return new Chart(chart, HEIGHT, words);
    }

    private static ValueMarker reference(Axis axis) {
        BasicStroke dashes =
                new BasicStroke(1.2f, BasicStroke.CAP_BUTT, BasicStroke.JOIN_ROUND, 1, new float[] {6, 4}, 0);
        return new ValueMarker(axis.reference(), INK, dashes);
    }

    private static Color translucent(Color colour, int alpha) {
        return new Color(colour.getRed(), colour.getGreen(), colour.getBlue(), alpha);
    }

    private static void style(JFreeChart chart) {
        StandardChartTheme theme = (StandardChartTheme) StandardChartTheme.createJFreeTheme();
        theme.setExtraLargeFont(Picture.font(Font.BOLD, 14));
        theme.setLargeFont(Picture.font(Font.PLAIN, 12));
        theme.setRegularFont(Picture.font(Font.PLAIN, 12));
        theme.setPlotBackgroundPaint(Color.WHITE);
        theme.setDomainGridlinePaint(GRID);
        theme.setRangeGridlinePaint(GRID);
        theme.apply(chart);
        chart.setBackgroundPaint(Color.WHITE);
        chart.setPadding(new RectangleInsets(PADDING, PADDING, PADDING, PADDING));
        chart.getPlot().setNoDataMessage("no data");
    }
}
