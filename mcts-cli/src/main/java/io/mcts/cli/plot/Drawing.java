package io.mcts.cli.plot;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.NavigableMap;
import java.util.function.ToDoubleFunction;
import java.util.stream.Collectors;

/** SVG elements, as they are drawn. */
final class Drawing {

    static final int LINE = 16;

    static final String CENTRED = "text-anchor='middle'";

    static final String RIGHT = "text-anchor='end'";

    private static final int TITLE_LINE = 20;
    private static final int TITLE_LENGTH = 70;
    private static final int TITLE_LINES = 3;

    private final StringBuilder svg = new StringBuilder();

    String svg() {
        return svg.toString();
    }

    void line(double x1, double y1, double x2, double y2, String style) {
        add("<path d='M%.1f,%.1fL%.1f,%.1f' %s/>", x1, y1, x2, y2, style);
    }

    void rectangle(double x, double y, double width, double height, String colour) {
        add("<rect x='%.1f' y='%.1f' width='%.1f' height='%.1f' fill='%s'/>", x, y, width, height, colour);
    }

    void text(String text, double x, double y, String style) {
        add("<text x='%.1f' y='%.1f' %s>%s</text>", x, y, style, Picture.escaped(text));
    }

    double heading(String title, double top) {
        double y = top;
        for (String line : wrapped(title, TITLE_LENGTH, TITLE_LINES)) {
            y += TITLE_LINE;
            text(line, Picture.WIDTH / 2.0, y - 5, CENTRED + " font-size='15' font-weight='bold'");
        }
        return y + LINE;
    }

    /** Draws values as a line, a single one as a dot, and intervals as a band. */
    void band(NavigableMap<Integer, Bar> points, Scale x, Scale y, String colour) {
        String band = at(points, x, y, Bar::high) + at(points.descendingMap(), x, y, Bar::low);
        String line = at(points, x, y, Bar::value);
        add("<polygon points='%s' fill='%s' fill-opacity='0.25'/>", band, colour);
        add(
                "<polyline points='%s%s' fill='none' stroke='%s' stroke-width='2' stroke-linecap='round'/>",
                line, line.substring(line.lastIndexOf(' ', line.length() - 2) + 1), colour);
    }

    private static String at(NavigableMap<Integer, Bar> points, Scale x, Scale y, ToDoubleFunction<Bar> value) {
        return points.entrySet().stream()
                .filter(point -> !Double.isNaN(point.getValue().value()))
                .map(point -> String.format(
                        Locale.ROOT, "%.1f,%.1f ", x.at(point.getKey()), y.at(value.applyAsDouble(point.getValue()))))
                .collect(Collectors.joining());
    }

    private void add(String form, Object... values) {
        svg.append(String.format(Locale.ROOT, form, values)).append('\n');
    }

    /** Wraps at blanks, and within words that are too long; ends truncated text in an ellipsis. */
    static List<String> wrapped(String text, int length, int most) {
        List<String> lines = new ArrayList<>();
        StringBuilder line = new StringBuilder();
        for (String word : text.replaceAll("(\\S{" + length + "})", "$1 ").split(" ", -1)) {
            if (line.length() > 0 && line.length() + 1 + word.length() > length) {
                lines.add(line.toString());
                line.setLength(0);
            }
            line.append(line.length() == 0 ? "" : " ").append(word);
        }
        lines.add(line.toString());
        if (lines.size() > most) {
            lines.set(most - 1, lines.get(most - 1) + " \u2026");
        }
        return lines.subList(0, Math.min(most, lines.size()));
    }
}
