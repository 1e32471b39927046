package io.mcts.tree;

import static org.assertj.core.api.Assertions.assertThat;

import io.mcts.random.Xoroshiro128PlusPlus;
import java.util.Arrays;
import java.util.Set;
import java.util.random.RandomGenerator;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Bounds of a node in every order of narrowing, compared with two arrays of doubles. */
class BoundsWordTest {

    /** Those with codes, then those that need a record; negative ones are expectations over chance. */
    private static final double[] BOUNDS = {
        0, 0.5, 1, 0.25, 0.75, 1.0 / 3, Double.MIN_VALUE, Math.nextDown(1), Math.nextUp(0.5), -0.5, -1, -0.25, -0.0
    };

    private static final int CODED = 3;

    private final RandomGenerator random = Xoroshiro128PlusPlus.of(1);

    /** The rule of {@link Node#prove}: the narrower one; of two equal ones the forced one. */
    private static double narrower(double old, double bound, boolean isLower) {
        int order = Double.compare(Math.abs(bound), Math.abs(old));
        boolean isNew = order == 0 ? bound > old : (order > 0) == isLower;
        return isNew ? bound : old;
    }

    private static void requireBounds(NodeView node, double[] lower, double[] upper) {
        for (int child = 0; child < lower.length; child++) {
            assertBits(node.signedLower(child), lower[child]);
            assertBits(node.signedUpper(child), upper[child]);
        }
    }

    private static void assertBits(double actual, double expected) {
        assertThat(Double.doubleToRawLongBits(actual))
                .as("%s and %s", actual, expected)
                .isEqualTo(Double.doubleToRawLongBits(expected));
    }

    @ParameterizedTest
    @CsvSource({
        "1, false",
        "7, false",
        "15, false",
        "16, false",
        "40, false",
        "1, true",
        "7, true",
        "15, true",
        "16, true",
        "40, true"
    })
    void boundsAreThoseThatWereProven(int count, boolean isShared) {
        NodeLayout layout = new NodeLayout(Set.of(Column.PRIOR), 2).withBounds();
        for (int run = 0; run < 200; run++) {
            Tree tree = TestTrees.of(layout, isShared);
            NodeAllocator allocator = new NodeAllocator(tree);
            boolean isChance = run % 4 == 3;
            Node node = new Node(tree).moveTo(allocator.allocate(count, 0, 1, isChance));
            double[] lower = new double[count];
            double[] upper = new double[count];
            Arrays.fill(upper, 1);
            boolean needsRecord = count > 15;
            int kinds = run % 2 == 0 ? CODED : BOUNDS.length;
            for (int step = 0; step < 3 * count; step++) {
                int child = random.nextInt(count);
                double newLower = BOUNDS[random.nextInt(kinds)];
                double newUpper = BOUNDS[random.nextInt(kinds)];
                double lowerAfter = narrower(lower[child], newLower, true);
                double upperAfter = narrower(upper[child], newUpper, false);
                assertThat(node.prove(child, newLower, newUpper))
                        .isEqualTo(!Double.valueOf(lowerAfter).equals(lower[child])
                                || !Double.valueOf(upperAfter).equals(upper[child]));
                needsRecord |= !BoundsWord.canHold(1, lowerAfter) || !BoundsWord.canHold(1, upperAfter);
                lower[child] = lowerAfter;
                upper[child] = upperAfter;
                requireBounds(node, lower, upper);
                int other = random.nextInt(count);
                node.swap(child, other);
                swap(lower, child, other);
                swap(upper, child, other);
                requireBounds(node, lower, upper);
            }
            assertThat(BoundsWord.isRecord(node.bounds())).isEqualTo(needsRecord);
            requireCopies(tree, allocator, node, lower, upper);
        }
    }

    private static void swap(double[] bounds, int a, int b) {
        double bound = bounds[a];
        bounds[a] = bounds[b];
        bounds[b] = bound;
    }

    private static void requireCopies(Tree tree, NodeAllocator allocator, Node node, double[] lower, double[] upper) {
        int count = lower.length;
        Tree copy = tree.copyOfRoot();
        requireBounds(new NodeView(copy).moveTo(copy.root()), lower, upper);
        NodeView view = new NodeView(tree);
        view.moveToCopy(node);
        requireBounds(view, lower, upper);
        Node larger = new Node(tree).moveTo(allocator.allocate(count + 3, 0, 1, node.isChance()));
        for (int child = 0; child < count; child++) {
            larger.add(child, node.moveTo(node.address()).known(child));
        }
        assertThat(larger.isBounded(count)).isFalse();
        requireBounds(larger, lower, upper);
        node.prove(0, 1, 1);
        assertBits(view.signedLower(0), lower[0]);
        assertBits(view.signedUpper(0), upper[0]);
    }

    @Test
    void aBoundWithoutMemoryStaysAsItWas() {
        Tree tree = new Tree(NodeLayout.BOUNDS, false, false, 4_096, 0);
        Node node = new Node(tree).moveTo(new NodeAllocator(tree).allocate(15, 0, 0, false));
        // 1 + 1 + 30 + 2 + 1 = 35 of 512 words, then 34 for each node of 15 children
        while (tree.room() >= 8L * 34) {
            new NodeAllocator(tree).allocate(15, 0, 0, false);
        }
        long before = tree.bytes();
        assertThat(node.prove(3, 0.25, 1)).isFalse();
        assertThat(node.hasBoundedChild()).isFalse();
        assertThat(tree.isFull()).isTrue();
        assertThat(tree.isMissingBounds()).isTrue();
        assertThat(tree.bytes()).isEqualTo(before);
        assertThat(node.prove(3, 0.5, 0.75)).as("the lower bound has a code").isTrue();
        assertThat(node.lower(3)).isEqualTo(0.5);
        assertThat(node.upper(3)).isEqualTo(1);
        tree.limit(1 << 20);
        assertThat(node.prove(3, 0.5, 0.75)).isTrue();
        assertThat(node.lower(3)).isEqualTo(0.5);
        assertThat(node.upper(3)).isEqualTo(0.75);
        assertThat(tree.bytes()).isGreaterThan(before);
    }

    /** The first chunk of a tree is moved when it grows. */
    @ParameterizedTest
    @ValueSource(doubles = {0.5, 0.25})
    void aTreeMayGrowForARecord(double lower) {
        Tree tree = new Tree(NodeLayout.BOUNDS);
        NodeAllocator allocator = new NodeAllocator(tree);
        int[] nodes = new int[2_000];
        Node node = new Node(tree);
        for (int i = 0; i < nodes.length; i++) {
            nodes[i] = allocator.allocate(1 + i % 20, 0, 0, false);
            node.moveTo(nodes[i]).visit(0, 0.5);
            assertThat(node.prove(i % node.count(), lower, 1)).isTrue();
            assertThat(node.lower(i % node.count())).isEqualTo(lower);
            assertThat(node.hasBoundedChild()).isTrue();
        }
        for (int i = 0; i < nodes.length; i++) {
            node.moveTo(nodes[i]);
            assertThat(node.lower(i % node.count())).isEqualTo(lower);
            assertThat(node.visits()).isEqualTo(1);
        }
    }
}
