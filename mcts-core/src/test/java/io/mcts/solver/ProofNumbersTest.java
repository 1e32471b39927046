package io.mcts.solver;

import static org.assertj.core.api.Assertions.assertThat;

import io.mcts.selection.Children;
import io.mcts.tree.Column;
import io.mcts.tree.Node;
import io.mcts.tree.NodeLayout;
import io.mcts.tree.Region;
import io.mcts.tree.Tree;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** The proof numbers of a small AND/OR tree, computed by hand. */
class ProofNumbersTest {

    private static final int NEVER = Children.NEVER_PROVEN;

    private final Tree tree = new Tree(new NodeLayout(Set.of(Column.LOWER, Column.UPPER, Column.PROOF_NUMBERS), 0));
    private final Node node = new Node(tree);

    /** One of three moves is enough for who chooses; the other player needs all three. */
    @Test
    void aNewNodeHasOneForEachMove() {
        assertNumbers(node(3, 0, false), 1, 3);
        assertNumbers(node(3, 1, false), 3, 1);
        assertNumbers(node(3, 1, true), 3, 3);
    }

    /**
     * Player 0 moves to A, B or C. At A player 1 has 3 moves that are new: 3 and 1. At B they have a won and a lost one: infinite and
     * 0. At C they have a move that is lost for them, and one after which player 0 has 4 new ones (1 and 4): 0 + 1 and 4. The root has
     * the least of 3, infinite and 1, and the sum 1 + 0 + 4.
     */
    @Test
    void anAndOrTreeByHand() {
        Node a = node(3, 1, false);
        assertNumbers(a, 3, 1);
        Node b = node(2, 1, false);
        b.prove(0, 0, 0);
        b.prove(1, 1, 1);
        assertNumbers(b, NEVER, 0);
        Node c = node(2, 1, false);
        c.prove(0, 1, 1);
        assertThat(c.proofNumbers(1, 1, 4)).isTrue();
        assertThat(c.proofNumbers(1, 1, 4)).as("again").isFalse();
        assertNumbers(c, 1, 4);
        Node root = node(3, 0, false);
        root.proofNumbers(0, 3, 1);
        root.proofNumbers(1, NEVER, 0);
        root.proofNumbers(2, 1, 4);
        assertNumbers(root, 1, 5);
        assertThat(root.proofNumber(0)).as("of who chooses").isEqualTo(3);
        root.swap(0, 2);
        assertThat(root.proofNumber(0)).isEqualTo(1);
        assertThat(root.proofNumber(0, 1)).isEqualTo(4);
    }

    /** A draw is no win of either player; nor is what is bounded by one. */
    @Test
    void aDrawIsNeverWon() {
        Node drawn = node(2, 0, false);
        drawn.prove(0, 0.5, 0.5);
        assertNumbers(drawn, 1, NEVER);
        drawn.prove(1, 0, 0.5);
        assertNumbers(drawn, NEVER, NEVER);
        Node won = node(2, 0, false);
        won.prove(1, 1, 1);
        assertNumbers(won, 0, NEVER);
    }

    @Test
    void sumsDoNotOverflow() {
        Node large = node(3, 0, false);
        for (int child = 0; child < 3; child++) {
            large.proofNumbers(child, NEVER - 1, NEVER - 1);
        }
        assertNumbers(large, NEVER - 1, NEVER - 1);
    }

    private Node node(int count, int player, boolean isChance) {
        return new Node(tree).moveTo(new Region(tree).allocate(count, 0, player, isChance));
    }

    private void assertNumbers(Node of, int first, int second) {
        node.moveTo(of.address());
        assertThat(ProofNumbers.of(node, 0)).as("player 0").isEqualTo(first);
        assertThat(ProofNumbers.of(node, 1)).as("player 1").isEqualTo(second);
    }
}
