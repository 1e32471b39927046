package io.mcts.arena.tuning;

/** The average of some values. */
final class Average {

    private int count;
    private double sum;

    void add(double value) {
        count++;
        sum += value;
    }

    int count() {
        return count;
    }

    /** The average, after one value or more. */
    double mean() {
        return sum / count;
    }
}
