package io.mcts.examples.plot;

import java.awt.Graphics2D;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.DoubleStream;
import java.util.stream.Stream;

/**
 * How often values of each size occur.
 *
 * @param title what is shown
 * @param axis what the values are, with their unit
 * @param counted what is counted: games, moves
 * @param isLogarithmic whether each step to the right multiplies, as suits times; all bins must then be above zero
 * @param series what is counted, side by side, told apart by colours if there is more than one
 */
public record Histogram(String title, String axis, String counted, boolean isLogarithmic, List<Series> series)
        implements Chart {

    private static final int HEIGHT = 360;

    /** A histogram. */
    public Histogram {
        series = List.copyOf(series);
        if (isLogarithmic && bins(series).anyMatch(bin -> bin.from() <= 0)) {
            throw new IllegalArgumentException("'" + title + "': logarithmic bins must be above zero");
        }
    }

    /**
     * Values that are counted.
     *
     * @param name whose values they are
     * @param bins how often they occur, in ascending order
     */
    public record Series(String name, List<Bin> bins) {

        /** Values that are counted. */
        public Series {
            bins = List.copyOf(bins);
        }
    }

    /**
     * A histogram of values in bins of one width, chosen for them by {@link Bins#linear}.
     *
     * @param title what is shown
     * @param axis what the values are, with their unit
     * @param counted what is counted
     * @param values the values of each series by its name, in the order of the map; finite
     */
    public static Histogram linear(String title, String axis, String counted, Map<String, double[]> values) {
        Bins bins = Bins.linear(all(values));
        return new Histogram(title, axis, counted, false, counted(values, bins));
    }

    /**
     * A histogram of times, or other values of many sizes, in bins that each are the same multiple of the one before,
     * chosen by {@link Bins#logarithmic}. A value that is not positive, as a clock may give for the shortest times, counts
     * as the smallest one that is.
     *
     * @param title what is shown
     * @param axis what the values are, with their unit
     * @param counted what is counted
     * @param values the values of each series by its name, in the order of the map; finite
     */
    public static Histogram logarithmic(String title, String axis, String counted, Map<String, double[]> values) {
        double smallest =
                DoubleStream.of(all(values)).filter(value -> value > 0).min().orElse(1);
        Map<String, double[]> positive = new LinkedHashMap<>();
        values.forEach((name, data) -> positive.put(
                name,
                Arrays.stream(data).map(value -> value <= 0 ? smallest : value).toArray()));
        Bins bins = Bins.logarithmic(all(positive));
        return new Histogram(title, axis, counted, true, counted(positive, bins));
    }

    private static double[] all(Map<String, double[]> values) {
        return values.values().stream().flatMapToDouble(DoubleStream::of).toArray();
    }

    private static List<Series> counted(Map<String, double[]> values, Bins bins) {
        return values.entrySet().stream()
                .map(entry -> new Series(entry.getKey(), bins.count(entry.getValue())))
                .toList();
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
        Plane plane = plane(width, height - top);
        plane.draw(graphics, top, width, height - top);
        if (bins(series).findAny().isEmpty()) {
            plane.label(graphics, "no data");
        }
    }

    private Plane plane(int width, int height) {
        long highest = bins(series).mapToLong(Bin::count).max().orElse(0);
        double ceiling = Math.max(1, highest * 1.05);
        Axis ends = ends();
        Plane plane = new Plane(axis, counted).across(ends.from(), ends.to()).up(0, ceiling);
        plane.hideLinesUpward();
        plane.wholeUp(height);
        if (isLogarithmic) {
            plane.logarithmic();
        } else if (isWhole()) {
            plane.wholeAcross(width);
        }
        for (int i = 0; i < series.size(); i++) {
            for (Bin bin : series.get(i).bins()) {
                if (bin.count() > 0) {
                    plane.box(inside(bin, i), 0, inside(bin, i + 0.94), (double) bin.count(), Palette.series(i));
                }
            }
        }
        return plane;
    }

    /** A place in a bin of which each series has its part. */
    private double inside(Bin bin, double part) {
        double share = (part + 0.03) / series.size();
        return isLogarithmic
                ? bin.from() * StrictMath.pow(bin.to() / bin.from(), share)
                : bin.from() + (bin.to() - bin.from()) * share;
    }

    private Axis ends() {
        double low = bins(series).mapToDouble(Bin::from).min().orElse(1);
        double high = bins(series).mapToDouble(Bin::to).max().orElse(10);
        if (isLogarithmic) {
            return Axis.of(axis)
                    .within(
                            Bins.roundBelow(low).doubleValue(),
                            Bins.roundAbove(high).doubleValue());
        }
        // A few bins that are nearly alone do not fill the width.
        double width =
                bins(series).mapToDouble(bin -> bin.to() - bin.from()).min().orElse(1);
        double air = Math.max(width / 2, (Bins.FEWEST * width - (high - low)) / 2);
        double from = low >= 0 ? Math.max(0, low - air) : low - air;
        return isWhole()
                ? Axis.of(axis).within(Math.floor(from), Math.ceil(high + air))
                : Axis.of(axis).within(from, high + air);
    }

    private static Stream<Bin> bins(List<Series> series) {
        return series.stream().flatMap(one -> one.bins().stream());
    }

    private boolean isWhole() {
        return !isLogarithmic && bins(series).allMatch(bin -> Math.abs(bin.from() % 1) == 0.5);
    }

    private Heading heading() {
        return new Heading(
                title, Heading.entries(series.stream().map(Series::name).toList()));
    }

    @Override
    public List<String> words() {
        List<String> words = new ArrayList<>();
        words.add(title);
        int digits = isLogarithmic ? 3 : 9;
        for (Series one : series) {
            for (Bin bin : one.bins()) {
                if (bin.count() > 0) {
                    words.add(one.name() + ", " + Decimals.rounded(bin.from(), digits) + " to "
                            + Decimals.rounded(bin.to(), digits) + ": " + bin.count());
                }
            }
        }
        return words;
    }
}
