package io.mcts.result;

import static org.assertj.core.api.Assertions.assertThat;

import io.mcts.game.Move;
import java.util.List;
import java.util.concurrent.FutureTask;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class TreeNodeTest {

    private record Named(String name, int index) implements Move {}

    private static TreeNode<Named> node(String name, List<TreeNode<Named>> children) {
        Named move = new Named(name, 0);
        return new TreeNode<>(move, 0, 1, 0.5, Bounds.UNKNOWN, TreeNode.Kind.DECISION, children, 0);
    }

    @Test
    void aWalkVisitsEachNodeBeforeItsChildren() {
        TreeNode<Named> root = node(
                "root",
                List.of(node("a", List.of(node("a1", List.of()), node("a2", List.of()))), node("b", List.of())));

        assertThat(root.walk().map(TreeNode::move).map(Named::name)).containsExactly("root", "a", "a1", "a2", "b");
    }

    /** A line of nodes, each the only child of the one before it; the last has a given number of visits. */
    private static TreeNode<Named> line(int depth, int visitsAtTheEnd) {
        Named move = new Named("only", 0);
        TreeNode<Named> node =
                new TreeNode<>(move, 0, visitsAtTheEnd, 0.5, Bounds.UNKNOWN, TreeNode.Kind.LEAF, List.of(), 0);
        for (int i = 1; i < depth; i++) {
            node = node("only", List.of(node));
        }
        return node;
    }

    @ParameterizedTest
    @ValueSource(ints = {1_000, 100_000})
    void aDeepTreeNeedsNoDeepStack(int depth) throws Exception {
        TreeNode<Named> node = line(depth, 1);
        TreeNode<Named> same = line(depth, 1);
        TreeNode<Named> other = line(depth, 2);
        FutureTask<List<Object>> task = new FutureTask<>(() -> List.of(
                node.walk().count(),
                node.equals(same),
                node.equals(other),
                node.hashCode() == same.hashCode(),
                node.hashCode() == other.hashCode(),
                node.toString().length() < 300));
        new Thread(null, task, "small stack", 1 << 18).start();
        assertThat(task.get()).containsExactly((long) depth, true, false, true, false, true);
    }

    @Test
    void nodesAreEqualIfAllBelowThemAre() {
        TreeNode<Named> a = node("a", List.of());
        TreeNode<Named> b = node("b", List.of());
        assertThat(node("root", List.of(a, b))).isEqualTo(node("root", List.of(a, b)));
        assertThat(node("root", List.of(a, b)))
                .isNotEqualTo(node("root", List.of(b, a)))
                .isNotEqualTo(node("root", List.of(a, node("b", List.of(a)))))
                .as("the same nodes in the same order")
                .isNotEqualTo(node("root", List.of(node("a", List.of(b)))))
                .isNotEqualTo("root");
        assertThat(a)
                .isNotEqualTo(new TreeNode<>(null, 0, 1, 0.5, Bounds.UNKNOWN, TreeNode.Kind.DECISION, List.of(), 0))
                .isNotEqualTo(new TreeNode<>(a.move(), 1, 1, 0.5, Bounds.UNKNOWN, TreeNode.Kind.DECISION, List.of(), 0))
                .isNotEqualTo(new TreeNode<>(a.move(), 0, 1, 0.6, Bounds.UNKNOWN, TreeNode.Kind.DECISION, List.of(), 0))
                .isNotEqualTo(new TreeNode<>(a.move(), 0, 1, 0.5, Bounds.UNKNOWN, TreeNode.Kind.LEAF, List.of(), 0))
                .isNotEqualTo(
                        new TreeNode<>(a.move(), 0, 1, 0.5, Bounds.UNKNOWN, TreeNode.Kind.DECISION, List.of(), 1));
    }

    @Test
    void printsItsValuesAndHowManyChildrenItHas() {
        assertThat(node("root", List.of(node("a", List.of()))))
                .hasToString("TreeNode[move=Named[name=root, index=0], player=0, visits=1, mean=0.5, bounds=nothing,"
                        + " kind=DECISION, children=1, omitted=0]");
    }
}
