package io.mcts.cli.plot;

import java.util.List;
import java.util.Locale;
import java.util.stream.LongStream;

/** A linear mapping from values to coordinates of a picture; values beyond the ends are clamped. */
record Scale(double low, double high, double first, double last) {

    private static final int TICKS = 6;

    double at(double value) {
        return first + (Math.max(low, Math.min(high, value)) - low) / (high - low) * (last - first);
    }

    List<Double> ticks(double least) {
        double step = step(least);
        return LongStream.rangeClosed((long) Math.ceil(low / step), (long) Math.floor(high / step + 1e-9))
                .mapToObj(tick -> tick * step)
                .toList();
    }

    private double step(double least) {
        double raw = (high - low) / TICKS;
        double power = StrictMath.pow(10, Math.floor(StrictMath.log10(raw)));
        double factor = raw <= power ? 1 : raw <= 2 * power ? 2 : raw <= 5 * power ? 5 : 10;
        return Math.max(least, factor * power);
    }

    String text(double tick) {
        int decimals = (int) Math.max(0, Math.ceil(-StrictMath.log10(step(0)) - 1e-9));
        return String.format(Locale.ROOT, "%,." + decimals + "f", tick);
    }
}
