package io.mcts.examples.plot;

/**
 * What is measured along one side of a chart.
 *
 * @param name what is measured, with its unit; empty for no name
 * @param from where the axis begins; NaN to leave it to the data
 * @param to where the axis ends, above {@code from}; NaN to leave it to the data
 * @param reference a value to which the others are compared, marked by a dashed line; NaN for none
 */
public record Axis(String name, double from, double to, double reference) {

    /** An axis. */
    public Axis {
        if (Double.isNaN(from) != Double.isNaN(to) || from >= to || Double.isInfinite(to - from)) {
            throw new IllegalArgumentException("the axis '" + name + "' must begin below its end: " + from + ", " + to);
        }
        if (Double.isInfinite(reference)) {
            throw new IllegalArgumentException("the axis '" + name + "' must have a finite reference: " + reference);
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
        return of(name).within(0, 1).reference(0.5);
    }

    /**
     * This axis between two ends, whatever the data.
     *
     * @param begin the lower end
     * @param end the upper end
     */
    public Axis within(double begin, double end) {
        return new Axis(name, begin, end, reference);
    }

    /**
     * This axis with a value marked.
     *
     * @param value the value
     */
    public Axis reference(double value) {
        return new Axis(name, from, to, value);
    }

    /** Whether a value is marked. */
    boolean hasReference() {
        return !Double.isNaN(reference);
    }

    /**
     * This axis with ends: its own, or what the data and the reference need.
     *
     * @param air the share of its length that stays free on either side, but not beyond zero, where many quantities end
     * @param values the data; those that are not finite do not count
     */
    Axis around(double air, double... values) {
        if (!Double.isNaN(from)) {
            return this;
        }
        double low = Double.POSITIVE_INFINITY;
        double high = Double.NEGATIVE_INFINITY;
        for (double value : values) {
            if (Double.isFinite(value)) {
                low = Math.min(low, value);
                high = Math.max(high, value);
            }
        }
        if (hasReference()) {
            low = Math.min(low, reference);
            high = Math.max(high, reference);
        }
        if (low > high || (low == 0 && high == 0)) {
            return within(0, 1);
        }
        double free = low < high ? (high - low) * air : Math.abs(low) / 2;
        return within(
                low >= 0 ? Math.max(0, low - free) : low - free, high <= 0 ? Math.min(0, high + free) : high + free);
    }
}
