package io.mcts.tree;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.mcts.game.Move;
import io.mcts.random.Xoroshiro128PlusPlus;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.random.RandomGenerator;
import java.util.stream.IntStream;
import org.apache.commons.math3.stat.inference.ChiSquareTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class TreeTest {

    /** Has every bit, so that a node made for it has room for the number of any move. */
    static final int ANY_MOVES = -1;

    private final Tree tree = new Tree(NodeLayout.PLAIN);
    private final Node node = new Node(tree);

    @Test
    void theFirstNodeIsTheRoot() {
        assertThat(new NodeAllocator(tree).allocate(3, ANY_MOVES, 0, false)).isEqualTo(Tree.ROOT);
    }

    @Test
    void aNodeKeepsWhatItIsTold() {
        node.moveTo(new NodeAllocator(tree).allocate(5, ANY_MOVES, 1, false));
        for (int child = 0; child < 5; child++) {
            node.move(child, 1_000_000_000 + child);
            node.link(child, -2 - child); // addresses use all 32 bits
        }
        node.visit(2, 0.25);
        node.visit(2, 0.5);
        node.visit(4, 1);

        assertThat(node.player()).isEqualTo(1);
        assertThat(node.isChance()).isFalse();
        assertThat(node.count()).isEqualTo(5);
        assertThat(node.visits()).isEqualTo(3);
        assertThat(node.visits(2)).isEqualTo(2);
        assertThat(node.sum(2)).isEqualTo(0.75);
        assertThat(node.mean(2)).isEqualTo(0.375);
        assertThat(node.visits(3)).isZero();
        assertThat(node.mean(3)).as("unvisited").isEqualTo(0.5);
        for (int child = 0; child < 5; child++) {
            assertThat(node.move(child)).isEqualTo(1_000_000_000 + child);
            assertThat(node.link(child)).isEqualTo(-2 - child);
        }
    }

    @ParameterizedTest
    @CsvSource({"255, 21", "256, 22", "65535, 22", "65536, 24", "2147483647, 24"})
    void theNumbersOfMovesTakeAsFewWordsAsTheGreatestAllows(int greatest, int words) {
        int numbers = 0;
        for (int child = 0; child < 9; child++) {
            numbers |= greatest - child;
        }
        node.moveTo(new NodeAllocator(tree).allocate(9, numbers, 1, false));
        for (int child = 0; child < 9; child++) {
            node.move(child, greatest - child);
        }
        node.swap(0, 8);
        node.visit(8, 1);

        assertThat(node.words())
                .as("a header, two words a child, and the numbers")
                .isEqualTo(words);
        assertThat(node.player()).isEqualTo(1);
        assertThat(node.move(0)).isEqualTo(greatest - 8);
        for (int child = 1; child < 8; child++) {
            assertThat(node.move(child)).isEqualTo(greatest - child);
        }
        assertThat(node.move(8)).isEqualTo(greatest);
        assertThat(node.sum(8)).isEqualTo(1);
    }

    @ParameterizedTest
    @CsvSource({"6, 200", "7, 65535", "15, 255", "40, 300", "9, 70000"})
    void aSmallNodeIsALargeOneWithoutItsLastVisits(int count, int greatest) {
        Tree withBounds = new Tree(NodeLayout.BOUNDS);
        NodeAllocator allocator = new NodeAllocator(withBounds);
        Node large = new Node(withBounds).moveTo(allocator.allocate(count, greatest, 1, false));
        Node small = new Node(withBounds).moveTo(allocator.allocateSmall(count, greatest, 1));
        int smallAddress = small.address();
        for (Node node : List.of(large, small)) {
            node.moveTo(node.address());
            for (int child = 0; child < count; child++) {
                node.move(child, greatest - child);
            }
            node.visit(0, 0.25);
            node.visit(1, 1);
            node.link(1, 77);
            node.swap(2, count - 1);
            node.prove(1, 0.5, 1);
            node.visit(2, 0.75);
        }
        assertThat(small.isSmall()).isTrue();
        assertThat(large.words() - small.words()).isEqualTo(2 * (count - 3));
        assertSame(small, large);
        for (Node node : List.of(large, small)) {
            node.moveTo(node.address()).prove(count - 1, 0, 0.375); // needs a record
        }
        assertSame(small, large);
        int words = small.words();

        small.moveTo(allocator.enlarge(smallAddress));

        large.moveTo(large.address());
        assertThat(small.isSmall()).isFalse();
        assertThat(small.words()).isEqualTo(large.words());
        assertSame(small, large);
        for (Node node : List.of(large, small)) {
            node.visit(count - 1, 1);
            node.swap(0, count - 1);
        }
        assertSame(small, large);
        assertThat(small.words()).isGreaterThan(words);
        assertThat(allocator.allocateSmall(count, greatest, 1))
                .as("the words freed are used again")
                .isEqualTo(smallAddress);
    }

    private static void assertSame(Node node, Node other) {
        assertThat(node.count()).isEqualTo(other.count());
        assertThat(node.visits()).isEqualTo(other.visits());
        assertThat(node.player()).isEqualTo(other.player());
        assertThat(node.isChance()).isEqualTo(other.isChance());
        assertThat(node.hasBoundedChild()).isEqualTo(other.hasBoundedChild());
        assertThat(node.hasUnvisited()).isEqualTo(other.hasUnvisited());
        for (int child = 0; child < node.count(); child++) {
            assertThat(node.known(child)).containsExactly(other.known(child));
            assertThat(node.move(child)).isEqualTo(other.move(child));
            assertThat(node.link(child)).isEqualTo(other.link(child));
        }
    }

    @Test
    void aNodeOfFewChildrenIsNotSmall() {
        assertThat(node.moveTo(new NodeAllocator(tree).allocateSmall(5, ANY_MOVES, 0))
                        .isSmall())
                .isFalse();
    }

    @Test
    void visitTellsTheFirstOne() {
        node.moveTo(new NodeAllocator(tree).allocate(2, ANY_MOVES, 0, false));
        assertThat(node.visit(1, 0)).isTrue();
        assertThat(node.visit(1, 0)).isFalse();
        assertThat(node.visit(0, 0)).isTrue();
    }

    @Test
    void theGreatestNodeFits() {
        node.moveTo(new NodeAllocator(tree)
                .allocate(NodeLayout.PLAIN.maxChildren(true), ANY_MOVES, Tree.MAX_PLAYERS, true));
        int last = NodeLayout.PLAIN.maxChildren(true) - 1;
        node.move(last, 7);
        node.probability(last, 0.125);
        assertThat(node.isChance()).isTrue();
        assertThat(node.player()).isEqualTo(Tree.MAX_PLAYERS);
        assertThat(node.count()).isEqualTo(NodeLayout.PLAIN.maxChildren(true));
        assertThat(node.move(last)).isEqualTo(7);
        assertThat(node.probability(last)).isEqualTo(0.125);
    }

    @Test
    void nodesInManyChunksDoNotOverlap() {
        int nodes = 50_000;
        int[] addresses = new int[nodes];
        for (int i = 0; i < nodes; i++) {
            addresses[i] = new NodeAllocator(tree).allocate(1 + i % 13, ANY_MOVES, i % 3, i % 5 == 0);
            node.moveTo(addresses[i]).visit(i % 13, i);
            node.move(i % 13, i);
        }
        for (int i = 0; i < nodes; i++) {
            node.moveTo(addresses[i]);
            assertThat(node.count()).isEqualTo(1 + i % 13);
            assertThat(node.player()).isEqualTo(i % 3);
            assertThat(node.isChance()).isEqualTo(i % 5 == 0);
            assertThat(node.sum(i % 13)).isEqualTo(i);
            assertThat(node.move(i % 13)).isEqualTo(i);
        }
        assertThat(tree.bytes()).isGreaterThan(3L * Tree.CHUNK_LENGTH * Long.BYTES);
    }

    @Test
    void aSmallTreeIsSmall() {
        new NodeAllocator(tree).allocate(7, ANY_MOVES, 0, false);
        assertThat(tree.bytes()).isLessThanOrEqualTo(4096);
    }

    @Test
    void untriedChildrenAreDrawnInRandomOrderEachOnce() {
        Xoroshiro128PlusPlus random = Xoroshiro128PlusPlus.of(5);
        long[] orders = new long[6];
        for (int run = 0; run < 60_000; run++) {
            node.moveTo(new NodeAllocator(tree).allocate(3, ANY_MOVES, 0, false));
            for (int child = 0; child < 3; child++) {
                node.move(child, child);
            }
            int[] drawn = new int[3];
            for (int i = 0; i < 3; i++) {
                int child = node.untried(node.visits(), random);
                drawn[i] = node.move(child);
                assertThat(node.visit(child, 0)).isTrue();
            }
            assertThat(Arrays.stream(drawn).sorted().toArray()).containsExactly(0, 1, 2);
            orders[2 * drawn[0] + (drawn[1] > drawn[2] ? 1 : 0)]++;
        }
        double[] expected = new double[6];
        Arrays.fill(expected, 10_000);
        assertThat(new ChiSquareTest().chiSquareTest(expected, orders)).isGreaterThan(1e-4);
    }

    @Test
    void outcomesAreDrawnByTheirProbability() {
        double[] probabilities = {0.5, 0.125, 0.25, 0.125};
        node.moveTo(new NodeAllocator(tree).allocate(4, ANY_MOVES, 0, true));
        for (int child = 0; child < 4; child++) {
            node.probability(child, probabilities[child]);
        }
        Xoroshiro128PlusPlus random = Xoroshiro128PlusPlus.of(6);
        long[] counts = new long[4];
        for (int i = 0; i < 80_000; i++) {
            counts[node.drawOutcome(random)]++;
        }
        double[] expected = Arrays.stream(probabilities).map(p -> p * 80_000).toArray();
        assertThat(new ChiSquareTest().chiSquareTest(expected, counts)).isGreaterThan(1e-4);
    }

    @Test
    void aSubtreeIsCopiedWhole() {
        node.moveTo(new NodeAllocator(tree).allocate(2, ANY_MOVES, 0, false));
        node.visit(0, 1);
        node.visit(1, 0.5);
        int kept = new NodeAllocator(tree).allocate(3, ANY_MOVES, 1, true);
        node.moveTo(Tree.ROOT).link(1, kept);
        node.moveTo(kept).visit(2, 0.75);
        node.move(2, 42);
        int below = new NodeAllocator(tree).allocate(1, ANY_MOVES, 0, false);
        node.moveTo(kept).link(2, below);
        node.moveTo(below).visit(0, 0.125);

        SubtreeCopy<Move> copy = SubtreeCopy.of(tree, new MoveTable<>(), kept);

        assertThat(copy.nodes()).as("the root and two visited children").isEqualTo(3);
        Node copied = new Node(copy.tree()).moveTo(Tree.ROOT);
        assertThat(copied.isChance()).isTrue();
        assertThat(copied.visits()).isEqualTo(1);
        assertThat(copied.sum(2)).isEqualTo(0.75);
        assertThat(copied.move(2)).isEqualTo(42);
        assertThat(copied.link(0)).isEqualTo(Tree.NONE);
        assertThat(copied.moveTo(copied.link(2)).sum(0)).isEqualTo(0.125);
    }

    @Test
    void priorsFollowTheirMovesThroughTheRandomOrder() {
        Tree withPriors = new Tree(new NodeLayout(Set.of(Column.PRIOR), 0));
        Node cursor = new Node(withPriors);
        Xoroshiro128PlusPlus random = Xoroshiro128PlusPlus.of(5);
        boolean hasMoved = false;
        for (int run = 0; run < 20; run++) {
            cursor.moveTo(new NodeAllocator(withPriors).allocate(5, ANY_MOVES, 0, false));
            for (int child = 0; child < 5; child++) {
                cursor.move(child, child);
                cursor.prior(child, child / 8.0);
            }
            for (int tried = 0; tried < 5; tried++) {
                int child = cursor.untried(cursor.visits(), random);
                hasMoved |= cursor.move(child) != child;
                cursor.visit(child, 0);
                for (int each = 0; each < 5; each++) {
                    assertThat(cursor.prior(each)).isEqualTo(cursor.move(each) / 8.0);
                }
            }
        }
        assertThat(hasMoved).isTrue();
        assertThat(node.moveTo(new NodeAllocator(tree).allocate(5, ANY_MOVES, 0, false))
                        .prior(3))
                .as("in a tree without priors")
                .isEqualTo(0.5);
    }

    @Test
    void columnsOfNeighboursDoNotOverlap() {
        Tree full = new Tree(new NodeLayout(Set.of(Column.PRIOR, Column.SQUARES), 2));
        Node cursor = new Node(full);
        int[] addresses = new int[60];
        for (int i = 0; i < addresses.length; i++) {
            int count = 1 + i % 7;
            addresses[i] = new NodeAllocator(full).allocate(count, ANY_MOVES, 0, i % 2 == 0);
            cursor.moveTo(addresses[i]);
            for (int child = 0; child < count; child++) {
                cursor.move(child, i);
                if (cursor.isChance()) {
                    cursor.probability(child, 1 + i + child / 8.0);
                    cursor.addOutcome(child, new double[] {i, child});
                    cursor.addOutcome(child, new double[] {1, 1});
                } else {
                    cursor.prior(child, i + child / 8.0);
                    cursor.addSquare(child, i);
                    cursor.addSquare(child, child);
                }
                cursor.visit(child, i);
            }
        }
        for (int i = 0; i < addresses.length; i++) {
            cursor.moveTo(addresses[i]);
            for (int child = 0; child < cursor.count(); child++) {
                assertThat(cursor.move(child)).isEqualTo(i);
                assertThat(cursor.sum(child)).isEqualTo(i);
                if (cursor.isChance()) {
                    assertThat(cursor.probability(child)).isEqualTo(1 + i + child / 8.0);
                    assertThat(cursor.sum(child, 0)).isEqualTo(i + 1);
                    assertThat(cursor.sum(child, 1)).isEqualTo(child + 1);
                } else {
                    assertThat(cursor.prior(child)).isEqualTo(i + child / 8.0);
                    assertThat(cursor.sumOfSquares(child)).isEqualTo(i * i + child * child);
                }
            }
        }
    }

    @Test
    void aPathKeepsTheSquaresOfTheMovesOfPlayers() {
        Tree withSquares = new Tree(new NodeLayout(Set.of(Column.SQUARES), 2));
        int root = new NodeAllocator(withSquares).allocate(2, ANY_MOVES, 1, false);
        int die = new NodeAllocator(withSquares).allocate(3, ANY_MOVES, 1, true);
        TreePath path = new TreePath(withSquares);
        take(path, root, 1);
        take(path, die, 2);
        for (double reward : new double[] {0.5, 0.25}) {
            path.visit(1, new double[] {1 - reward, reward});
            path.visit(0, new double[] {1 - reward, reward});
        }
        Node cursor = new Node(withSquares).moveTo(root);
        assertThat(cursor.sumOfSquares(1)).as("of player 1").isEqualTo(0.25 + 0.0625);
        // by hand: the mean of 0.5 and 0.25 is 0.375, either differs from it by 0.125
        assertThat(cursor.variance(1)).isEqualTo(0.125 * 0.125);
        assertThat(cursor.sumOfSquares(0)).as("unvisited").isZero();
        assertThat(cursor.variance(0)).as("unvisited").isZero();
        cursor.moveTo(die);
        assertThat(cursor.sum(2, 0)).isEqualTo(0.5 + 0.75);
        assertThat(cursor.sum(2, 1)).isEqualTo(0.5 + 0.25);
        assertThat(cursor.probability(2))
                .as("none is written: its share of the visits")
                .isEqualTo(1);
    }

    @Test
    void aNodeKnowsWhetherAnyChildIsBounded() {
        Tree withBounds = new Tree(NodeLayout.BOUNDS);
        Node cursor = new Node(withBounds);
        RandomGenerator random = Xoroshiro128PlusPlus.of(1);
        for (int i = 0; i < 300; i++) {
            boolean isChance = random.nextBoolean();
            cursor.moveTo(new NodeAllocator(withBounds).allocate(1 + i % 5, ANY_MOVES, Tree.MAX_PLAYERS, isChance));
            for (int proof = 0; proof < 4; proof++) {
                double lower = random.nextInt(3) / 4.0 * (random.nextBoolean() ? 1 : -1);
                double upper = random.nextInt(3) == 0 ? 0.5 : 1;
                cursor.prove(random.nextInt(cursor.count()), lower, random.nextBoolean() ? upper : -upper);
                assertThat(cursor.hasBoundedChild())
                        .isEqualTo(IntStream.range(0, cursor.count()).anyMatch(cursor::isBounded));
                assertThat(cursor.player()).isEqualTo(Tree.MAX_PLAYERS);
                assertThat(cursor.isChance()).isEqualTo(isChance);
            }
        }
    }

    /**
     * The first player chose at the root, the second below it; he has got 0.75 there on average, but is proven to get at most
     * 0.375 by the node's bounds, which are of the first: that is what is passed up.
     */
    @Test
    void aProofCountsAboveTheNodeThatItIsOf() {
        Tree withBounds = new Tree(NodeLayout.BOUNDS);
        Node cursor = new Node(withBounds);
        int root = new NodeAllocator(withBounds).allocate(2, ANY_MOVES, 0, false);
        int below = new NodeAllocator(withBounds).allocate(2, ANY_MOVES, 1, false);
        cursor.moveTo(root).prove(1, 0.625, 1);
        TreePath path = new TreePath(withBounds);
        take(path, root, 1);
        take(path, below, 0);
        assertThat(path.player(0)).isZero();
        assertThat(path.player(1)).isEqualTo(1);
        double[] rewards = {0.25, 0.75};
        path.visit(1, rewards);
        assertThat(rewards).containsExactly(0.625, 0.375);
        path.visit(0, rewards);
        assertThat(cursor.moveTo(root).sum(1)).isEqualTo(0.625);
        assertThat(cursor.moveTo(below).sum(0)).isEqualTo(0.75);
        path.visit(1, new double[] {0.75, 0.25});
        path.visit(1, new double[] {0.75, 0.25});
        double[] within = {0.75, 0.25};
        path.visit(1, within);
        // the second has now got 0.75 once and 0.25 three times, 0.375 on average, as is proven
        assertThat(within).as("nothing to correct").containsExactly(0.75, 0.25);
    }

    @Test
    void squaresThatAreNotKeptAreNotRead() {
        node.moveTo(new NodeAllocator(tree).allocate(2, ANY_MOVES, 0, false));
        assertThatThrownBy(() -> node.sumOfSquares(0))
                .isInstanceOf(IllegalStateException.class)
                .hasMessageStartingWith("the squares of rewards are not kept");
        Tree withSquares = new Tree(new NodeLayout(Set.of(Column.SQUARES), 0));
        Node die = new Node(withSquares).moveTo(new NodeAllocator(withSquares).allocate(2, ANY_MOVES, 0, true));
        assertThatThrownBy(() -> die.sumOfSquares(0))
                .as("where chance moves")
                .isInstanceOf(IllegalStateException.class);
    }

    @Test
    void aCopyKeepsPriorsSquaresAndOutcomeSums() {
        Tree full = new Tree(new NodeLayout(Set.of(Column.PRIOR, Column.SQUARES), 2));
        Node cursor = new Node(full);
        int root = new NodeAllocator(full).allocate(3, ANY_MOVES, 1, false);
        int die = new NodeAllocator(full).allocate(2, ANY_MOVES, 1, true);
        cursor.moveTo(die).probability(1, 0.375);
        cursor.addOutcome(1, new double[] {0.25, 0.75});
        cursor.moveTo(root).link(2, die);
        cursor.prior(2, 0.625);
        cursor.addSquare(2, 0.5);

        Tree copy = SubtreeCopy.of(full, new MoveTable<>(), root).tree();

        assertThat(copy.layout()).isEqualTo(full.layout());
        Node copied = new Node(copy).moveTo(Tree.ROOT);
        assertThat(copied.prior(2)).isEqualTo(0.625);
        assertThat(copied.sumOfSquares(2)).isEqualTo(0.25);
        copied.moveTo(copied.link(2));
        assertThat(copied.probability(1)).isEqualTo(0.375);
        assertThat(copied.sum(1, 0)).isEqualTo(0.25);
        assertThat(copied.sum(1, 1)).isEqualTo(0.75);
    }

    @Test
    void aVirtualLossIsSeenUntilTheRewardIsKnown() {
        Tree shared = TestTrees.shared(NodeLayout.PLAIN);
        Node node = new Node(shared).moveTo(new NodeAllocator(shared).allocate(2, ANY_MOVES, 0, false));
        TreePath path = new SharedPath(shared, 3, 1, Long.MAX_VALUE);
        take(path, node.address(), 1);
        assertThat(node.visits()).isEqualTo(1);
        assertThat(node.visits(1)).isEqualTo(3);
        assertThat(node.mean(1)).isZero();
        path.visit(0, new double[] {0.75});
        assertThat(node.visits()).isEqualTo(1);
        assertThat(node.visits(1)).isEqualTo(1);
        assertThat(node.mean(1)).isEqualTo(0.75);
        assertThat(path.firstVisits()).isEqualTo(1);
    }

    @Test
    void aCancelledPathLeavesTheStatisticsAsTheyWere() {
        Tree shared = TestTrees.shared(NodeLayout.PLAIN);
        Node node = new Node(shared).moveTo(new NodeAllocator(shared).allocate(2, ANY_MOVES, 0, false));
        node.visit(0, 0.5);
        TreePath path = new SharedPath(shared, 2, 1, Long.MAX_VALUE);
        take(path, node.address(), 0);
        take(path, node.address(), 1);
        path.cancel();
        assertThat(path.length()).isZero();
        assertThat(path.firstVisits()).isZero();
        assertThat(node.visits()).isEqualTo(1);
        assertThat(node.visits(0)).isEqualTo(1);
        assertThat(node.visits(1)).isZero();
        assertThat(node.sum(0)).isEqualTo(0.5);
    }

    private static void take(TreePath path, int node, int child) {
        path.goTo(node);
        path.arrive();
        path.take(child);
    }
}
