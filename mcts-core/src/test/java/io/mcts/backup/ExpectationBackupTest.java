package io.mcts.backup;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import io.mcts.tree.Node;
import io.mcts.tree.NodeLayout;
import io.mcts.tree.Region;
import io.mcts.tree.Tree;
import io.mcts.tree.TreePath;
import java.util.Arrays;
import java.util.Set;
import org.assertj.core.data.Offset;
import org.junit.jupiter.api.Test;

class ExpectationBackupTest {

    private static final Offset<Double> EXACT = within(1e-12);

    @Test
    void theFirstVisitPassesItsRewardUp() {
        GivenOutcomes outcomes = outcomes(0.3, 0.7).visited(1, 0).sums(0, 0.4, 0);
        assertThat(ExpectationBackup.gain(outcomes, 0, 0, 0.4)).isCloseTo(0.4, EXACT);
    }

    @Test
    void outcomesNeverDrawnAreLeftOutAndTheOthersWeighMore() {
        // before: (0.2 * 0.4 + 0.3 * 0.5) / 0.5 = 0.46 with 2 visits; now (0.2 * 1.2 / 2 + 0.3 * 0.5) / 0.5 = 0.54 with
        // 3
        GivenOutcomes outcomes = outcomes(0.2, 0.3, 0.5).visited(2, 1, 0).sums(0, 1.2, 0.5, 0);
        assertThat(ExpectationBackup.gain(outcomes, 0, 0, 0.8)).isCloseTo(3 * 0.54 - 2 * 0.46, EXACT);
    }

    @Test
    void anOutcomeDrawnForTheFirstTimeJoinsTheOthers() {
        // before: 0.54 as above with 3 visits; now 0.2 * 0.6 + 0.3 * 0.5 + 0.5 * 0.1 = 0.32 with 4: less than nothing
        // is gained
        GivenOutcomes outcomes = outcomes(0.2, 0.3, 0.5).visited(2, 1, 1).sums(0, 1.2, 0.5, 0.1);
        assertThat(ExpectationBackup.gain(outcomes, 2, 0, 0.1)).isCloseTo(-0.34, EXACT);
    }

    @Test
    void eachOfThreePlayersGainsByHisOwnSums() {
        // the rewards 0.4, 0.5, 0.6 do not sum to 1, nor do the gains; outcome 1 is drawn for the second time
        GivenOutcomes outcomes = outcomes(0.25, 0.75)
                .visited(2, 2)
                .sums(0, 1, 0.4)
                .sums(1, 2, 1.5)
                .sums(2, 0.6, 0.6);
        // 0.25 * 0.5 + 0.75 * 0.2 = 0.275, before 0.25 * 0.5 + 0.75 * 0 = 0.125: 4 * 0.275 - 3 * 0.125
        assertThat(ExpectationBackup.gain(outcomes, 1, 0, 0.4)).isCloseTo(0.725, EXACT);
        // 0.25 * 1 + 0.75 * 0.75 = 0.8125, before 0.25 * 1 + 0.75 * 1 = 1: 4 * 0.8125 - 3 * 1
        assertThat(ExpectationBackup.gain(outcomes, 1, 1, 0.5)).isCloseTo(0.25, EXACT);
        // 0.25 * 0.3 + 0.75 * 0.3 = 0.3, before 0.25 * 0.3 + 0.75 * 0 = 0.075: 4 * 0.3 - 3 * 0.075
        assertThat(ExpectationBackup.gain(outcomes, 1, 2, 0.6)).isCloseTo(0.975, EXACT);
    }

