package io.mcts.examples.plot;

import java.awt.Graphics2D;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.DoubleStream;

/**
 * Values side by side as bars, with their intervals: one under the other, so that a label has the whole width and may be
 * as long as the settings of a search. Above each bar stand its label and, in figures, what it shows.
 *
 * @param title what is shown
 * @param axis what is measured; without ends of its own it contains zero and every finite end of an interval
 * @param bars the values, from top to bottom
 */
public record Bars(String title, Axis axis, List<Bar> bars) implements Chart {

    /** The height of a bar, in pixels, which may grow where there is room. */
    private static final int BAR = 16;

    private static final int WIDEST_BAR = 56;
    /** From a bar to the label of the next, in pixels. */
    private static final int GAP = 14;
    /** What the axis and its name need below the bars. */
    private static final int AXIS = 68;
    /** What the bars have at least, so that there is a plane if there are none. */
    private static final int SMALLEST = 90;
    /** The share of the width that is a label's; the rest is for the figures. */
    private static final double LABEL = 0.68;
    /** The share of an axis without ends of its own that stays free. */
    private static final double AIR = 0.04;

    /** Bars. */
    public Bars {
        bars = List.copyOf(bars);
    }

    @Override
    public int height(int width) {
        return heading().height(width) + height(width, BAR) + AXIS;
    }

    /** The height of all bars with their labels. */
    private int height(int width, int thickness) {
        return Math.max(
                SMALLEST,
                bars.stream().mapToInt(bar -> height(bar, width, thickness)).sum() + GAP / 2);
    }

    /** The height of a bar with its label. */
    private static int height(Bar bar, int width, int thickness) {
        return GAP + lines(bar, width).size() * Text.LINE + thickness;
    }

    @Override
    public void draw(Graphics2D graphics, int width, int height) {
        Heading heading = heading();
        heading.draw(graphics, width);
        int top = heading.height(width);
        int thickness = Math.min(WIDEST_BAR, BAR + (height - height(width)) / Math.max(1, bars.size()));
        int total = height(width, thickness);
        Plane plane = plane(width, thickness, total);
        plane.draw(graphics, top, width, total + AXIS);
        if (bars.isEmpty()) {
            plane.label(graphics, "no data");
        }
        int decimals = decimals();
        int down = 0;
        for (Bar bar : bars) {
            double y = plane.y(total - down - GAP) - 4;
            for (String line : lines(bar, width)) {
                y += Text.LINE;
                Text.drawOnPaper(graphics, line, Text.PLAIN, Palette.INK, plane.left(), y, 0);
            }
            Text.drawOnPaper(graphics, figures(bar, decimals), Text.BOLD, Palette.INK, plane.right(), y, 1);
            down += height(bar, width, thickness);
        }
    }

    /** A plane whose upward axis counts pixels. */
    private Plane plane(int width, int thickness, int total) {
        Axis ends = ends();
        Plane plane = new Plane(axis.name(), "").across(ends.from(), ends.to()).up(0, total);
        plane.hideUpward();
        double base = clamp(0, ends, 0);
        double y = total;
        for (Bar bar : bars) {
            y -= height(bar, width, thickness);
            plane.box(base, y, clamp(bar.value(), ends, base), y + thickness, Palette.BAR);
        }
        if (axis.hasReference()) {
            plane.dashes(axis.reference(), 0, axis.reference(), total);
        }
        y = total;
        for (Bar bar : bars) {
            y -= height(bar, width, thickness);
            if (bar.isUncertain()) {
                whisker(plane, bar, ends, y + thickness / 2.0);
            }
        }
        return plane;
    }

    /** An interval; an end without bound has no cap. */
    private static void whisker(Plane plane, Bar bar, Axis ends, double middle) {
        double low = clamp(bar.low(), ends, ends.from());
        double high = clamp(bar.high(), ends, ends.to());
        plane.line(new double[] {low, high}, new double[] {middle, middle}, Palette.INK, 1.8f);
        for (double end : new double[] {bar.low(), bar.high()}) {
            if (end >= ends.from() && end <= ends.to()) {
                plane.line(
                        new double[] {end, end},
                        new double[] {middle - BAR / 4.0, middle + BAR / 4.0},
                        Palette.INK,
                        1.8f);
            }
        }
    }

    private static double clamp(double value, Axis ends, double otherwise) {
        return Double.isNaN(value) ? otherwise : Math.min(Math.max(value, ends.from()), ends.to());
    }

    private Axis ends() {
        return axis.around(
                AIR,
                DoubleStream.concat(
                                DoubleStream.of(bars.isEmpty() ? Double.NaN : 0),
                                bars.stream()
                                        .flatMapToDouble(bar -> DoubleStream.of(bar.low(), bar.value(), bar.high())))
                        .toArray());
    }

    private Heading heading() {
        return new Heading(title, List.of());
    }

    private static List<String> lines(Bar bar, int width) {
        return Text.wrap(bar.label(), Text.PLAIN, (width - 2 * Plane.PADDING) * LABEL);
    }

    /** As many decimals as show the widest interval with two digits. */
    private int decimals() {
        double widest = bars.stream()
                .mapToDouble(bar -> bar.high() - bar.low())
                .filter(width -> width > 0 && Double.isFinite(width))
                .max()
                .orElseGet(() -> bars.stream()
                        .mapToDouble(bar -> Math.abs(bar.value()) / 5)
                        .filter(Double::isFinite)
                        .max()
                        .orElse(1));
        return Decimals.forSpread(widest);
    }

    private static String figures(Bar bar, int decimals) {
        String value = Double.isNaN(bar.value()) ? "no value" : Decimals.fixed(bar.value(), decimals);
        return bar.isUncertain()
                ? value + " (" + Decimals.fixed(bar.low(), decimals) + " to " + Decimals.fixed(bar.high(), decimals)
                        + ")"
                : value;
    }

    @Override
    public List<String> words() {
        List<String> words = new ArrayList<>();
        words.add(title);
        int decimals = decimals();
        bars.forEach(bar -> words.add(bar.label() + ": " + figures(bar, decimals)));
        return words;
    }
}
