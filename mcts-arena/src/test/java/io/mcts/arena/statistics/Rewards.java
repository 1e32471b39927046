package io.mcts.arena.statistics;

import java.util.random.RandomGenerator;
import java.util.stream.IntStream;

/** Distributions of the mean rewards of pairs, by name. */
final class Rewards {

    /** Pairs of Leduc hold'em by 52nds of the payoff range, and how many of 2,000 had them. */
    private static final int[][] LEDUC = {
        {12, 5}, {14, 5}, {16, 8}, {18, 10}, {20, 7}, {22, 318}, {23, 6}, {24, 231}, {25, 11}, {26, 909}, {27, 41},
        {28, 169}, {29, 6}, {30, 207}, {32, 19}, {34, 10}, {36, 16}, {38, 5}, {40, 13}, {42, 4}
    };

    private static final double[][] STAKES = {
        {0.46, 0.42}, {0.54, 0.4}, {0.42, 0.05}, {0.58, 0.06}, {0.2, 0.02}, {0.8, 0.03}, {0, 0.01}, {1, 0.01}
    };

    private static final double[][] RARE = {{0.45, 0.9}, {1, 0.1}};

    private static final double[][] RARER = {{0.48, 0.96}, {1, 0.04}};

    /** The usual reward at most, and the mean distance from it. */
    private static final double MOST = 0.57;

    private static final double SCALE = 0.07;

    private Rewards() {}

    private static double[][] values(String kind) {
        return switch (kind) {
            case "leduc" -> {
                double all =
                        IntStream.range(0, LEDUC.length).map(i -> LEDUC[i][1]).sum();
                yield IntStream.range(0, LEDUC.length)
                        .mapToObj(i -> new double[] {LEDUC[i][0] / 52.0, LEDUC[i][1] / all})
                        .toArray(double[][]::new);
            }
            case "stakes" -> STAKES;
            case "rare" -> RARE;
            case "rarer" -> RARER;
            default -> throw new IllegalArgumentException(kind);
        };
    }

    static double mean(String kind) {
        if (kind.equals("exponential")) {
            return MOST - SCALE * (1 - Math.exp(-MOST / SCALE)); // cut at 0
        }
        double mean = 0;
        double all = 0;
        for (double[] value : values(kind)) {
            mean += value[0] * value[1];
            all += value[1];
        }
        return mean / all;
    }

    static double deviation(String kind) {
        double mean = mean(kind);
        if (kind.equals("exponential")) {
            double most = MOST / SCALE;
            double square = 2 - Math.exp(-most) * (2 + 2 * most); // of the distance from MOST, in scales
            return Math.sqrt(SCALE * SCALE * square - (MOST - mean) * (MOST - mean));
        }
        double square = 0;
        double all = 0;
        for (double[] value : values(kind)) {
            square += (value[0] - mean) * (value[0] - mean) * value[1];
            all += value[1];
        }
        return Math.sqrt(square / all);
    }

    static double draw(String kind, RandomGenerator random) {
        double left = random.nextDouble();
        if (kind.equals("exponential")) {
            return Math.max(0, MOST + SCALE * Math.log(1 - left));
        }
        double[][] values = values(kind);
        for (double[] value : values) {
            left -= value[1];
            if (left < 0) {
                return value[0];
            }
        }
        return values[values.length - 1][0];
    }
}
