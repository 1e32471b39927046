package io.mcts.examples.contest;

import java.util.Arrays;

/**
 * Some of very many values, evenly chosen: all up to a number that makes a good histogram, beyond that every second, every fourth
 * and so on.
 */
final class Sample {

    private static final int MOST = 1 << 16;

    private double[] values = new double[1 << 8];
    private int count;
    private long seen;
    private long stride = 1;

    void add(double value) {
        if (seen++ % stride != 0) {
            return;
        }
        if (count == MOST) {
            for (int kept = 0; 2 * kept < count; kept++) {
                values[kept] = values[2 * kept];
            }
            count /= 2;
            stride *= 2;
        } else if (count == values.length) {
            values = Arrays.copyOf(values, 2 * count);
        }
        values[count++] = value;
    }

    double[] values() {
        return Arrays.copyOf(values, count);
    }
}
