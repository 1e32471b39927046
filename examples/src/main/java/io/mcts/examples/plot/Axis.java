package io.mcts.examples.plot;

import java.util.stream.DoubleStream;
import org.jfree.data.Range;

/**
 * What is measured along one side of a chart.
 *
 * @param name what is measured, with its unit
 * @param from where the axis begins; NaN to leave it to the data
 * @param to where the axis ends, above {@code from}; NaN to leave it to the data
 * @param reference a value to which the others are compared, marked by a dashed line; NaN for none
 */
public record Axis(String name, double from, double to, double reference) {

    /** The share of an axis without ends of its own that stays free. */
    private static final double AIR = 0.05;

    /** An axis. */
    public Axis {
        if (Double.isNaN(from) != Double.isNaN(to) || from >= to || Double.isInfinite(to - from)) {
            throw new IllegalArgumentException("the axis '" + name + "' must begin below its end: " + from + ", " + to);
        }
    }

    /**
     * An axis that is as long as the data need, without a reference.
     *
     * @param name what is measured, with its unit
     */
    public static Axis of(String name) {
        return new Axis(name, Double.NaN, Double.NaN, Double.NaN);
    }

    /**
     * An axis of shares or scores, from 0 to 1, where 0.5 is even.
     *
     * @param name what is measured
     */
    public static Axis score(String name) {
        return new Axis(name, 0, 1, 0.5);
    }

    /** Whether a value is marked. */
    boolean hasReference() {
        return !Double.isNaN(reference);
    }

    /** The ends of the axis: its own, or what finite data need. */
    Range around(DoubleStream data) {
        if (!Double.isNaN(from)) {
            return new Range(from, to);
        }
        double[] finite = data.filter(Double::isFinite).sorted().toArray();
        double low = finite.length == 0 ? 0 : finite[0];
        double high = finite.length == 0 ? 0 : finite[finite.length - 1];
        return low == high
                ? new Range(Math.min(0, 2 * low), low == 0 ? 1 : Math.max(0, 2 * low))
                : new Range(low - (low < 0 ? AIR * (high - low) : 0), high + (high > 0 ? AIR * (high - low) : 0));
    }
}
