package io.mcts.arena.tuning;

/** What the evaluations so far say about a point that was evaluated; it follows the model that made it. */
final class Evidence {

    /** One average for each tuple; the last is that of the point itself. */
    private final Average[] averages;

    Evidence(Average[] averages) {
        this.averages = averages;
    }

    /** How often the point itself was evaluated. */
    int evaluations() {
        return averages[averages.length - 1].count();
    }

    /** The average of the evaluations of the point itself. */
    double mean() {
        return averages[averages.length - 1].mean();
    }

    /** The average of the means of all tuples. */
    double modelMean() {
        double sum = 0;
        for (Average average : averages) {
            sum += average.mean();
        }
        return sum / averages.length;
    }
}
