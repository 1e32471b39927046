package io.mcts.tree;

import static io.mcts.tree.TreeTest.ANY_MOVES;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.fail;

import io.mcts.random.Xoroshiro128PlusPlus;
import java.util.HashSet;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What one thread sees and shows of the most visited nodes, step by step. */
class ReplicasTest {

    private final Tree shared = TestTrees.shared(new NodeLayout(Set.of(Column.SQUARES), 0));
    private final NodeAllocator allocator = new NodeAllocator(shared);
    private final Node node = new Node(shared);
    private final Replicas replicas = new Replicas(shared, Long.MAX_VALUE);
    private final Node replica = new Node(replicas.tree());

    /** A node of three children, the second of which has all visits, each of which brought 0.5. */
    private int node(int visits) {
        int address = allocator.allocate(3, ANY_MOVES, 0, false);
        node.moveTo(address).move(2, 42);
        visit(node, visits);
        return address;
    }

    private static void visit(Node cursor, int visits) {
        for (int i = 0; i < visits; i++) {
            cursor.visit(1, 0.5);
            if (cursor.has(Column.SQUARES)) {
                cursor.addSquare(1, 0.5);
            }
        }
    }

    @Test
    void aNodeIsWorthOneFrom128VisitsMoreThanItHasChildren() {
        int address = node(130);
        assertThat(replicas.of(address)).isEqualTo(Tree.NONE);
        visit(node, 1);
        int found = replicas.of(address);
        assertThat(found).isNotEqualTo(Tree.NONE);
        assertThat(replicas.of(address)).isEqualTo(found);
        replica.moveTo(found);
        assertThat(replica.visits()).isEqualTo(131);
        assertThat(replica.visits(1)).isEqualTo(131);
        assertThat(replica.sum(1)).isEqualTo(65.5);
        assertThat(replica.move(2)).isEqualTo(42);
    }

    /** Else a search near the root would not look for what other threads have proven there. */
    @ParameterizedTest
    @ValueSource(doubles = {0.5, 0.3})
    void aReplicaLearnsThatAnotherThreadHasNarrowedBounds(double upper) {
        Tree tree = TestTrees.shared(NodeLayout.BOUNDS);
        Node original = new Node(tree).moveTo(new NodeAllocator(tree).allocate(3, ANY_MOVES, 0, false));
        visit(original, 200);
        Replicas own = new Replicas(tree, Long.MAX_VALUE);
        int found = own.of(original.address());
        Node copy = new Node(own.tree()).moveTo(found);
        assertThat(copy.hasBoundedChild()).isFalse();
        original.prove(2, 0, upper);
        assertThat(copy.upper(2)).as("before it is published").isEqualTo(1);
        copy.prove(0, 0.75, 1);
        original.prove(0, 0.75, 1);
        copy.visit(1, 0.5);
        own.publish(found);
        assertThat(copy.hasBoundedChild()).isTrue();
        assertThat(copy.upper(2)).isEqualTo(upper);
        assertThat(copy.lower(0)).isEqualTo(0.75);
        assertThat(copy.isBounded(1)).isFalse();
        assertThat(copy.visits()).isEqualTo(201);
        assertThat(original.hasBoundedChild()).as("publishing keeps it").isTrue();
        assertThat(original.visits()).isEqualTo(201);
    }

    /** A thousand of them are more than the table has room for at first, and many want the same place. */
    @Test
    void eachNodeHasItsOwn() {
        int[] addresses = new int[1_000];
        int[] found = new int[addresses.length];
        Set<Integer> different = new HashSet<>();
        for (int i = 0; i < addresses.length; i++) {
            addresses[i] = node(131 + i % 7);
            node.move(0, i);
            found[i] = replicas.of(addresses[i]);
            assertThat(different.add(found[i])).isTrue();
        }
        for (int i = 0; i < addresses.length; i++) {
            assertThat(replicas.of(addresses[i])).isEqualTo(found[i]);
            assertThat(replica.moveTo(found[i]).move(0)).isEqualTo(i);
            assertThat(replica.visits()).isEqualTo(131 + i % 7);
        }
    }

