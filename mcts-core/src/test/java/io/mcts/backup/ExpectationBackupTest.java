package io.mcts.backup;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import io.mcts.selection.Statistic;
import org.assertj.core.data.Offset;
import org.junit.jupiter.api.Test;

class ExpectationBackupTest {

    private static final Offset<Double> EXACT = within(1e-12);

    @Test
    void theFirstVisitPassesItsRewardUp() {
        GivenNode die = die(new int[] {1, 0}, 0.3, 0.7).sums(0, 0.4, 0);
        assertThat(ExpectationBackup.gain(die, 0, 0, 0.4)).isCloseTo(0.4, EXACT);
    }

    @Test
    void outcomesNeverDrawnAreLeftOutAndTheOthersWeighMore() {
        // before: (0.2 * 0.4 + 0.3 * 0.5) / 0.5 = 0.46 with 2 visits;
        // now (0.2 * 1.2 / 2 + 0.3 * 0.5) / 0.5 = 0.54 with 3
        GivenNode die = die(new int[] {2, 1, 0}, 0.2, 0.3, 0.5).sums(0, 1.2, 0.5, 0);
        assertThat(ExpectationBackup.gain(die, 0, 0, 0.8)).isCloseTo(3 * 0.54 - 2 * 0.46, EXACT);
    }

    @Test
    void anOutcomeDrawnForTheFirstTimeJoinsTheOthers() {
        // before: 0.54 as above with 3 visits; now 0.2 * 0.6 + 0.3 * 0.5 + 0.5 * 0.1 = 0.32 with 4: less than nothing
        // is gained
        GivenNode die = die(new int[] {2, 1, 1}, 0.2, 0.3, 0.5).sums(0, 1.2, 0.5, 0.1);
        assertThat(ExpectationBackup.gain(die, 2, 0, 0.1)).isCloseTo(-0.34, EXACT);
    }

    @Test
    void eachOfThreePlayersGainsByTheirOwnSums() {
        // the rewards 0.4, 0.5, 0.6 do not sum to 1, nor do the gains; outcome 1 is drawn for the second time
        GivenNode die = die(new int[] {2, 2}, 0.25, 0.75)
                .sums(0, 1, 0.4)
                .sums(1, 2, 1.5)
                .sums(2, 0.6, 0.6);
        // 0.25 * 0.5 + 0.75 * 0.2 = 0.275, before 0.25 * 0.5 + 0.75 * 0 = 0.125: 4 * 0.275 - 3 * 0.125
        assertThat(ExpectationBackup.gain(die, 1, 0, 0.4)).isCloseTo(0.725, EXACT);
        // 0.25 * 1 + 0.75 * 0.75 = 0.8125, before 0.25 * 1 + 0.75 * 1 = 1: 4 * 0.8125 - 3 * 1
        assertThat(ExpectationBackup.gain(die, 1, 1, 0.5)).isCloseTo(0.25, EXACT);
        // 0.25 * 0.3 + 0.75 * 0.3 = 0.3, before 0.25 * 0.3 + 0.75 * 0 = 0.075: 4 * 0.3 - 3 * 0.075
        assertThat(ExpectationBackup.gain(die, 1, 2, 0.6)).isCloseTo(0.975, EXACT);
    }

    /** Player 1 of three chooses the only move at the root; a die with probabilities 0.25 and 0.75 is thrown after it. */
    @Test
    void thePathAboveAChanceNodeGetsItsExpectation() {
        GivenNode root = GivenNode.choice(1, 1);
        GivenNode die = GivenNode.chance(1, 0.25, 0.75);
        ExpectationBackup backup = new ExpectationBackup();

        // the evaluation of the move, before the throw is in the tree
        backup.update(new GivenPath().by(root, 0), new double[] {0.1, 0.3, 0.9});
        assertThat(root.sum(0)).isCloseTo(0.3, EXACT);

        // throws: 0 pays player 1 first 1, then 0.5; 1 pays them 0.2
        rollDie(backup, root, die, 0, 0.5, 1.0, 0.0);
        assertThat(root.sum(0)).isCloseTo(0.3 + 1, EXACT);
        rollDie(backup, root, die, 0, 0.7, 0.5, 1.0);
        assertThat(root.sum(0)).as("2 * 0.75").isCloseTo(0.3 + 1.5, EXACT);
        rollDie(backup, root, die, 1, 0.8, 0.2, 0.6);
        // by hand: 3 * (0.25 * 0.75 + 0.75 * 0.2) = 3 * 0.3375
        assertThat(root.sum(0)).isCloseTo(0.3 + 1.0125, EXACT);
        assertThat(root.visits(0)).isEqualTo(4);
        assertThat(die.visits()).isEqualTo(3);
        assertThat(die.sumsOf[0]).containsExactly(new double[] {1.2, 1.5, 1}, EXACT);
        assertThat(die.sumsOf[1]).containsExactly(new double[] {0.8, 0.2, 0.6}, EXACT);
        assertThat(die.sum(0)).as("of the player whose value the node keeps").isCloseTo(1.5, EXACT);
    }

    @Test
    void theMeanBackupPassesTheRewardsUpAsTheyAre() {
        GivenNode root = GivenNode.choice(1, 1);
        GivenNode die = GivenNode.chance(1, 0.25, 0.75);
        MeanBackup backup = new MeanBackup();
        rollDie(backup, root, die, 0, 0.5, 1.0, 0.0);
        rollDie(backup, root, die, 0, 0.7, 0.5, 1.0);
        rollDie(backup, root, die, 1, 0.8, 0.2, 0.6);
        assertThat(root.sum(0)).isCloseTo(1.7, EXACT);
        assertThat(die.sum(0)).isCloseTo(1.5, EXACT);
        assertThat(die.sum(1)).isCloseTo(0.2, EXACT);
        assertThat(die.visits(0)).isEqualTo(2);
    }

    @Test
    void onlyTheExpectationNeedsTheSumsOfOutcomes() {
        assertThat(new ExpectationBackup().needs()).containsExactly(Statistic.OUTCOME_SUMS);
        assertThat(new MeanBackup().needs()).isEmpty();
        assertThat(new ExpectationBackup().writesValues()).isFalse();
        assertThat(new MeanBackup().writesValues()).isFalse();
    }

    private static GivenNode die(int[] visits, double... probabilities) {
        GivenNode die = GivenNode.chance(0, probabilities);
        System.arraycopy(visits, 0, die.visitsOf, 0, visits.length);
        return die;
    }

    private static void rollDie(Backup backup, GivenNode root, GivenNode die, int outcome, double... rewards) {
        backup.update(new GivenPath().by(root, 0).by(die, outcome), rewards);
    }
}
