package io.mcts.examples.plot;

import java.awt.BasicStroke;
import java.awt.Color;
import java.awt.Font;
import java.awt.Graphics2D;
import java.awt.geom.AffineTransform;
import org.knowm.xchart.XYChart;
import org.knowm.xchart.XYChartBuilder;
import org.knowm.xchart.XYSeries;
import org.knowm.xchart.XYSeries.XYSeriesRenderStyle;
import org.knowm.xchart.style.AxesChartStyler;
import org.knowm.xchart.style.XYStyler;
import org.knowm.xchart.style.lines.SeriesLines;
import org.knowm.xchart.style.markers.SeriesMarkers;

/**
 * Two axes and what is drawn between them, by XChart. What is added first lies below what is added later. Not safe for
 * use by several threads.
 */
final class Plane {

    /** What stays free around it, in pixels. */
    static final int PADDING = 16;

    /** The share of the plane between the ends of its axes: at the very ends XChart shows no numbers. */
    private static final double CONTENT = 0.985;

    /** How many pixels lie at least between two numbers of an axis. */
    private static final int SPACE_ACROSS = 68;

    private static final int SPACE_UP = 40;

    private final XYChart chart;
    private int parts;
    private int top;
    private double from;
    private double to;
    private double floor;
    private double ceiling;

    /**
     * An empty plane.
     *
     * @param across what is measured from left to right
     * @param up what is measured from bottom to top; empty for no name
     */
    Plane(String across, String up) {
        chart = new XYChartBuilder().xAxisTitle(across).yAxisTitle(up).build();
        XYStyler styler = chart.getStyler();
        styler.setBaseFont(Text.PLAIN)
                .setChartBackgroundColor(Palette.PAPER)
                .setChartFontColor(Palette.INK)
                .setChartPadding(PADDING)
                .setChartTitleVisible(false)
                .setLegendVisible(false)
                .setPlotContentSize(CONTENT)
                .setPlotBackgroundColor(Palette.PAPER)
                .setPlotBorderColor(Palette.FRAME);
        styler.setAxisTitleFont(Text.PLAIN)
                .setAxisTickLabelsFont(Text.PLAIN.deriveFont(Font.PLAIN, 11))
                .setAxisTickLabelsColor(Palette.INK)
                .setAxisTickMarksColor(Palette.FRAME)
                .setAxisTicksLineVisible(false)
                .setYAxisLabelAlignment(AxesChartStyler.TextAlignment.Right)
                .setPlotTicksMarksVisible(false)
                .setPlotGridLinesColor(Palette.GRID)
                .setPlotGridLinesStroke(new BasicStroke(1))
                .setPlotMargin(0);
        chart.setCustomXAxisTickLabelsFormatter(Decimals::plain);
        chart.setCustomYAxisTickLabelsFormatter(Decimals::plain);
        // XChart sets its ticks where the data are if they are evenly spaced, else at round numbers. These are not
        // evenly spaced, and are not drawn.
        add(new double[] {0, 1, 3}, new double[] {0, 1, 3}).setEnabled(false);
    }

    /**
     * The axis from left to right.
     *
     * @param begin its left end
     * @param end its right end
     */
    Plane across(double begin, double end) {
        from = begin;
        to = end;
        chart.getStyler().setXAxisMin(begin).setXAxisMax(end).setXAxisTickMarkSpacingHint(SPACE_ACROSS);
        return this;
    }

    /** Makes the axis from left to right a logarithmic one, with numbers where they have room. */
    void logarithmic() {
        double decades = Math.log10(to / from);
        chart.setCustomXAxisTickLabelsFormatter(value -> isShown(value, decades) ? Decimals.plain(value) : "");
        chart.getStyler().setXAxisLogarithmicDecadeOnly(false).setXAxisLogarithmic(true);
    }

    private static boolean isShown(double value, double decades) {
        long digit = Math.round(value / StrictMath.pow(10, Math.floor(Math.log10(value * 1.000001))));
        return digit == 1 || (decades < 4 && (digit == 2 || digit == 5)) || decades < 0.8;
    }

    /**
     * The axis from bottom to top.
     *
     * @param begin its lower end
     * @param end its upper end
     */
    Plane up(double begin, double end) {
        floor = begin;
        ceiling = end;
        chart.getStyler().setYAxisMin(begin).setYAxisMax(end).setYAxisTickMarkSpacingHint(SPACE_UP);
        return this;
    }

    /** Leaves out the numbers and lines of the axis from bottom to top. */
    void hideUpward() {
        chart.getStyler().setYAxisTicksVisible(false).setPlotGridHorizontalLinesVisible(false);
    }

