package com.example.games;

import java.util.Arrays;

/** What a position of Pig is worth under the best play, exactly: by the points that are left, from the end backwards. */
final class PigTable {

    private static final int UNKNOWN = -1;

    private final int goal;
    private final double[][][] values;

    PigTable(int goal, int turns) {
        this.goal = goal;
        values = new double[turns + 1][goal][goal];
        for (double[][] scores : values) {
            for (double[] totals : scores) {
                Arrays.fill(totals, UNKNOWN);
            }
        }
    }

    /** The points expected at the end, before a choice. */
    double value(int turns, int score, int total) {
        if (values[turns][score][total] == UNKNOWN) {
            double roll = roll(turns, score, total);
            values[turns][score][total] = total == 0 ? roll : Math.max(roll, hold(turns, score, total));
        }
        return values[turns][score][total];
    }

    /** The points expected of one who rolls: 1 loses the turn's points, the others add theirs. */
    double roll(int turns, int score, int total) {
        double sum = afterTurn(turns, score);
        for (int pips = 2; pips <= 6; pips++) {
            sum += score + total + pips >= goal ? goal : value(turns, score, total + pips);
        }
        return sum / 6;
    }

    /** The points expected of one who holds. */
    double hold(int turns, int score, int total) {
        return afterTurn(turns, score + total);
    }

    private double afterTurn(int turns, int score) {
        return turns == 1 ? score : value(turns - 1, score, 0);
    }
}
