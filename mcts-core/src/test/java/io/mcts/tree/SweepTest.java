package io.mcts.tree;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.mcts.game.Move;
import io.mcts.random.Xoroshiro128PlusPlus;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.CancellationException;
import java.util.random.RandomGenerator;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Sweeps of trees that grow, lose their root and grow again, compared with a model of objects. */
class SweepTest {

    private static final int CHILDREN = 12;

    /** A node as an object, with what its words are to be. */
    private static final class Model {
        int address;
        final int[] visits;
        final double[] lower;
        final double[] upper;
        final Model[] below;

        Model(int address, int count) {
            this.address = address;
            visits = new int[count];
            lower = new double[count];
            upper = new double[count];
            Arrays.fill(upper, 1);
            below = new Model[count];
        }

        int sum() {
            return IntStream.of(visits).sum();
        }
    }

    private final MoveTable<Move> moves = new MoveTable<>();

    /** Adds an iteration: down to a child without a node, and a node there; small nodes on the way are enlarged as needed. */
    private static void grow(Tree tree, NodeAllocator allocator, Model root, RandomGenerator random) {
        Model model = root;
        Node node = new Node(tree);
        while (true) {
            int child = Math.min(random.nextInt(model.visits.length), random.nextInt(model.visits.length));
            if (!node.moveTo(model.address).hasSlot(child)) {
                return; // there was no memory
            }
            node.visit(child, 0.5);
            model.visits[child]++;
            if (node.hasBounds() && random.nextInt(4) == 0) {
                prove(tree, model, random);
            }
            if (model.below[child] == null) {
                int count = 1 + random.nextInt(CHILDREN);
                int made = tree.isShared()
                        ? allocator.allocate(count, 200, 0, false)
                        : allocator.allocateSmall(count, 200, 0);
                if (made != Tree.NONE) {
                    node.moveTo(model.address).link(child, made);
                    model.below[child] = new Model(made, count);
                }
                return;
            }
            enlarge(allocator, node.moveTo(model.address), child, model.below[child]);
            model = model.below[child];
        }
    }

    private static void enlarge(NodeAllocator allocator, Node parent, int child, Model model) {
        Node node = new Node(parent.tree).moveTo(model.address);
        if (node.isSmall() && node.visits() == 2) {
            int larger = allocator.enlarge(model.address);
            if (larger != Tree.NONE) {
                parent.moveTo(parent.address()).link(child, larger); // the tree may have grown
                model.address = larger;
            }
        }
    }

    /** Narrows the bounds of a child, at every other node to values that need a record; without memory for it they stay. */
    private static void prove(Tree tree, Model model, RandomGenerator random) {
        Node node = new Node(tree).moveTo(model.address);
        int child = random.nextInt(model.visits.length);
        double lower = model.address % 2 == 0 ? 0.5 : 0.125 * random.nextInt(4);
        if (node.prove(child, lower, 1)) {
            model.lower[child] = lower;
        }
        if (node.prove(child, 0, 0.5)) {
            model.upper[child] = 0.5;
        }
    }

    /** The root of a new tree after some iterations. */
    private static Model grown(Tree tree, int iterations, RandomGenerator random) {
        NodeAllocator allocator = new NodeAllocator(tree);
        Model root = new Model(allocator.allocate(CHILDREN, 200, 0, false), CHILDREN);
        for (int i = 0; i < iterations; i++) {
            grow(tree, allocator, root, random);
        }
        return root;
    }

    /** Checks all words of the nodes of a model, and that no two of them overlap. */
    private static long check(Tree tree, Model root) {
        List<Model> unseen = new ArrayList<>(List.of(root));
        Map<Integer, Set<Integer>> words = new HashMap<>();
        Node node = new Node(tree);
        long nodes = 1;
        while (!unseen.isEmpty()) {
            Model model = unseen.remove(unseen.size() - 1);
            node.moveTo(model.address);
            assertThat(node.count()).isEqualTo(model.visits.length);
            assertThat(node.visits()).isEqualTo(model.sum());
            Set<Integer> taken = words.computeIfAbsent(model.address >>> Tree.CHUNK_BITS, chunk -> new HashSet<>());
            take(taken, model.address, node.words());
            if (BoundsWord.isRecord(node.bounds())) {
                int record = (int) node.bounds();
                take(
                        words.computeIfAbsent(record >>> Tree.CHUNK_BITS, chunk -> new HashSet<>()),
                        record,
                        1 + 2 * node.count());
            }
            for (int child = 0; child < model.visits.length; child++) {
                assertThat(node.visits(child)).isEqualTo(model.visits[child]);
                assertThat(node.sum(child)).isEqualTo(model.visits[child] * 0.5);
                assertThat(node.lower(child)).isEqualTo(model.lower[child]);
                assertThat(node.upper(child)).isEqualTo(model.upper[child]);
                Model below = model.below[child];
                assertThat(node.link(child)).isEqualTo(below == null ? Tree.NONE : below.address);
                nodes += model.visits[child] > 0 ? 1 : 0;
                if (below != null) {
                    unseen.add(below);
                }
            }
        }
        return nodes;
    }

    private static void take(Set<Integer> taken, int address, int count) {
        for (int word = 0; word < count; word++) {
            assertThat(taken.add((address & Tree.CHUNK_MASK) + word)).isTrue();
        }
    }

