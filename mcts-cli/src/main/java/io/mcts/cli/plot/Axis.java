package io.mcts.cli.plot;

import java.util.stream.DoubleStream;
import org.jfree.data.Range;

/**
 * What is measured along one side of a chart.
 *
 * @param name what is measured, with its unit
 * @param isScore whether it goes from 0 to 1, and a dashed line marks 0.5, which is even; otherwise it is as long as the data need
 */
public record Axis(String name, boolean isScore) {

    /** The share of an axis that stays free beyond the data. */
    private static final double AIR = 0.05;

    /** The value that a score is compared to. */
    static final double EVEN = 0.5;

    /** The ends of the axis: those of a score, or what finite data need. */
    Range around(DoubleStream data) {
        if (isScore) {
            return new Range(0, 1);
        }
        double[] finite = data.filter(Double::isFinite).sorted().toArray();
        double low = finite.length == 0 ? 0 : finite[0];
        double high = finite.length == 0 ? 0 : finite[finite.length - 1];
        return low == high
                ? new Range(Math.min(0, 2 * low), low == 0 ? 1 : Math.max(0, 2 * low))
                : new Range(low - (low < 0 ? AIR * (high - low) : 0), high + (high > 0 ? AIR * (high - low) : 0));
    }
}