    /** Player 1 of three chooses the only move at the root; a die with probabilities 0.25 and 0.75 is thrown after it. */
    @Test
    void thePathAboveAChanceNodeGetsItsExpectation() {
        Tree tree = new Tree(new NodeLayout(Set.of(), 3));
        Node root = new Node(tree).moveTo(new Region(tree).allocate(1, 1, false));
        Node die = new Node(tree).moveTo(new Region(tree).allocate(2, 1, true));
        die.probability(0, 0.25);
        die.probability(1, 0.75);
        ExpectationBackup backup = new ExpectationBackup();

        // the evaluation of the move, before the throw is in the tree
        backup.update(path(tree, root.address(), 0), new double[] {0.1, 0.3, 0.9});
        assertThat(root.sum(0)).isCloseTo(0.3, EXACT);

        // throws: 0 pays player 1 first 1, then 0.5; 1 pays him 0.2
        throwDie(backup, tree, root, die, 0, 0.5, 1.0, 0.0);
        assertThat(root.sum(0)).isCloseTo(0.3 + 1, EXACT);
        throwDie(backup, tree, root, die, 0, 0.7, 0.5, 1.0);
        assertThat(root.sum(0)).as("2 * 0.75").isCloseTo(0.3 + 1.5, EXACT);
        throwDie(backup, tree, root, die, 1, 0.8, 0.2, 0.6);
        // by hand: 3 * (0.25 * 0.75 + 0.75 * 0.2) = 3 * 0.3375
        assertThat(root.sum(0)).isCloseTo(0.3 + 1.0125, EXACT);
        assertThat(root.visits(0)).isEqualTo(4);
        assertThat(die.visits()).isEqualTo(3);
        assertThat(new double[] {die.sum(0, 0), die.sum(0, 1), die.sum(0, 2)})
                .containsExactly(new double[] {1.2, 1.5, 1}, EXACT);
        assertThat(new double[] {die.sum(1, 0), die.sum(1, 1), die.sum(1, 2)})
                .containsExactly(new double[] {0.8, 0.2, 0.6}, EXACT);
        assertThat(die.sum(0)).as("of the player whose value the node keeps").isCloseTo(1.5, EXACT);
    }

    @Test
    void theMeanBackupPassesTheRewardsUpAsTheyAre() {
        Tree tree = new Tree(NodeLayout.PLAIN);
        Node root = new Node(tree).moveTo(new Region(tree).allocate(1, 1, false));
        Node die = new Node(tree).moveTo(new Region(tree).allocate(2, 1, true));
        MeanBackup backup = new MeanBackup();
        throwDie(backup, tree, root, die, 0, 0.5, 1.0, 0.0);
        throwDie(backup, tree, root, die, 0, 0.7, 0.5, 1.0);
        throwDie(backup, tree, root, die, 1, 0.8, 0.2, 0.6);
        assertThat(root.sum(0)).isCloseTo(1.7, EXACT);
        assertThat(die.sum(0)).isCloseTo(1.5, EXACT);
        assertThat(die.sum(1)).isCloseTo(0.2, EXACT);
        assertThat(die.visits(0)).isEqualTo(2);
    }

    @Test
    void onlyTheExpectationNeedsTheSumsOfOutcomes() {
        assertThat(new ExpectationBackup().needsOutcomeSums()).isTrue();
        assertThat(new MeanBackup().needsOutcomeSums()).isFalse();
    }

    private static void throwDie(Backup backup, Tree tree, Node root, Node die, int outcome, double... rewards) {
        TreePath path = path(tree, root.address(), 0);
        take(path, die.address(), outcome);
        backup.update(path, rewards);
    }

    private static void take(TreePath path, int node, int child) {
        path.goTo(node);
        path.arrive();
        path.take(child);
    }

    private static TreePath path(Tree tree, int node, int child) {
        TreePath path = new TreePath(tree);
        take(path, node, child);
        return path;
    }

    private static GivenOutcomes outcomes(double... probabilities) {
        return new GivenOutcomes(probabilities, new int[probabilities.length], new double[3][probabilities.length]);
    }

    @SuppressWarnings("ArrayRecordComponent") // never compared
    private record GivenOutcomes(double[] probabilities, int[] visitsOf, double[][] sumsOf) implements Outcomes {

        GivenOutcomes visited(int... visits) {
            return new GivenOutcomes(probabilities, visits, sumsOf);
        }

        GivenOutcomes sums(int player, double... sums) {
            sumsOf[player] = sums;
            return this;
        }

        @Override
        public int count() {
            return probabilities.length;
        }

        @Override
        public int visits() {
            return Arrays.stream(visitsOf).sum();
        }

        @Override
        public int visits(int outcome) {
            return visitsOf[outcome];
        }

        @Override
        public double probability(int outcome) {
            return probabilities[outcome];
        }

        @Override
        public double sum(int outcome, int player) {
            return sumsOf[player][outcome];
        }
    }
}
