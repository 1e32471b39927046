package io.mcts.tree;

import static org.assertj.core.api.Assertions.assertThat;

import io.mcts.random.Xoroshiro128PlusPlus;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Paths that count their visits before the rewards are known: what they leave behind when these come, and when they never do. */
class CountedAheadTest {

    private static final int DEPTH = 200;

    /** Nodes of two children each, the second of which leads to the next. */
    private static int[] chain(Tree tree) {
        NodeAllocator allocator = new NodeAllocator(tree);
        Node node = new Node(tree);
        int[] addresses = new int[DEPTH];
        for (int i = 0; i < DEPTH; i++) {
            addresses[i] = allocator.allocate(2, 0, i % 2, false);
            if (i > 0) {
                node.moveTo(addresses[i - 1]).link(1, addresses[i]);
            }
        }
        return addresses;
    }

    /** Goes down by the second child so often. */
    private static void goDown(TreePath path, int edges) {
        path.begin();
        for (int edge = 0; edge < edges; edge++) {
            path.arrive();
            path.take(1);
            path.goTo(path.link());
        }
    }

    private static void assertUntouched(Tree tree, int[] addresses) {
        for (int address : addresses) {
            Node node = new Node(tree).moveTo(address);
            assertThat(node.visits()).isZero();
            assertThat(node.visits(1)).isZero();
        }
    }

    @Test
    void aPathDeeperThanItsFirstRoomIsCountedWhole() {
        Tree tree = TestTrees.shared(NodeLayout.PLAIN);
        int[] addresses = chain(tree);
        SharedPath path = new SharedPath(tree, 2, 1, Long.MAX_VALUE);
        goDown(path, DEPTH - 1);
        assertThat(path.length()).isEqualTo(DEPTH - 1);
        assertThat(path.firstVisits()).isEqualTo(DEPTH - 1);
        for (int edge = path.length() - 1; edge >= 0; edge--) {
            assertThat(path.node(edge)).isEqualTo(addresses[edge]);
            path.visit(edge, new double[] {0.25, 0.75});
        }
        for (int edge = 0; edge < path.length(); edge++) {
            Node node = new Node(tree).moveTo(addresses[edge]);
            assertThat(node.visits()).isEqualTo(1);
            assertThat(node.visits(1)).isEqualTo(1);
            assertThat(node.visits(0)).isZero();
            assertThat(node.sum(1)).isEqualTo(edge % 2 == 0 ? 0.25 : 0.75);
        }
    }

    /** It has arrived at the last node, and was given up before it chose there. */
    @Test
    void aPathGivenUpAnywhereLeavesNothing() {
        Tree tree = TestTrees.shared(NodeLayout.PLAIN);
        int[] addresses = chain(tree);
        SharedPath path = new SharedPath(tree, 3, 1, Long.MAX_VALUE);
        for (int edges : new int[] {0, 1, 63, 64, 65, DEPTH - 1}) {
            goDown(path, edges);
            path.arrive();
            assertThat(new Node(tree).moveTo(addresses[edges]).visits()).isEqualTo(1);
            path.cancel();
            assertThat(path.length()).isZero();
            assertThat(path.firstVisits()).isZero();
            assertUntouched(tree, addresses);
        }
        path.cancel();
        assertUntouched(tree, addresses);
    }

    /** Only as long as a node has moves that were never tried, its visits decide which is next. */
    @Test
    void aVisitWhereAllWasTriedIsCountedWithTheMove() {
        Tree tree = TestTrees.shared(NodeLayout.PLAIN);
        int[] addresses = chain(tree);
        Node node = new Node(tree).moveTo(addresses[0]);
        node.visit(0, 0.5);
        node.visit(1, 0.5);
        SharedPath path = new SharedPath(tree, 3, 1, Long.MAX_VALUE);
        path.begin();
        assertThat(path.arrive()).isEqualTo(2);
        assertThat(node.visits()).isEqualTo(2);
        path.cancel();
        assertThat(node.visits()).isEqualTo(2);
        goDown(path, 1);
        assertThat(node.visits()).isEqualTo(3);
        assertThat(node.visits(1)).isEqualTo(1 + 3);
        path.cancel();
        assertThat(node.visits()).isEqualTo(2);
        assertThat(node.visits(1)).isEqualTo(1);
    }

    /** What another thread may have done between the moment at which a path saw a node of two children and its arrival there. */
    @Test
    void aChildThatAppearsUnvisitedIsNeverLeftToThePolicy() {
        Tree tree = TestTrees.shared(NodeLayout.PLAIN);
        chain(tree);
        SharedPath own = new SharedPath(tree, 1, 1, Long.MAX_VALUE);
        SharedPath other = new SharedPath(tree, 1, 1, Long.MAX_VALUE);
        other.begin();
        other.take(other.arrive());

        Node shown = own.begin();
        other.begin();
        int second = other.arrive();
        other.take(second);
        requireUntried(own, shown, second); // it seemed to be left, and another path was faster
        other.cancel();

        other.begin();
        other.arrive();
        requireUntried(own, own.begin(), second); // the node has two visits, and the other path has not chosen yet
        other.cancel();

        own.begin();
        own.arrive();
        own.take(0);
        requireUntried(other, other.begin(), second); // a first visit of it was taken back after another of its sibling
    }

    /** As many visits as make a replica, all of one child. */
    @Test
    void aChildThatAppearsUnvisitedIsNeverLeftToThePolicyNearTheRoot() {
        Tree tree = TestTrees.shared(NodeLayout.PLAIN);
        chain(tree);
        TestTrees.addVisits(new Node(tree).moveTo(Tree.ROOT), 1, 1_000);
        SharedPath path = new SharedPath(tree, 1, 1, Long.MAX_VALUE);
        requireUntried(path, path.begin(), 0);
        assertThat(path.bytes()).as("of the replica").isPositive();
    }

    private static void requireUntried(SharedPath path, Node shown, int child) {
        int visits = path.arrive();
        assertThat(visits).isLessThan(shown.count());
        assertThat(shown.untried(visits, Xoroshiro128PlusPlus.of(1))).isEqualTo(child);
        path.take(child);
        path.cancel();
    }

    /** A visit counted in advance seems to be three, but the path is told of one for each that waits where it ends. */
    @Test
    void aPathOfABatchIsToldOfTheVisitsThatWait() {
        Tree tree = new Tree(NodeLayout.PLAIN);
        new Node(tree).moveTo(new NodeAllocator(tree).allocate(2, 0, 0, false)).visit(1, 0.5);
        List<BatchPath> waiting = new ArrayList<>();
        for (int before = 0; before < 2; before++) {
            BatchPath path = new BatchPath(tree, 3, waiting);
            path.begin();
            path.arrive();
            assertThat(path.take(1)).isEqualTo(1 + before);
            waiting.add(path);
        }
        BatchPath other = new BatchPath(tree, 3, waiting);
        other.begin();
        other.arrive();
        assertThat(other.take(0)).isZero();
        assertThat(new Node(tree).moveTo(Tree.ROOT).visits(1)).isEqualTo(7);
    }

    @Test
    void aPathOfABatchGivenUpLeavesNothing() {
        Tree tree = new Tree(NodeLayout.PLAIN);
        int[] addresses = chain(tree);
        BatchPath path = new BatchPath(tree, 3, List.of());
        goDown(path, 100);
        Node last = new Node(tree).moveTo(addresses[99]);
        assertThat(last.visits()).isEqualTo(1);
        assertThat(last.visits(1)).isEqualTo(3);
        path.cancel();
        assertThat(path.length()).isZero();
        assertUntouched(tree, addresses);
    }
}
