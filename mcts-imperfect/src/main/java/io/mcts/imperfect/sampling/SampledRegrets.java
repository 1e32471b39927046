package io.mcts.imperfect.sampling;

import io.mcts.imperfect.internal.Strategies;
import io.mcts.imperfect.strategy.MixedSelection.Choice;
import io.mcts.imperfect.strategy.MixedSelection.Learner;
import java.util.Arrays;

/** The regrets of one information set in a {@link SamplingTree}, and the sum of their strategies. */
final class SampledRegrets implements Learner {

    private double[] regrets = {};
    private double[] sums = {};

    /** A hash of the player's last choice before; see {@link #isAfter}. */
    private int lastChoice;

    private boolean isReached;

    @Override
    public void mix(Choice choice, double[] probabilities) {
        for (int i = 0; i < choice.count(); i++) {
            grow(choice.move(i) + 1);
        }
        Strategies.match(choice, regrets, probabilities);
    }

    /** Whether the player has made the same choice before this information set as on the first visit. */
    boolean isAfter(int choice) {
        if (!isReached) {
            isReached = true;
            lastChoice = choice;
        }
        return lastChoice == choice;
    }

    private void grow(int count) {
        if (count > regrets.length) {
            regrets = Arrays.copyOf(regrets, count);
            sums = Arrays.copyOf(sums, count);
        }
    }

    /** Adds regrets, given the expectations of the strategy for the end reached after and before the choice. */
    void regret(Choice choice, double ofChosen, double ofAll) {
        for (int i = 0; i < choice.count(); i++) {
            regrets[choice.move(i)] += (i == choice.chosen() ? ofChosen : 0) - ofAll;
        }
    }

    void average(Choice choice, double weight) {
        for (int i = 0; i < choice.count(); i++) {
            sums[choice.move(i)] += weight * choice.probability(i);
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

    @Override
    public long bytes() {
        return 88 + 2L * Double.BYTES * regrets.length;
    }
}
