package io.mcts.tree;

import static org.assertj.core.api.Assertions.assertThat;

import io.mcts.random.Xoroshiro128PlusPlus;
import java.util.Arrays;
import java.util.Set;
import java.util.stream.IntStream;
import org.apache.commons.math3.stat.inference.ChiSquareTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class ChildOrderTest {

    private static final double[] PRIORS = {0.1, 0.5, 0.3, 0.9, 0.7};

    private final Xoroshiro128PlusPlus random = Xoroshiro128PlusPlus.of(3);

    @ParameterizedTest
    @ValueSource(doubles = {0.5, 0.3})
    void thoseVisitedStandFirstAndBothByPrior(double upper) {
        Node node = node(Set.of(Column.PRIOR, Column.SQUARES));
        node.prove(0, 0, upper);
        node.prove(4, 1, 1);
        for (int child = 0; child < 3; child++) {
            for (int visit = 0; visit <= child; visit++) {
                node.visit(child, 0.5);
                node.addSquare(child, 0.5);
            }
            node.link(child, 100 + child);
        }
        node.sort(0, random);
        assertThat(moves(node)).containsExactly(1, 2, 0, 3, 4);
        for (int child = 0; child < 5; child++) {
            int move = node.move(child);
            int visits = move < 3 ? move + 1 : 0;
            assertThat(node.prior(child)).isEqualTo(PRIORS[move]);
            assertThat(node.visits(child)).isEqualTo(visits);
            assertThat(node.sum(child)).isEqualTo(0.5 * visits);
            assertThat(node.sumOfSquares(child)).isEqualTo(0.25 * visits);
            assertThat(node.link(child)).isEqualTo(move < 3 ? 100 + move : Tree.NONE);
            assertThat(node.lower(child)).isEqualTo(move == 4 ? 1 : 0);
            assertThat(node.upper(child)).isEqualTo(move == 0 ? upper : 1);
        }
        assertThat(node.visits()).isEqualTo(6);
        assertThat(node.count()).isEqualTo(5);
    }

    @Test
    void withoutPriorsEveryOrderIsAsLikely() {
        long[] counts = new long[25];
        Node node = node(Set.of());
        for (int i = 0; i < 60_000; i++) {
            node.sort(0, random);
            int[] moves = moves(node);
            counts[5 * moves[0] + moves[1]]++;
        }
        assertThat(IntStream.range(0, 5).mapToLong(same -> counts[6 * same]).sum())
                .isZero();
        long[] pairs = IntStream.range(0, 25)
                .filter(pair -> pair % 6 != 0)
                .mapToLong(pair -> counts[pair])
                .toArray();
        double[] expected = new double[20];
        Arrays.fill(expected, 3_000);
        assertThat(new ChiSquareTest().chiSquareTest(expected, pairs))
                .as("first two of five: %s", Arrays.toString(pairs))
                .isGreaterThan(1e-4);
    }

    private static Node node(Set<Column> columns) {
        Tree tree = new Tree(new NodeLayout(columns, 0).withBounds());
        Node node = new Node(tree).moveTo(new NodeAllocator(tree).allocate(5, 0, 0, false));
        for (int child = 0; child < 5; child++) {
            node.move(child, child);
            if (columns.contains(Column.PRIOR)) {
                node.prior(child, PRIORS[child]);
            }
        }
        return node;
    }

    private static int[] moves(Node node) {
        return IntStream.range(0, node.count()).map(node::move).toArray();
    }
}
