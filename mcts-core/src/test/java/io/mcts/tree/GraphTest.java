package io.mcts.tree;

import static org.assertj.core.api.Assertions.assertThat;

import io.mcts.game.Move;
import io.mcts.random.Xoroshiro128PlusPlus;
import java.util.HashMap;
import java.util.Map;
import org.junit.jupiter.api.Test;

class GraphTest {

    private final Tree graph = TestTrees.graph(NodeLayout.PLAIN);
    private final Node node = new Node(graph);

    @Test
    void aNodeIsFoundByItsKey() {
        int first = new NodeAllocator(graph).allocate(2, 0, 0, false);
        graph.remember(42, first);
        assertThat(graph.find(42)).isEqualTo(first);
        assertThat(graph.savedNodes()).isEqualTo(1);
        assertThat(graph.find(43)).isEqualTo(Tree.NONE);
        assertThat(graph.savedNodes()).isEqualTo(1);
    }

    @Test
    void manyNodesAreFoundAndTheirMemoryIsCounted() {
        Xoroshiro128PlusPlus random = Xoroshiro128PlusPlus.of(1);
        Map<Long, Integer> expected = new HashMap<>();
        for (int i = 0; i < 100_000; i++) {
            long key = i % 2 == 0 ? i : random.nextLong(); // in a row, and all over
            int address = new NodeAllocator(graph).allocate(1, 0, 0, false);
            graph.remember(key, address);
            expected.put(key, address);
        }
        expected.forEach((key, address) -> assertThat(graph.find(key)).isEqualTo(address));
        assertThat(graph.find(-1)).isEqualTo(Tree.NONE);
        // at least half a million slots would be a waste, fewer than the nodes impossible
        long slots = (graph.bytes() - Long.BYTES * (long) Tree.CHUNK_LENGTH * 4) / (Long.BYTES + Integer.BYTES);
        assertThat(slots).isBetween(100_000L, 500_000L);
    }

    @Test
    void aTreeThatIsNoGraphFindsNothing() {
        Tree tree = new Tree(NodeLayout.PLAIN);
        tree.remember(1, new NodeAllocator(tree).allocate(1, 0, 0, false));
        assertThat(tree.find(1)).isEqualTo(Tree.NONE);
        assertThat(tree.savedNodes()).isZero();
    }

    /** Root with two moves to the left and the right node, both of which lead to the bottom one, which leads nowhere. */
    @Test
    void aNodeWithTwoParentsIsCopiedOnceAndStillFound() {
        int root = new NodeAllocator(graph).allocate(2, 0, 0, false);
        int left = new NodeAllocator(graph).allocate(1, 0, 1, false);
        int right = new NodeAllocator(graph).allocate(1, 0, 1, false);
        int bottom = new NodeAllocator(graph).allocate(1, 0, 0, false);
        int elsewhere = new NodeAllocator(graph).allocate(1, 0, 0, false);
        int[] addresses = {root, left, right, bottom, elsewhere};
        for (int key = 0; key < addresses.length; key++) {
            graph.remember(key, addresses[key]);
        }
        node.moveTo(root).link(0, left);
        node.link(1, right);
        node.moveTo(left).link(0, bottom);
        node.moveTo(right).link(0, bottom);
        node.moveTo(bottom).visit(0, 0.25);

        SubtreeCopy<Move> copy = SubtreeCopy.of(graph, new MoveTable<>(), root);

        Tree copied = copy.tree();
        Node from = new Node(copied).moveTo(Tree.ROOT);
        int toLeft = from.link(0);
        int toRight = from.link(1);
        assertThat(from.moveTo(toLeft).link(0)).isEqualTo(from.moveTo(toRight).link(0));
        int below = from.link(0);
        assertThat(from.moveTo(below).sum(0)).isEqualTo(0.25);
        assertThat(copied.savedNodes()).isEqualTo(1);
        assertThat(copied.find(3)).isEqualTo(below);
        assertThat(copied.find(0)).isEqualTo(Tree.ROOT);
        assertThat(copied.find(4)).as("not below the root").isEqualTo(Tree.NONE);
        assertThat(copied.isGraph()).isTrue();
    }
}