    /** Leaves out the lines that go up. */
    void hideLinesUpward() {
        chart.getStyler().setPlotGridVerticalLinesVisible(false);
    }

    /**
     * Shows whole numbers alone from left to right, if the ends of the axis are whole.
     *
     * @param width the width that the plane will have with the numbers of its axes, in pixels
     */
    void wholeAcross(int width) {
        if (from == Math.rint(from) && to == Math.rint(to)) {
            chart.setCustomXAxisTickLabelsFormatter(Plane::whole);
            chart.getStyler().setXAxisTickMarkSpacingHint(Math.max(SPACE_ACROSS, unit(width, to - from)));
        }
    }

    /**
     * Shows whole numbers alone from bottom to top. The lower end of the axis must be whole.
     *
     * @param height the height that the plane will have with the numbers of its axes, in pixels
     */
    void wholeUp(int height) {
        chart.setCustomYAxisTickLabelsFormatter(Plane::whole);
        chart.getStyler().setYAxisTickMarkSpacingHint(Math.max(SPACE_UP, unit(height, ceiling - floor)));
    }

    /** The pixels from one whole number to the next, nearly: ticks that are to be that far apart are whole. */
    private static int unit(int pixels, double length) {
        return (int) (0.9 * (pixels - 100) / Math.max(1, length));
    }

    private static String whole(double value) {
        return value == Math.rint(value) ? Decimals.plain(value) : "";
    }

    /** A filled polygon. */
    void area(double[] xs, double[] ys, Color color) {
        add(xs, ys)
                .setXYSeriesRenderStyle(XYSeriesRenderStyle.PolygonArea)
                .setLineStyle(SeriesLines.NONE)
                .setFillColor(color);
    }

    /** A filled rectangle between two corners. */
    void box(double x1, double y1, double x2, double y2, Color color) {
        area(new double[] {x1, x2, x2, x1}, new double[] {y1, y1, y2, y2}, color);
    }

    /** Points joined by lines. */
    void line(double[] xs, double[] ys, Color color, float thickness) {
        add(xs, ys)
                .setXYSeriesRenderStyle(XYSeriesRenderStyle.Line)
                .setLineColor(color)
                .setLineStyle(new BasicStroke(thickness, BasicStroke.CAP_BUTT, BasicStroke.JOIN_ROUND));
    }

    /** A point. */
    void dot(double x, double y, Color color) {
        add(new double[] {x}, new double[] {y})
                .setXYSeriesRenderStyle(XYSeriesRenderStyle.Scatter)
                .setMarker(SeriesMarkers.CIRCLE)
                .setMarkerColor(color);
    }

    /** A dashed line to compare with. */
    void dashes(double x1, double y1, double x2, double y2) {
        add(new double[] {x1, x2}, new double[] {y1, y2})
                .setXYSeriesRenderStyle(XYSeriesRenderStyle.Line)
                .setLineColor(Palette.REFERENCE)
                .setLineStyle(
                        new BasicStroke(1.2f, BasicStroke.CAP_BUTT, BasicStroke.JOIN_ROUND, 1, new float[] {6, 4}, 0));
    }

    private XYSeries add(double[] xs, double[] ys) {
        XYSeries series = chart.addSeries("part " + parts++, xs, ys);
        series.setMarker(SeriesMarkers.NONE);
        return series;
    }

    /**
     * Draws the axes and all that was added.
     *
     * @param graphics where it is drawn
     * @param y how far down it begins, in pixels
     * @param width the width with the numbers of the axes, in pixels
     * @param height the height with the numbers of the axes, in pixels
     */
    void draw(Graphics2D graphics, int y, int width, int height) {
        top = y;
        AffineTransform before = graphics.getTransform();
        graphics.translate(0, y);
        chart.paint(graphics, width, height);
        graphics.setTransform(before);
    }

    /** Where the axis from left to right begins, in pixels, once it is drawn. */
    double left() {
        return chart.getScreenXFromChart(from);
    }

    /** Where the axis from left to right ends, in pixels, once it is drawn. */
    double right() {
        return chart.getScreenXFromChart(to);
    }

    /** Where a value of the axis from bottom to top is, in pixels, once it is drawn. */
    double y(double value) {
        return top + chart.getScreenYFromChart(value);
    }

    /** Writes into the middle of a plane that is drawn. */
    void label(Graphics2D graphics, String text) {
        Text.drawOnPaper(
                graphics, text, Text.PLAIN, Palette.REFERENCE, (left() + right()) / 2, y((floor + ceiling) / 2), 0.5);
    }
}
