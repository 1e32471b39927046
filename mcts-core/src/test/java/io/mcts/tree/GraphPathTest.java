package io.mcts.tree;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;

/** Paths in a graph, which come to no node twice. */
class GraphPathTest {

    private final Tree graph = TestTrees.graph(NodeLayout.PLAIN);
    private final NodeAllocator allocator = new NodeAllocator(graph);
    private final GraphPath path = new GraphPath(graph);

    /** Nodes of two moves each, the second of which leads to the next one. */
    private int[] chain(int length) {
        Node node = new Node(graph);
        int[] addresses = new int[length];
        for (int i = 0; i < length; i++) {
            addresses[i] = allocator.allocate(2, 0, 0, false);
            if (i > 0) {
                node.moveTo(addresses[i - 1]).link(1, addresses[i]);
            }
        }
        return addresses;
    }

    private void goDown(int edges) {
        path.begin();
        for (int edge = 0; edge < edges; edge++) {
            step(1);
            path.goTo(path.link());
        }
    }

    private void step(int child) {
        path.arrive();
        path.take(child);
    }

    @Test
    void aNodeThatThePathHasComeFromIsRefused() {
        int[] addresses = chain(100);
        for (int back : new int[] {0, 1, 50, 98}) {
            goDown(99);
            step(0);
            assertThatThrownBy(() -> path.goTo(addresses[back]))
                    .isInstanceOf(IllegalStateException.class)
                    .hasMessageStartingWith("the last move leads back to a position that was there before")
                    .hasMessageContaining("\nMaybe the key of the position leaves out something");
        }
        goDown(10);
        step(0);
        assertThatThrownBy(() -> path.goTo(addresses[10]))
                .as("to where it is")
                .isInstanceOf(IllegalStateException.class);
    }

    @Test
    void anotherIterationMayComeToTheSameNodes() {
        int[] addresses = chain(100);
        for (int iteration = 0; iteration < 1_000; iteration++) {
            goDown(99);
            assertThat(path.length()).isEqualTo(99);
            assertThat(path.node(98)).isEqualTo(addresses[98]);
        }
        goDown(50);
        path.cancel();
        goDown(99);
        assertThat(path.length()).isEqualTo(99);
    }

    /** Thirty million steps; with a look at all earlier ones at each of them it would be 150 thousand million. */
    @Test
    void aStepOfADeepPathTakesNoLongerThanThatOfAnother() {
        chain(10_001);
        for (int iteration = 0; iteration < 3_000; iteration++) {
            goDown(10_000);
        }
        assertThat(path.length()).isEqualTo(10_000);
        step(0);
        assertThatThrownBy(() -> path.goTo(Tree.ROOT)).isInstanceOf(IllegalStateException.class);
    }

    /** The table grows while a path is under way, which must not lose a node. */
    @Test
    void noNodeIsForgottenAsThePathGrows() {
        int[] addresses = chain(3_000);
        path.begin();
        for (int edge = 0; edge < 2_999; edge++) {
            step(0);
            int back = addresses[edge / 2];
            assertThatThrownBy(() -> path.goTo(back)).isInstanceOf(IllegalStateException.class);
            path.goTo(addresses[edge + 1]);
        }
    }
}