    /** By hand: 1/32 of 132 to 255 visits is 4 to 7, so they are published at multiples of 4; of 256 and more at multiples of 8. */
    @ParameterizedTest
    @CsvSource({"132, 4", "256, 8", "6400, 128"})
    void whatIsGatheredIsPublishedWhenItIsItsShare(int visits, int interval) {
        int address = node(visits);
        int found = replicas.of(address);
        for (int gathered = 1; gathered <= interval; gathered++) {
            visit(replica.moveTo(found), 1);
            replicas.publishIfDue(found);
            assertThat(node.moveTo(address).visits()).isEqualTo(gathered < interval ? visits : visits + interval);
        }
        assertThat(node.visits(1)).isEqualTo(visits + interval);
        assertThat(node.sum(1)).isEqualTo(0.5 * (visits + interval));
        assertThat(node.sumOfSquares(1)).isEqualTo(0.25 * (visits + interval));
        replicas.publish();
        assertThat(node.visits()).as("once").isEqualTo(visits + interval);
    }

    @Test
    void publishingTellsWhatOthersHaveGathered() {
        int first = node(131);
        int second = node(200);
        int ofFirst = replicas.of(first);
        int ofSecond = replicas.of(second);
        visit(replica.moveTo(ofFirst), 1);
        visit(replica.moveTo(ofSecond), 2);
        node.moveTo(first).visit(0, 1);
        replicas.publish();
        assertThat(node.moveTo(first).visits()).isEqualTo(133);
        assertThat(node.moveTo(second).visits()).isEqualTo(202);
        assertThat(replica.moveTo(ofFirst).visits()).isEqualTo(133);
        assertThat(replica.visits(0)).isEqualTo(1);
        assertThat(replica.sum(0)).isEqualTo(1);
        assertThat(replica.moveTo(ofSecond).visits()).isEqualTo(202);
    }

    /** What the shared node leads to is an address of the shared tree, and a replica leads to replicas. */
    @Test
    void publishingLeavesTheLinksOfAReplica() {
        int below = node(150);
        int address = node(131);
        node.link(1, below);
        int found = replicas.of(address);
        assertThat(replicas.original(found)).isEqualTo(address);
        assertThat(replica.moveTo(found).link(1)).isEqualTo(Tree.NONE);
        replica.link(1, 77);
        replica.visit(1, 1);
        replicas.publish(found);
        assertThat(replica.link(1)).isEqualTo(77);
        assertThat(replica.visits(1)).isEqualTo(132);
        replica.visit(1, 1);
        replicas.publish(found);
        assertThat(node.moveTo(address).link(1)).isEqualTo(below);
        assertThat(node.visits(1)).isEqualTo(133);
        assertThat(node.sum(1)).isEqualTo(65.5 + 2);
    }

    // by hand: the greatest g not more than (visits + g) / 32, which is visits / 31
    @ParameterizedTest
    @CsvSource({"0, 0", "30, 0", "31, 1", "134, 4", "6400, 206", "2000000000, 64516129"})
    void noMoreThanItsShareWaits(int visits, long most) {
        assertThat(SharedPath.mostUnpublished(visits)).isEqualTo(most);
    }

    /** The root has 200 visits and is published at every multiple of 4. Its first child gets a new visit. */
    @Test
    void nearTheRootAPathGoesThroughTheReplica() {
        int root = node(198);
        int below = allocator.allocate(2, ANY_MOVES, 1, false);
        node.moveTo(root).visit(2, 0);
        node.visit(0, 0);
        SharedPath path = new SharedPath(shared, 3, 1, Long.MAX_VALUE);
        assertThat(path.begin().visits()).isEqualTo(200);
        node.link(1, below);
        for (int run = 1; run <= 4; run++) {
            path.begin();
            assertThat(path.arrive()).isEqualTo(199 + run);
            assertThat(path.take(1)).isEqualTo(197 + run);
            assertThat(path.link()).as("which the replica does not know").isEqualTo(below);
            path.goTo(below);
            assertThat(path.arrive())
                    .as("fewer than moves while one is unvisited")
                    .isEqualTo(Math.min(run - 1, 1));
            assertThat(path.take(0)).isEqualTo(run - 1);
            assertThat(node.moveTo(root).visits()).isEqualTo(200);
            path.visit(1, new double[] {0.5, 0.25});
            path.visit(0, new double[] {0.5, 0.25});
            assertThat(node.moveTo(root).visits()).isEqualTo(run < 4 ? 200 : 204);
        }
        assertThat(node.visits(1)).isEqualTo(202);
        assertThat(node.sumOfSquares(1)).isEqualTo(202 * 0.25);
        node.moveTo(below);
        assertThat(node.visits(0)).isEqualTo(4);
        assertThat(node.sum(0)).isEqualTo(1);
        assertThat(node.sumOfSquares(0)).isEqualTo(0.25);
        assertThat(path.firstVisits()).isEqualTo(1);
    }

