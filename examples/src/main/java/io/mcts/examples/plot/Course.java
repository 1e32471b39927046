package io.mcts.examples.plot;

import java.awt.Color;
import java.awt.Graphics2D;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.DoubleStream;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * Values that change, as lines, each within the band of its intervals: a score from game to game.
 *
 * @param title what is shown
 * @param across what changes from left to right: games played; without ends of its own it begins at zero
 * @param up what is measured; without ends of its own it contains every finite value and end of an interval
 * @param lines the lines; told apart by colours if there is more than one
 */
public record Course(String title, Axis across, Axis up, List<Line> lines) implements Chart {

    private static final int HEIGHT = 400;
    /** More points of a line than this cannot be told apart; of more, evenly chosen ones are drawn. */
    private static final int POINTS = 300;

    /** The share of an upward axis without ends of its own that stays free. */
    private static final double AIR = 0.05;

    /** A course. */
    public Course {
        lines = List.copyOf(lines);
    }

    /**
     * A line.
     *
     * @param name what it shows
     * @param points its points, from left to right
     */
    public record Line(String name, List<Point> points) {

        /** A line. */
        public Line {
            points = List.copyOf(points);
            for (int i = 1; i < points.size(); i++) {
                if (points.get(i).x() <= points.get(i - 1).x()) {
                    throw new IllegalArgumentException("the points of '" + name + "' must go from left to right: "
                            + points.get(i - 1) + ", " + points.get(i));
                }
            }
        }

        private List<Point> visible() {
            int last = points.size() - 1;
            return last < POINTS
                    ? points
                    : IntStream.rangeClosed(0, POINTS)
                            .mapToObj(i -> points.get((int) ((long) i * last / POINTS)))
                            .toList();
        }
    }

    /**
     * A value with the interval in which the true value is believed to lie.
     *
     * @param x how far right it is
     * @param y the value
     * @param low the lower end of its interval; at most the value
     * @param high the upper end of its interval; at least the value
     */
    public record Point(double x, double y, double low, double high) {

        /** A value. */
        public Point {
            if (!Double.isFinite(x) || !Double.isFinite(y) || !(low <= y && y <= high)) {
                throw new IllegalArgumentException(
                        "at " + x + ": " + y + " must be finite and lie in its interval: " + low + ", " + high);
            }
        }
    }

    /**
     * One line.
     *
     * @param title what is shown
     * @param across what changes from left to right
     * @param up what is measured
     * @param points the points, from left to right
     */
    public static Course of(String title, Axis across, Axis up, List<Point> points) {
        return new Course(title, across, up, List.of(new Line(up.name(), points)));
    }

    @Override
    public int height(int width) {
        return heading().height(width) + HEIGHT;
    }

    @Override
    public void draw(Graphics2D graphics, int width, int height) {
        Heading heading = heading();
        heading.draw(graphics, width);
        int top = heading.height(width);
        Plane plane = plane(width);
        plane.draw(graphics, top, width, height - top);
        if (isEmpty()) {
            plane.label(graphics, "no data");
        }
    }

    private Plane plane(int width) {
        Axis columns = across.around(
                0,
                DoubleStream.concat(DoubleStream.of(0), points().mapToDouble(Point::x))
                        .toArray());
        Axis rows = up.around(
                AIR,
                points().flatMapToDouble(point -> DoubleStream.of(point.low(), point.y(), point.high()))
                        .toArray());
        Plane plane = new Plane(across.name(), up.name())
                .across(columns.from(), columns.to())
                .up(rows.from(), rows.to());
        if (isWhole()) {
            plane.wholeAcross(width);
        }
        for (int i = 0; i < lines.size(); i++) {
            band(plane, lines.get(i).visible(), rows, Palette.faint(Palette.series(i)));
        }
        if (up.hasReference()) {
            plane.dashes(columns.from(), up.reference(), columns.to(), up.reference());
        }
        for (int i = 0; i < lines.size(); i++) {
            line(plane, lines.get(i).visible(), Palette.series(i));
        }
        return plane;
    }

    private Stream<Point> points() {
        return lines.stream().flatMap(line -> line.points().stream());
    }

    private static void band(Plane plane, List<Point> points, Axis rows, Color color) {
        int size = points.size();
        double[] xs = new double[2 * size];
        double[] ys = new double[2 * size];
        for (int i = 0; i < size; i++) {
            xs[i] = points.get(i).x();
            ys[i] = Math.max(points.get(i).low(), rows.from());
            xs[2 * size - 1 - i] = xs[i];
            ys[2 * size - 1 - i] = Math.min(points.get(i).high(), rows.to());
        }
        if (size > 1) {
            plane.area(xs, ys, color);
        } else if (size == 1) {
            plane.line(xs, ys, color, 6);
        }
    }

    private static void line(Plane plane, List<Point> points, Color color) {
        if (points.size() == 1) {
            plane.dot(points.get(0).x(), points.get(0).y(), color);
        } else if (points.size() > 1) {
            plane.line(
                    points.stream().mapToDouble(Point::x).toArray(),
                    points.stream().mapToDouble(Point::y).toArray(),
                    color,
                    2);
        }
    }

    private boolean isWhole() {
        return points().allMatch(point -> point.x() == Math.rint(point.x()));
    }

    private boolean isEmpty() {
        return lines.stream().allMatch(line -> line.points().isEmpty());
    }

    private Heading heading() {
        return new Heading(title, Heading.entries(lines.stream().map(Line::name).toList()));
    }

    @Override
    public List<String> words() {
        List<String> words = new ArrayList<>();
        words.add(title);
        for (Line line : lines) {
            if (!line.points().isEmpty()) {
                words.add(line.name() + ": ends with "
                        + last(line.points().get(line.points().size() - 1)));
            }
        }
        return words;
    }

    private static String last(Point point) {
        int decimals = Decimals.forSpread(point.high() - point.low());
        return Decimals.fixed(point.y(), decimals) + " (" + Decimals.fixed(point.low(), decimals) + " to "
                + Decimals.fixed(point.high(), decimals) + ") at " + Decimals.plain(point.x());
    }
}
