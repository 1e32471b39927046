package io.mcts.result;

import static org.assertj.core.api.Assertions.assertThat;

import io.mcts.game.Move;
import java.util.List;
import org.junit.jupiter.api.Test;

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
}
