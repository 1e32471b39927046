package io.mcts.cli.plot;

import java.util.stream.DoubleStream;

/** An axis of a chart. A score ranges from 0 to 1 with a dashed line at 0.5; otherwise the data set the range. */
public record Axis(String name, boolean isScore) {

    public static final Axis SHARE = new Axis("share of the points, with its 95 % interval", true);

    private static final double AIR = 0.05;

    static final double EVEN = 0.5;

    /** Maps scores or the finite data to coordinates, in either direction. */
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
