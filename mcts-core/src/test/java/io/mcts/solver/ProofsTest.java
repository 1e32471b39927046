package io.mcts.solver;

import static org.assertj.core.api.Assertions.assertThat;

import io.mcts.tree.Node;
import io.mcts.tree.NodeAllocator;
import io.mcts.tree.NodeLayout;
import io.mcts.tree.Tree;
import io.mcts.tree.TreePath;
import org.junit.jupiter.api.Test;

/** Which moves matter where something is proven, by hand; bounds are of the first player's reward. */
class ProofsTest {

    private final Tree tree = new Tree(NodeLayout.BOUNDS);
    private final NodeAllocator allocator = new NodeAllocator(tree);
    private final Node node = new Node(tree);
    private final Proofs proofs = Proofs.of(tree);

    /** A node whose children have the bounds given, two numbers each. */
    private Node node(int player, double... bounds) {
        node.moveTo(allocator.allocate(bounds.length / 2, 0, player, false));
        for (int child = 0; child < node.count(); child++) {
            node.prove(child, bounds[2 * child], bounds[2 * child + 1]);
        }
        return node;
    }

    @Test
    void whereNothingIsKnownAllMovesMatter() {
        Node unknown = node(0, 0, 1, 0, 1, 0, 1);
        assertThat(proofs.look(unknown)).isEqualTo(Proofs.NONE);
        assertThat(proofs.open(unknown)).isSameAs(unknown);
        assertThat(proofs.child(2)).isEqualTo(2);
    }

    /** The second move brings 0.5 for certain; the first no more than 0.25, the third may bring more, the fourth not. */
    @Test
    void movesThatMayBringMoreThanIsCertainMatter() {
        Node chooser = node(0, 0, 0.25, 0.5, 0.5, 0.25, 0.75, 0, 0.5);
        assertThat(proofs.look(chooser)).isEqualTo(Proofs.NONE);
        assertThat(proofs.open(chooser).count()).isEqualTo(1);
        assertThat(proofs.child(0)).isEqualTo(2);
    }

    /** The same for the second player, who gets what the first does not. */
    @Test
    void theSecondPlayerSeesItTheOtherWayRound() {
        Node chooser = node(1, 0.75, 1, 0.5, 0.5, 0.25, 0.75, 0.5, 1);
        assertThat(proofs.look(chooser)).isEqualTo(Proofs.NONE);
        assertThat(proofs.open(chooser).count()).isEqualTo(1);
        assertThat(proofs.child(0)).isEqualTo(2);
    }

    @Test
    void whereNoMoveMattersTheBestIsTaken() {
        assertThat(proofs.look(node(0, 0.25, 0.25, 0, 0.5, 0.5, 0.5, 0.5, 0.5)))
                .as("the first of equals")
                .isEqualTo(2);
        assertThat(proofs.look(node(1, 0.75, 0.75, 0.5, 1, 0.5, 0.5, 0.5, 0.5))).isEqualTo(2);
        assertThat(proofs.look(node(0, 1, 1, 0, 1))).as("a win").isZero();
    }

    @Test
    void aMoveIsProvenWhereItsBoundsMeet() {
        Node chooser = node(0, 0.25, 0.5, 0.5, 0.5);
        assertThat(proofs.isProven(chooser, 0)).isFalse();
        assertThat(proofs.isProven(chooser, 1)).isTrue();
    }

    /** Three nodes, of which the lower two find room for their bounds; the iteration that comes by later proves nothing new below. */
    @Test
    void aBoundThatFoundNoMemoryIsProvenLater() {
        Tree small = new Tree(NodeLayout.BOUNDS, false, false, 4_096, 0);
        NodeAllocator here = new NodeAllocator(small);
        // 1 + 3 * (1 + 4 + 1 + 1) = 22 words of 512; 7 and 94 * (1 + 2 + 1 + 1) more leave 13 for records of 1 + 4
        // words
        int[] nodes = {here.allocate(2, 0, 0, false), here.allocate(2, 0, 1, false), here.allocate(2, 0, 1, false)};
        here.allocate(2, 0, 0, false);
        for (int i = 0; i < 94; i++) {
            here.allocate(1, 0, 0, false);
        }
        Proofs solver = Proofs.of(small);
        TreePath path = path(small, nodes);
        solver.end(path, new double[] {0.25, 0.75});
        solver.update(path);
        Node root = new Node(small).moveTo(nodes[0]);
        assertThat(new Node(small).moveTo(nodes[1]).upper(1)).isEqualTo(0.25);
        assertThat(root.hasBoundedChild()).isFalse();
        assertThat(small.isMissingBounds()).isTrue();
        small.limit(1 << 20);
        solver.update(path);
        assertThat(root.moveTo(nodes[0]).upper(1)).isEqualTo(0.25);
    }

    private static TreePath path(Tree tree, int... nodes) {
        TreePath path = new TreePath(tree);
        for (int address : nodes) {
            path.goTo(address);
            path.arrive();
            path.take(1);
        }
        return path;
    }

    @Test
    void whatIsProvenAtTheEndOfAPathIsPaidToBoth() {
        int root = node(0, 0, 1, 0.25, 0.75).address();
        int below = node(1, 0, 1, 0.25, 0.25).address();
        TreePath path = path(tree, root, below);
        double[] rewards = {0.5, 0.5};
        assertThat(proofs.knows(path, rewards)).isTrue();
        assertThat(rewards).containsExactly(0.25, 0.75);
        double[] alone = {0.5};
        assertThat(proofs.knows(path, alone)).isTrue();
        assertThat(alone).containsExactly(0.25);
        path.cancel();
        path.goTo(root);
        path.arrive();
        path.take(1);
        assertThat(proofs.knows(path, rewards)).isFalse();
    }
}
