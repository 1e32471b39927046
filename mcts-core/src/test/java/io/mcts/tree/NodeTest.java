package io.mcts.tree;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.mcts.random.Xoroshiro128PlusPlus;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.random.RandomGenerator;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class NodeTest {

    private static final Set<Column> AMAF = Set.of(Column.AMAF_VISITS, Column.AMAF_SUM);

    /** Outcomes with 0.5, 0.125, 0.25, 0.125: each has the numbers from the sum of those before it to less than the next. */
    @ParameterizedTest
    @CsvSource({"0, 0", "0.499, 0", "0.5, 1", "0.624, 1", "0.625, 2", "0.874, 2", "0.875, 3", "0.999, 3"})
    void anOutcomeHasItsPartOfTheNumbers(double number, int outcome) {
        Tree tree = new Tree(NodeLayout.PLAIN);
        Node node = new Node(tree).moveTo(new NodeAllocator(tree).allocate(4, 0, 0, true));
        double[] probabilities = {0.5, 0.125, 0.25, 0.125};
        for (int child = 0; child < 4; child++) {
            node.probability(child, probabilities[child]);
        }
        assertThat(node.drawOutcome(new Drawn(number))).isEqualTo(outcome);
    }

    /** Probabilities may sum to a little less than 1, and a number drawn lie between. */
    @Test
    void theLastOutcomeHasWhatRoundingLeaves() {
        Tree tree = new Tree(NodeLayout.PLAIN);
        Node node = new Node(tree).moveTo(new NodeAllocator(tree).allocate(2, 0, 0, true));
        node.probability(0, 0.5);
        node.probability(1, 0.5 - 1e-10);
        assertThat(node.drawOutcome(new Drawn(Math.nextDown(1.0)))).isEqualTo(1);
    }

    /** A generator of one number. */
    private record Drawn(double number) implements RandomGenerator {

        @Override
        public long nextLong() {
            throw new UnsupportedOperationException();
        }

        @Override
        public double nextDouble() {
            return number;
        }
    }

    /** Two visits under way, each seeming two, one of which is completed and the other taken back. */
    @ParameterizedTest
    @CsvSource({"false", "true"})
    void visitsCountedInAdvanceTellThoseBefore(boolean isShared) {
        Tree tree = TestTrees.of(NodeLayout.PLAIN, isShared);
        Node node = new Node(tree).moveTo(new NodeAllocator(tree).allocate(2, 0, 0, false));
        node.link(1, 77);
        assertThat(node.arrive()).isZero();
        assertThat(node.enter(1, 2)).isZero();
        assertThat(node.arrive()).isEqualTo(1);
        assertThat(node.enter(1, 2)).isEqualTo(2);
        assertThat(node.visits(1)).isEqualTo(4);
        node.leave(node.address(), 1, 2, new double[] {0.75});
        assertThat(node.visits(1)).isEqualTo(3);
        assertThat(node.sum(1)).isEqualTo(0.75);
        node.cancelArrival();
        assertThat(node.cancel(1, 2)).as("the other visit is left").isFalse();
        assertThat(node.visits()).isEqualTo(1);
        assertThat(node.visits(1)).isEqualTo(1);
        assertThat(node.arrive()).isEqualTo(1);
        assertThat(node.enter(0, 1)).isZero();
        node.cancelArrival();
        assertThat(node.cancel(0, 1)).as("nothing is left").isTrue();
        assertThat(node.link(1)).isEqualTo(77);
    }

    @Test
    void theFirstLinkOfAChildStays() {
        Tree tree = TestTrees.shared(NodeLayout.PLAIN);
        Node node = new Node(tree).moveTo(new NodeAllocator(tree).allocate(2, 0, 0, false));
        node.visit(1, 0.5);
        assertThat(node.linkFirst(1, 5)).isEqualTo(5);
        assertThat(node.linkFirst(1, 7)).as("made by another thread").isEqualTo(5);
        assertThat(node.link(1)).isEqualTo(5);
        assertThat(node.link(0)).isEqualTo(Tree.NONE);
        assertThat(node.visits(1)).isEqualTo(1);
    }

    /** Of 6,000 shuffles each of the six orders is one in six, to within five standard deviations. */
    @Test
    void shufflingGivesEveryOrderAlikeAndKeepsPriorsWithTheirMoves() {
        Tree tree = new Tree(new NodeLayout(Set.of(Column.PRIOR), 0));
        Node node = new Node(tree).moveTo(new NodeAllocator(tree).allocate(3, 7, 0, false));
        for (int child = 0; child < 3; child++) {
            node.move(child, child + 1);
            node.prior(child, (child + 1) / 4.0);
        }
        RandomGenerator random = Xoroshiro128PlusPlus.of(1);
        Map<List<Integer>, Integer> orders = new HashMap<>();
        for (int run = 0; run < 6_000; run++) {
            node.shuffle(random);
            orders.merge(List.of(node.move(0), node.move(1), node.move(2)), 1, Integer::sum);
            for (int child = 0; child < 3; child++) {
                assertThat(node.prior(child)).isEqualTo(node.move(child) / 4.0);
            }
        }
        assertThat(orders).hasSize(6);
        assertThat(orders.values()).allSatisfy(count -> assertThat(count).isBetween(856, 1_144));
    }

    @Test
    void inASharedTreeTheUntriedChildrenComeInTheirOrder() {
        Tree tree = TestTrees.shared(NodeLayout.PLAIN);
        Node node = new Node(tree).moveTo(new NodeAllocator(tree).allocate(3, 0, 0, false));
        RandomGenerator random = Xoroshiro128PlusPlus.of(1);
        assertThat(node.untried(0, random)).isZero();
        node.visit(1, 0.5);
        assertThat(node.untried(1, random)).as("another thread has been at 1").isEqualTo(2);
        node.visit(2, 0.5);
        assertThat(node.untried(2, random))
                .as("one left out by a visit that failed")
                .isZero();
        node.visit(0, 0.5);
        assertThat(node.untried(2, random)).as("none is left").isEqualTo(2);
    }

    /** The reference has the moves 7, 8, 9; the node the moves 9, 5, 8. */
    @Test
    void theAmafStatisticsOfAReferenceAreThoseOfTheSameMove() {
        Tree tree = new Tree(new NodeLayout(AMAF, 0));
        NodeAllocator allocator = new NodeAllocator(tree);
        Node reference = new Node(tree).moveTo(allocator.allocate(3, 0, 0, false));
        Node node = new Node(tree).moveTo(allocator.allocate(3, 0, 0, false));
        int[] movesThere = {7, 8, 9};
        int[] moves = {9, 5, 8};
        for (int child = 0; child < 3; child++) {
            reference.move(child, movesThere[child]);
            node.move(child, moves[child]);
            for (int i = 0; i <= child; i++) {
                reference.addAmaf(new int[] {child}, 1, 0.25);
            }
        }
        node.addAmaf(new int[] {1}, 1, 0.5);
        node.amafFrom(reference);
        assertThat(new int[] {node.amafVisits(0), node.amafVisits(1), node.amafVisits(2)})
                .containsExactly(3, 0, 2);
        assertThat(new double[] {node.amafSum(0), node.amafSum(1), node.amafSum(2)})
                .containsExactly(0.75, 0, 0.5);
        node.amafFrom(null);
        assertThat(new int[] {node.amafVisits(0), node.amafVisits(1), node.amafVisits(2)})
                .containsExactly(0, 1, 0);
        assertThat(node.amafSum(1)).isEqualTo(0.5);
    }

    @Test
    void aReferenceWithFewerMovesIsAskedForThoseItHas() {
        Tree tree = new Tree(new NodeLayout(AMAF, 0));
        NodeAllocator allocator = new NodeAllocator(tree);
        Node reference = new Node(tree).moveTo(allocator.allocate(1, 0, 0, false));
        Node node = new Node(tree).moveTo(allocator.allocate(3, 0, 0, false));
        reference.move(0, 4);
        reference.addAmaf(new int[] {0}, 1, 1);
        for (int child = 0; child < 3; child++) {
            node.move(child, 2 + child);
        }
        node.amafFrom(reference);
        assertThat(new int[] {node.amafVisits(0), node.amafVisits(1), node.amafVisits(2)})
                .containsExactly(0, 0, 1);
        assertThat(node.amafSum(2)).isEqualTo(1);
    }

    @Test
    void amafStatisticsThatAreNotKeptAreNotRead() {
        Tree plain = new Tree(NodeLayout.PLAIN);
        Node node = new Node(plain).moveTo(new NodeAllocator(plain).allocate(2, 0, 0, false));
        assertThatThrownBy(() -> node.amafVisits(0)).isInstanceOf(IllegalStateException.class);
        assertThatThrownBy(() -> node.amafSum(0)).isInstanceOf(IllegalStateException.class);
        Tree tree = new Tree(new NodeLayout(AMAF, 0));
        Node die = new Node(tree).moveTo(new NodeAllocator(tree).allocate(2, 0, 0, true));
        assertThatThrownBy(() -> die.amafVisits(0)).isInstanceOf(IllegalStateException.class);
        assertThatThrownBy(() -> die.amafSum(0)).isInstanceOf(IllegalStateException.class);
    }
}
