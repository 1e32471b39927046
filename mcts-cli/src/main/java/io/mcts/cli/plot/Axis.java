package io.mcts.cli.plot;

import java.util.stream.DoubleStream;

/**
 * One axis of a chart.
 *
 * @param name what is measured, with its unit
 * @param isScore whether it goes from 0 to 1, and a dashed line marks 0.5, which is even; otherwise it is as long as the data need
 */
public record Axis(String name, boolean isScore) {

    /** The share of the points that was won. */
    public static final Axis SHARE = new Axis("share of the points, with its 95 % interval", true);

    /** The share of an axis that stays free beyond the data. */
    private static final double AIR = 0.05;

    /** The value that a score is compared to. */
    static final double EVEN = 0.5;

    /**
     * The axis from one coordinate of the picture to another, with room for a score or for what is finite of the data.
     *
     * @param first the coordinate of the least value, before {@code last} or after it
     */
    Scale scale(DoubleStream data, double first, double last) {
        if (isScore) {
            return new Scale(0, 1, first, last);
        }
        double[] finite = data.filter(Double::isFinite).sorted().toArray();
        double low = finite.length == 0 ? 0 : finite[0];
        double high = finite.length == 0 ? 0 : finite[finite.length - 1];
        double air = AIR * (high - low);
        return low == high
                ? new Scale(Math.min(0, 2 * low), low == 0 ? 1 : Math.max(0, 2 * low), first, last)
                : new Scale(low - (low < 0 ? air : 0), high + (high > 0 ? air : 0), first, last);
    }
}