    /** A link never changes; here it does, which shows that it is read once. */
    @Test
    void aReplicaKnowsWhereToGoOn() {
        int root = node(199);
        int below = node(100);
        node.moveTo(root).link(1, below);
        SharedPath path = new SharedPath(shared, 1, 1, Long.MAX_VALUE);
        assertThat(goDown(path)).isEqualTo(below);
        assertThat(path.goTo(below).visits()).isEqualTo(100);
        node.moveTo(root).link(1, root);
        assertThat(goDown(path)).isEqualTo(below);
        visit(node.moveTo(below), 31);
        path.goTo(below);
        visit(node.moveTo(below), 1);
        assertThat(goDown(path)).isEqualTo(below);
        assertThat(path.goTo(below).visits()).as("of its replica").isEqualTo(131);
    }

    /** Nothing is linked where the game is over, so the shared node need not be asked; here something is, which mends it. */
    @Test
    void aReplicaKnowsWhereTheGameIsOver() {
        int root = node(199);
        int below = node(200);
        SharedPath path = new SharedPath(shared, 1, 1, Long.MAX_VALUE);
        assertThat(goDown(path)).isEqualTo(Tree.NONE);
        path.end();
        node.moveTo(root).link(1, below);
        assertThat(goDown(path)).isEqualTo(Tree.NONE);
        assertThat(path.link(node(0))).as("linked first").isEqualTo(below);
        assertThat(path.goTo(below).visits()).isEqualTo(200);
        assertThat(goDown(path)).isEqualTo(below);
    }

    /** Where the second child of the root leads. */
    private static int goDown(SharedPath path) {
        path.begin();
        path.arrive();
        path.take(1);
        return path.link();
    }

    /** The first visits of an edge are evaluations, of which there must not be too many: threads tell each other at once. */
    @Test
    void nearTheRootTheFirstVisitsAreShared() {
        int root = node(199);
        node.visit(2, 0);
        SharedPath path = new SharedPath(shared, 3, 1, Long.MAX_VALUE);
        path.begin();
        path.arrive();
        assertThat(path.take(0)).isZero();
        assertThat(node.visits()).isEqualTo(201);
        assertThat(node.visits(0)).as("a virtual loss").isEqualTo(3);
        path.visit(0, new double[] {0.75});
        assertThat(node.visits(0)).isEqualTo(1);
        assertThat(node.sum(0)).isEqualTo(0.75);
        assertThat(path.begin().visits(0)).as("the replica knows").isEqualTo(1);
        path.arrive();
        assertThat(path.take(2)).as("visited before").isEqualTo(1);
        assertThat(node.moveTo(root).visits()).as("not told at once").isEqualTo(201);
        path.cancel();
        path.begin();
        path.arrive();
        path.cancel();
        assertThat(node.visits()).isEqualTo(201);
        assertThat(path.firstVisits()).isEqualTo(1);
    }

    /** Three threads visit one node, in an order that is drawn; nobody ever holds back more than is said. */
    @ParameterizedTest
    @ValueSource(ints = {131, 10_000, 1_000_000, 2_000_000_000})
    void noThreadHoldsBackMoreThanIsSaid(int visits) {
        int address = allocator.allocate(3, ANY_MOVES, 0, false);
        TestTrees.addVisits(node.moveTo(address), 1, visits);
        Replicas[] threads = new Replicas[3];
        Node[] replica = new Node[threads.length];
        int[] found = new int[threads.length];
        int[] gathered = new int[threads.length];
        for (int i = 0; i < threads.length; i++) {
            threads[i] = new Replicas(shared, Long.MAX_VALUE);
            replica[i] = new Node(threads[i].tree());
            found[i] = threads[i].of(address);
        }
        Xoroshiro128PlusPlus random = Xoroshiro128PlusPlus.of(visits);
        int greatest = 0;
        for (int visit = 0; visit < 300_000; visit++) {
            int thread = random.nextInt(threads.length);
            int before = node.moveTo(address).visits();
            visit(replica[thread].moveTo(found[thread]), 1);
            gathered[thread]++;
            threads[thread].publishIfDue(found[thread]);
            if (node.visits() > before) {
                assertThat(node.visits()).isEqualTo(before + gathered[thread]);
                gathered[thread] = 0;
            }
            for (int each : gathered) {
                greatest = Math.max(greatest, each);
                if (each > SharedPath.mostUnpublished(node.visits())) {
                    fail("%d of %d visits are held back", each, node.visits());
                }
            }
        }
        // and what is said is no more than about twice as much
        if (visits >= 1_000_000 && visits < 10_000_000) {
            assertThat(greatest).isGreaterThanOrEqualTo(visits / 64);
        }
    }
}
