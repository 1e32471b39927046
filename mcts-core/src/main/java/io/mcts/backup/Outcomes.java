package io.mcts.backup;

import java.util.function.IntToDoubleFunction;

/** The outcomes of a chance node, numbered from 0: a read-only view, valid only during the call that receives it. */
public interface Outcomes {

    /** Returns the number of outcomes, at least 1. */
    int count();

    /** Returns the sum of the visits of all outcomes. */
    int visits();

    /** Returns the number of times that an outcome has been drawn. */
    int visits(int outcome);

    /** Returns the probability of an outcome: greater than 0; all sum to 1. */
    double probability(int outcome);

    /** Returns the sum of a player's rewards over the visits of an outcome; needs {@link io.mcts.selection.Statistic#OUTCOME_SUMS}. */
    double sum(int outcome, int player);

    /** Returns the mean of a value over the outcomes drawn so far, weighted by their probabilities; NaN if none has been drawn. */
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