    /** The same rule as that of a sweep: the nodes below a link with too few visits go. */
    private static void forget(Model model, int leastVisits) {
        for (int child = 0; child < model.below.length; child++) {
            Model below = model.below[child];
            if (below != null && model.visits[child] < leastVisits) {
                model.below[child] = null;
            } else if (below != null) {
                forget(below, leastVisits);
            }
        }
    }

    @ParameterizedTest
    @CsvSource({
        "false, false, 40000",
        "false, false, 400000",
        "false, false, 9000000",
        "false, true, 9000000",
        "true, false, 40000",
        "true, false, 400000",
        "true, false, 9000000",
        "true, true, 9000000"
    })
    void whatItFreesIsUsedAgainAndNothingElseChanges(boolean hasBounds, boolean isShared, long limit) {
        RandomGenerator random = Xoroshiro128PlusPlus.of(limit);
        Tree tree = new Tree(hasBounds ? NodeLayout.BOUNDS : NodeLayout.PLAIN, isShared, false, limit, 0);
        Model root = grown(tree, 0, random);
        long held = 0;
        for (int move = 0; move < 12; move++) {
            NodeAllocator allocator = new NodeAllocator(tree);
            int iterations = 0;
            while (!tree.isFull() && iterations < 30_000) {
                grow(tree, allocator, root, random);
                iterations++;
            }
            assertThat(iterations).as("iterations before it was full").isPositive();
            held = Math.max(held, tree.held());
            if (move % 3 == 2) {
                int leastVisits = Sweep.of(tree, moves, 0, () -> false).leastVisits(tree.bytes() / 2);
                assertThat(Sweep.of(tree, moves, leastVisits, () -> false).nodes())
                        .isPositive();
                forget(root, leastVisits);
            } else {
                Model parent = root;
                int most = IntStream.range(0, root.visits.length)
                        .boxed()
                        .max((a, b) -> Integer.compare(parent.visits[a], parent.visits[b]))
                        .orElseThrow();
                root = parent.below[most];
                tree = tree.from(root.address);
                assertThat(tree.isTidy()).isFalse();
            }
            long before = tree.bytes();
            Sweep<Move> sweep = Sweep.of(tree, moves, 0, () -> false);
            assertThat(tree.isTidy()).isTrue();
            assertThat(tree.isFull()).isFalse();
            assertThat(tree.bytes()).isLessThanOrEqualTo(before);
            assertThat(sweep.nodes()).isEqualTo(check(tree, root));
            if (move % 4 == 0) {
                checkCopies(tree, root);
            }
        }
        assertThat(held).isLessThanOrEqualTo(limit);
    }

    /** The copies of the root and of the whole tree, which need no sweep to have as many bytes in nodes and records. */
    private void checkCopies(Tree tree, Model root) {
        Model alone = new Model(Tree.ROOT, root.visits.length);
        System.arraycopy(root.visits, 0, alone.visits, 0, root.visits.length);
        System.arraycopy(root.lower, 0, alone.lower, 0, root.lower.length);
        System.arraycopy(root.upper, 0, alone.upper, 0, root.upper.length);
        Tree copyOfRoot = tree.copyOfRoot();
        Node node = new Node(copyOfRoot).moveTo(copyOfRoot.root());
        for (int child = 0; child < alone.below.length; child++) {
            node.link(child, Tree.NONE);
        }
        check(copyOfRoot, alone);
        SubtreeCopy<Move> copy = SubtreeCopy.of(tree, moves, root.address);
        check(copy.tree(), moved(root, copy.tree(), copy.tree().root()));
    }

    /** A model with the addresses of a copy. */
    private static Model moved(Model model, Tree copy, int address) {
        int count = model.visits.length;
        Model moved = new Model(address, count);
        System.arraycopy(model.visits, 0, moved.visits, 0, count);
        System.arraycopy(model.lower, 0, moved.lower, 0, count);
        System.arraycopy(model.upper, 0, moved.upper, 0, count);
        for (int child = 0; child < count; child++) {
            Model below = model.below[child];
            if (below != null) {
                moved.below[child] =
                        moved(below, copy, new NodeView(copy).moveTo(address).link(child));
            }
        }
        return moved;
    }

    @Test
    void chunksWithoutNodesGoBackToTheHeap() {
        Tree tree = new Tree(NodeLayout.PLAIN);
        RandomGenerator random = Xoroshiro128PlusPlus.of(1);
        Model root = grown(tree, 90_000, random);
        assertThat(tree.held()).isGreaterThan(4 * Tree.CHUNK_BYTES);
        Arrays.fill(root.below, null);
        for (int child = 0; child < CHILDREN; child++) {
            new Node(tree).moveTo(root.address).link(child, Tree.NONE);
        }
        Sweep.of(tree, moves, 0, () -> false);
        assertThat(tree.held()).isLessThanOrEqualTo(2 * Tree.CHUNK_BYTES);
        for (int i = 0; i < 90_000; i++) {
            grow(tree, new NodeAllocator(tree), root, random);
        }
        assertThat(tree.held()).isGreaterThan(3 * Tree.CHUNK_BYTES);
        check(tree, root);
    }

    @Test
    void aSweepThatIsCancelledChangesNothing() {
        Tree tree = new Tree(NodeLayout.PLAIN);
        Model root = grown(tree, 20_000, Xoroshiro128PlusPlus.of(2));
        long before = tree.bytes();
        assertThatThrownBy(() -> Sweep.of(tree, moves, 0, () -> true)).isInstanceOf(CancellationException.class);
        assertThat(tree.bytes()).isEqualTo(before);
        check(tree, root);
    }
}
