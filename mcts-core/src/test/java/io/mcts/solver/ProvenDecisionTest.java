package io.mcts.solver;

import static org.assertj.core.api.Assertions.assertThat;

import io.mcts.decision.FinalDecision;
import io.mcts.decision.MaxChild;
import io.mcts.decision.RobustChild;
import io.mcts.decision.UcbChild;
import io.mcts.tree.Node;
import io.mcts.tree.NodeAllocator;
import io.mcts.tree.NodeLayout;
import io.mcts.tree.Tree;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** Decisions among three moves with given visits and means, of player 0 and, with the same values for him, of player 1. */
class ProvenDecisionTest {

    private static final double UNKNOWN = -1;

    @Test
    void aProvenWinIsPlayed() {
        assertThat(decided(new RobustChild(), moves(100, 0.9, UNKNOWN, 1, 0.5, 1, 50, 0.95, UNKNOWN)))
                .containsOnly(1);
    }

    @Test
    void aProvenLossIsPlayedOnlyWhereAllLose() {
        assertThat(decided(new RobustChild(), moves(100, 0.9, 0, 1, 0.1, UNKNOWN, 50, 0.9, 0)))
                .containsOnly(1);
        assertThat(decided(new RobustChild(), moves(100, 0.9, 0, 101, 0.1, 0, 50, 0.9, 0)))
                .containsOnly(1);
    }

    /** With 400 visits the lower confidence bound is the mean less 1 / 20. */
    @Test
    void aProvenDrawIsGivenUpOnlyForWhatIsClearlyBetter() {
        assertThat(decided(new RobustChild(), moves(10, 0, 0.5, 400, 0.54, UNKNOWN, 5, 0.9, UNKNOWN)))
                .containsOnly(0);
        assertThat(decided(new RobustChild(), moves(10, 0, 0.5, 400, 0.56, UNKNOWN, 5, 0.9, UNKNOWN)))
                .containsOnly(1);
    }

    @Test
    void oneWhoPlaysAloneGivesUpWhatIsProvenForAGreaterMean() {
        double[][] moves = moves(10, 0, 0.5, 400, 0.51, UNKNOWN, 5, 0.9, UNKNOWN);
        assertThat(new ProvenDecision(new RobustChild(), 1, node(0, moves)).child(new int[] {0, 1, 2}))
                .isEqualTo(1);
        double[][] less = moves(10, 0, 0.5, 400, 0.49, UNKNOWN, 5, 0.9, UNKNOWN);
        assertThat(new ProvenDecision(new RobustChild(), 1, node(0, less)).child(new int[] {0, 1, 2}))
                .isZero();
    }

    @Test
    void theRuleChoosesWhereNothingIsProven() {
        double[][] moves = moves(10, 0.5, UNKNOWN, 400, 0.4, UNKNOWN, 5, 0.9, UNKNOWN);
        assertThat(decided(new RobustChild(), moves)).containsOnly(1);
        assertThat(decided(new MaxChild(), moves)).containsOnly(2);
    }

    /** The mean of the sure 0.3 is 0.3 whatever its rewards were. */
    @Test
    void anyExactValueCounts() {
        assertThat(decided(new MaxChild(), moves(10, 0.9, 0.3, 10_000, 0.305, UNKNOWN, 10_000, 0.2, UNKNOWN)))
                .containsOnly(0);
        assertThat(decided(new MaxChild(), moves(10, 0.9, 0.3, 10_000, 0.32, UNKNOWN, 10_000, 0.2, UNKNOWN)))
                .containsOnly(1);
    }

    /**
     * 1014 visits in all: 0.6 + 0.8 * sqrt(6.922 / 10) = 1.266 and 0.3 + 0.8 * sqrt(6.922 / 4) = 1.352. With the 14 of the moves that do not
     * lose it would be 1.011 and 0.950.
     */
    @Test
    void anUpperBoundCountsTheVisitsOfLostMoves() {
        assertThat(decided(UcbChild.of(0.8), moves(1000, 0.1, 0, 10, 0.6, UNKNOWN, 4, 0.3, UNKNOWN)))
                .containsOnly(2);
    }

    /** A draw for certain that may be more, against a draw: the first can only be better, though it has 5 visits. */
    @Test
    void aMoveThatIsAsSafeAndMayBeMoreIsBetter() {
        Node node = node(0, moves(10, 0, 0.5, 5, 0.5, UNKNOWN, 100, 0.2, UNKNOWN));
        node.prove(1, 0.5, 1);
        node.prove(2, 0, 0.5);
        assertThat(new ProvenDecision(new RobustChild(), 2, node).child(new int[] {0, 1, 2}))
                .isEqualTo(1);
    }

    /** Visits, mean, and the value proven, for each move. */
    private static double[][] moves(double... numbers) {
        return IntStream.range(0, numbers.length / 3)
                .mapToObj(i -> new double[] {numbers[3 * i], numbers[3 * i + 1], numbers[3 * i + 2]})
                .toArray(double[][]::new);
    }

    private static int[] decided(FinalDecision rule, double[][] moves) {
        return IntStream.of(0, 1)
                .map(player -> new ProvenDecision(rule, 2, node(player, moves)).child(new int[] {0, 1, 2}))
                .toArray();
    }

    private static Node node(int player, double[][] moves) {
        Tree tree = new Tree(NodeLayout.BOUNDS);
        Node node = new Node(tree).moveTo(new NodeAllocator(tree).allocate(moves.length, 0, player, false));
        for (int child = 0; child < moves.length; child++) {
            for (int visit = 0; visit < moves[child][0]; visit++) {
                node.visit(child, moves[child][1]);
            }
            double proven = moves[child][2];
            if (proven != UNKNOWN) {
                double ofFirst = player == 0 ? proven : 1 - proven;
                node.prove(child, ofFirst, ofFirst);
            }
        }
        return node;
    }
}
