package io.mcts.backup;

import java.util.function.IntToDoubleFunction;

/** The outcomes of a chance node, numbered from 0: a read-only view, valid only during the call that receives it; not thread-safe. */
public interface Outcomes {

    /** The number of outcomes, at least 1. */
    int count();

    /** The sum of the visits of all outcomes. */
    int visits();

    /** The number of times that an outcome has been drawn. */
    int visits(int outcome);

    /** The probability of an outcome: greater than 0; all sum to 1. */
    double probability(int outcome);

    /**
     * The sum of a player's rewards over the visits of an outcome, from 0 to {@code visits(outcome)}; only for a backup that
     * {@linkplain Backup#needs needs} {@link io.mcts.selection.Statistic#OUTCOME_SUMS}.
     */
    double sum(int outcome, int player);

    /** The mean of a value over the outcomes drawn so far, weighted by their probabilities; NaN if none has been drawn. */
    default double expectation(IntToDoubleFunction value) {
        double weight = 0;
        double sum = 0;
        for (int outcome = 0, count = count(); outcome < count; outcome++) {
            if (visits(outcome) > 0) {
                double probability = probability(outcome);
                weight += probability;
                sum += probability * value.applyAsDouble(outcome);
            }
        }
        return sum / weight;
    }
}
