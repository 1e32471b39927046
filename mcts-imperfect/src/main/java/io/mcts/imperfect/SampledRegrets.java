package io.mcts.imperfect;

import io.mcts.imperfect.MixedSelection.Choice;
import io.mcts.imperfect.MixedSelection.Learner;

/** The regrets of one information set and the sum of the strategies they gave, of {@link SamplingTree}. */
final class SampledRegrets implements Learner {

    private double[] regrets = {};
    private double[] sums = {};

    @Override
    public void mix(Choice choice, double[] probabilities) {
        int count = choice.count();
        if (regrets.length == 0) {
            regrets = new double[count];
            sums = new double[count];
        }
        double sum = 0;
        for (int i = 0; i < count; i++) {
            sum += Math.max(0, regrets[i]);
        }
        for (int i = 0; i < count; i++) {
            probabilities[i] = sum > 0 ? Math.max(0, regrets[i]) / sum : 1.0 / count;
        }
    }

    /**
     * Adds the regrets of a choice.
     *
     * @param ofChosen what the strategy expects of the end that was reached, once the choice was made
     * @param ofAll what it expected before
     */
    void regret(int chosen, double ofChosen, double ofAll) {
        for (int i = 0; i < regrets.length; i++) {
            regrets[i] += (i == chosen ? ofChosen : 0) - ofAll;
        }
    }

    /** Adds a strategy to the average. */
    void average(double[] strategy, double weight) {
        for (int i = 0; i < sums.length; i++) {
            sums[i] += weight * strategy[i];
        }
    }

    @Override
    public void learn(Choice choice, double reward) {
        throw new UnsupportedOperationException("regrets of samples are learned along a whole play");
    }

    @Override
    public double weight(int move) {
        return move < sums.length ? sums[move] : 0;
    }
}
