package io.mcts.report;

import static org.assertj.core.api.Assertions.assertThat;

import io.mcts.fixture.Branch;
import io.mcts.game.Move;
import io.mcts.result.Bounds;
import io.mcts.result.TreeNode;
import java.util.List;
import org.junit.jupiter.api.Test;

class DotReportTest {

    @Test
    void drawsNodesByKindAndCountsWhatIsLeftOut() {
        TreeNode<Branch> leaf =
                new TreeNode<>(new Branch(0), 1, 1, 0.25, new Bounds(0, 0.5), TreeNode.Kind.LEAF, List.of(), 0);
        TreeNode<Branch> chance =
                new TreeNode<>(new Branch(1), 0, 2, 0.5, Bounds.UNKNOWN, TreeNode.Kind.CHANCE, List.of(leaf), 5);
        TreeNode<Branch> root =
                new TreeNode<>(null, 0, 2, 0.5, Bounds.UNKNOWN, TreeNode.Kind.DECISION, List.of(chance), 0);
        assertThat(DotReport.of(root)).isEqualTo("""
                        digraph search {
                          node [fontname="sans-serif"];
                          n0 [shape=box, label="root\\n2 visits\\nplayer 0: 0.500"];
                          n1 [shape=circle, label="#1\\n2 visits\\nplayer 0: 0.500"];
                          n2 [shape=plaintext, label="#0\\n1 visit\\nplayer 1: 0.250\\nproven 0.000 to 0.500"];
                          n1 -> n2 [style=solid];
                          n3 [shape=none, label="5 more"];
                          n1 -> n3 [style=dotted];
                          n0 -> n1 [style=solid];
                        }
                        """);
    }

    @Test
    void escapesWhatTheLanguageReserves() {
        record Quoted(int index) implements Move {
            @Override
            public String toString() {
                return "say \"\\\"";
            }
        }
        TreeNode<Quoted> node =
                new TreeNode<>(new Quoted(0), 0, 1, 0.5, Bounds.UNKNOWN, TreeNode.Kind.LEAF, List.of(), 0);
        assertThat(DotReport.of(node)).contains("label=\"say \\\"\\\\\\\"\\n1 visit");
    }
}
