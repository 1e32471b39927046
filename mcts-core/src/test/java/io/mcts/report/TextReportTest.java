package io.mcts.report;

import static org.assertj.core.api.Assertions.assertThat;

import io.mcts.Mcts;
import io.mcts.SearchTree;
import io.mcts.control.Budget;
import io.mcts.fixture.Branch;
import io.mcts.fixture.Games;
import io.mcts.fixture.TreeGame;
import io.mcts.result.Bounds;
import io.mcts.result.TreeNode;
import java.util.List;
import org.junit.jupiter.api.Test;

class TextReportTest {

    @Test
    void indentsNodesMarksChanceAndCountsWhatIsLeftOut() {
        TreeNode<Branch> leaf =
                new TreeNode<>(new Branch(0), 1, 1, 0.25, Bounds.UNKNOWN, TreeNode.Kind.LEAF, List.of(), 0);
        TreeNode<Branch> chance =
                new TreeNode<>(new Branch(1), 0, 2, 0.5, Bounds.UNKNOWN, TreeNode.Kind.CHANCE, List.of(leaf), 5);
        TreeNode<Branch> other =
                new TreeNode<>(new Branch(2), 0, 1, 1, Bounds.UNKNOWN, TreeNode.Kind.LEAF, List.of(), 0);
        TreeNode<Branch> root =
                new TreeNode<>(null, 0, 3, 0.6666, Bounds.UNKNOWN, TreeNode.Kind.DECISION, List.of(chance, other), 1);
        assertThat(TextReport.of(root)).isEqualTo("""
                        root, 3 visits, player 0: 0.667
                          #1, 2 visits, player 0: 0.500, chance
                            #0, 1 visit, player 1: 0.250
                            5 more
                          #2, 1 visit, player 0: 1.000
                          1 more
                        """);
    }

    /** The sure 6, and two dice, each with its outcomes: one line for each, as deep and wide as asked. */
    @Test
    void showsATreeAsDeepAndWideAsItsSnapshot() {
        SearchTree<TreeGame, Branch> tree =
                Mcts.<TreeGame, Branch>builder().seed(1).build().tree(Games.gamble());
        tree.search(Budget.iterations(1_000));
        assertThat(TextReport.of(tree.snapshot(2, 3)).lines()).hasSize(1 + 3 + 4);
        assertThat(TextReport.of(tree.snapshot(1, 3)).lines())
                .filteredOn(line -> line.endsWith(", chance"))
                .hasSize(2);
        assertThat(TextReport.of(tree.snapshot(1, 1)).lines()).last().isEqualTo("  2 more");
        assertThat(TextReport.of(tree.snapshot(0, 1)).lines()).hasSize(2).last().isEqualTo("  3 more");
    }
}
