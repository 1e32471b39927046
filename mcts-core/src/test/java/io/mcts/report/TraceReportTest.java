package io.mcts.report;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.mcts.fixture.Branch;
import io.mcts.result.Bounds;
import io.mcts.result.TreeNode;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

class TraceReportTest {

    private static final Branch FIRST = new Branch(0);
    private static final Branch SECOND = new Branch(1);

    private static TreeNode<Branch> node(
            @Nullable Branch move, int visits, double mean, Bounds bounds, List<TreeNode<Branch>> children) {
        return new TreeNode<>(move, 0, visits, mean, bounds, TreeNode.Kind.DECISION, children, 0);
    }

    private static TreeNode<Branch> leaf(Branch move, int visits, double mean) {
        return node(move, visits, mean, Bounds.UNKNOWN, List.of());
    }

    private static TreeNode<Branch> root(int visits, TreeNode<Branch> child) {
        return node(null, visits, 0.5, Bounds.UNKNOWN, List.of(child));
    }

    @Test
    void aLineNamesThePathAndTheRewardOfItsFirstMove() {
        TraceReport<Branch> trace = new TraceReport<>(node(null, 0, 0.5, Bounds.UNKNOWN, List.of()));
        trace.add(root(1, leaf(FIRST, 1, 1)));
        trace.add(root(2, node(FIRST, 2, 0.625, Bounds.UNKNOWN, List.of(leaf(SECOND, 1, 0.75)))));
        trace.add(root(3, node(FIRST, 3, 1, new Bounds(1, 1), List.of(leaf(SECOND, 2, 0), leaf(FIRST, 0, 0.5)))));
        assertThat(trace).hasToString("""
                iteration  reward  visits   mean  selected
                        1   1.000       1  1.000  #0
                        2   0.250       2  0.625  #0 #1
                        3       -       3  1.000  #0 #1
                """);
    }

    @Test
    void snapshotsThatAreMoreThanAnIterationApartAreRejected() {
        TraceReport<Branch> trace = new TraceReport<>(node(null, 3, 0.5, Bounds.UNKNOWN, List.of()));
        assertThatThrownBy(() -> trace.add(node(null, 5, 0.5, Bounds.UNKNOWN, List.of())))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("the root has 2 visits more than in the snapshot before, not 1");
    }
}
