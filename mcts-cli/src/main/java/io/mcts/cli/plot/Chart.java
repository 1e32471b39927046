package io.mcts.cli.plot;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.NavigableMap;
import java.util.stream.DoubleStream;
import org.jspecify.annotations.Nullable;

/**
 * One chart of a {@link Picture}.
 *
 * @param drawing SVG elements, as wide as the picture
 * @param height in pixels
 * @param words an alternative text: the title, then a line for each item
 */
public record Chart(String drawing, double height, List<String> words) {

    private static final int PADDING = 12;
    private static final int LINE = Drawing.LINE;
    private static final double RIGHT = Picture.WIDTH - 2 * PADDING;

    /** Labels of bars take less than half of the width. */
    private static final int LABEL_WIDTH = 290;

    private static final int LABEL_LENGTH = 36;
    private static final int LABEL_LINES = 6;
    private static final int GAP = 14;
    private static final double WHISKER = 4;

    private static final int COURSE_LEFT = 75;
    private static final int COURSE_HEIGHT = 230;

    /** Sky blue and blue, distinct to colour-blind people: Okabe and Ito, "Color Universal Design" (2008). */
    static final String BAR = "#56b4e9";

    static final String COURSE = "#0072b2";

    private static final String INK = "stroke='#222'";
    private static final String EVEN = INK + " stroke-dasharray='6 4'";
    private static final String GRID = "stroke='#ddd'";

    public Chart {
        words = List.copyOf(words);
    }

    /** Horizontal bars with intervals, top to bottom, labelled with their figures. Unless it is a score, the axis includes zero. */
    public static Chart bars(String title, Axis axis, List<Bar> bars) {
        DoubleStream values = bars.stream().flatMapToDouble(bar -> DoubleStream.of(bar.low(), bar.value(), bar.high()));
        Scale across = axis.scale(DoubleStream.concat(DoubleStream.of(0), values), LABEL_WIDTH, RIGHT);
        List<List<String>> labels = bars.stream().map(Chart::label).toList();
        Drawing drawing = new Drawing();
        double top = drawing.heading(title, PADDING);
        double bottom = top
                + labels.stream()
                        .mapToDouble(lines -> LINE * lines.size() + GAP)
                        .sum()
                + (bars.isEmpty() ? LINE : 0);
        for (double tick : across.ticks(0)) {
            drawing.line(across.at(tick), top, across.at(tick), bottom, GRID);
            drawing.text(across.text(tick), across.at(tick), bottom + LINE, Drawing.CENTRED);
        }
        double y = top;
        for (int i = 0; i < bars.size(); i++) {
            double height = LINE * labels.get(i).size() + GAP;
            double below = y + GAP / 2.0 + LINE * 0.75;
            for (String line : labels.get(i)) {
                drawing.text(line, LABEL_WIDTH - 8, below, Drawing.RIGHT);
                below += LINE;
            }
            bar(drawing, across, bars.get(i), y + height / 2);
            y += height;
        }
        if (axis.isScore()) {
            drawing.line(across.at(Axis.EVEN), top, across.at(Axis.EVEN), bottom, EVEN);
        }
        drawing.line(across.at(0), top, across.at(0), bottom, INK);
        drawing.text(axis.name(), (LABEL_WIDTH + RIGHT) / 2, bottom + 2.2 * LINE, Drawing.CENTRED);
        List<String> words = new ArrayList<>(List.of(title));
        bars.forEach(bar -> words.add(bar.label() + ": " + bar.figures()));
        return new Chart(drawing.svg(), bottom + 2.2 * LINE + PADDING, words);
    }

    private static List<String> label(Bar bar) {
        String text = bar.label().replaceAll(",(?=\\p{Alpha})", ", ") + ": " + bar.figures();
        return Drawing.wrapped(text, LABEL_LENGTH, LABEL_LINES);
    }

    private static void bar(Drawing drawing, Scale across, Bar bar, double middle) {
        if (Double.isNaN(bar.value())) {
            return;
        }
        double zero = across.at(0);
        double end = across.at(bar.value());
        drawing.rectangle(Math.min(zero, end), middle - LINE / 2.0, Math.abs(end - zero), LINE, BAR);
        if (bar.low() < bar.high()) {
            double low = across.at(bar.low());
            double high = across.at(bar.high());
            drawing.line(low, middle, high, middle, INK);
            drawing.line(low, middle - WHISKER, low, middle + WHISKER, INK);
            drawing.line(high, middle - WHISKER, high, middle + WHISKER, INK);
        }
    }

    /** A line within the band of its intervals. */
    public static Chart course(String title, String across, Axis up, NavigableMap<Integer, Bar> points) {
        Drawing drawing = new Drawing();
        Map.@Nullable Entry<Integer, Bar> last = points.lastEntry();
        String end = last == null ? "no data" : "ends with " + last.getValue().figures() + " at " + last.getKey();
        double top = drawing.heading(title, PADDING) + LINE;
        drawing.text(end, Picture.WIDTH / 2.0, top - LINE, Drawing.CENTRED);
        double bottom = top + COURSE_HEIGHT;
        DoubleStream values =
                points.values().stream().flatMapToDouble(point -> DoubleStream.of(point.low(), point.high()));
        Scale y = up.scale(values, bottom, top);
        DoubleStream steps = points.keySet().stream().mapToDouble(Integer::doubleValue);
        Scale x = new Axis("", false).scale(steps, COURSE_LEFT, RIGHT);
        for (double tick : y.ticks(0)) {
            drawing.line(COURSE_LEFT, y.at(tick), RIGHT, y.at(tick), GRID);
            drawing.text(y.text(tick), COURSE_LEFT - 8, y.at(tick) + LINE / 4.0, Drawing.RIGHT);
        }
        for (double tick : x.ticks(1)) {
            drawing.line(x.at(tick), top, x.at(tick), bottom, GRID);
            drawing.text(x.text(tick), x.at(tick), bottom + LINE, Drawing.CENTRED);
        }
        drawing.band(points, x, y, COURSE);
        if (up.isScore()) {
            drawing.line(COURSE_LEFT, y.at(Axis.EVEN), RIGHT, y.at(Axis.EVEN), EVEN);
        }
        drawing.text(across, (COURSE_LEFT + RIGHT) / 2, bottom + 2.2 * LINE, Drawing.CENTRED);
        String upwards =
                String.format(Locale.ROOT, " transform='rotate(-90,%d,%.1f)'", 2 * PADDING, (top + bottom) / 2);
        drawing.text(up.name(), 2 * PADDING, (top + bottom) / 2, Drawing.CENTRED + upwards);
        List<String> words = last == null ? List.of(title) : List.of(title, up.name() + ": " + end);
        return new Chart(drawing.svg(), bottom + 2.2 * LINE + PADDING, words);
    }
}
