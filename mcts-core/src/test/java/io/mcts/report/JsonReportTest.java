package io.mcts.report;

import static org.assertj.core.api.Assertions.assertThat;

import io.mcts.fixture.Branch;
import io.mcts.game.Move;
import io.mcts.result.Bounds;
import io.mcts.result.TreeNode;
import java.util.List;
import org.junit.jupiter.api.Test;

class JsonReportTest {

    @Test
    void writesTheTreeInOneLine() {
        TreeNode<Branch> leaf =
                new TreeNode<>(new Branch(0), 1, 1, 0.25, Bounds.UNKNOWN, TreeNode.Kind.LEAF, List.of(), 0);
        TreeNode<Branch> other =
                new TreeNode<>(new Branch(1), 1, 1, 1e-7, Bounds.UNKNOWN, TreeNode.Kind.LEAF, List.of(), 0);
        TreeNode<Branch> chance =
                new TreeNode<>(new Branch(1), 0, 2, 0.5, Bounds.UNKNOWN, TreeNode.Kind.CHANCE, List.of(leaf, other), 5);
        TreeNode<Branch> root =
                new TreeNode<>(null, 0, 2, 0.5, Bounds.UNKNOWN, TreeNode.Kind.DECISION, List.of(chance), 0);
        assertThat(JsonReport.of(root))
                .isEqualTo(
                        "{'move':null,'player':0,'visits':2,'mean':0.5,'lower':0.0,'upper':1.0,'kind':'decision','omitted':0,'children':["
                                        .replace('\'', '"')
                                + "{'move':'#1','player':0,'visits':2,'mean':0.5,'lower':0.0,'upper':1.0,'kind':'chance','omitted':5,'children':["
                                        .replace('\'', '"')
                                + "{'move':'#0','player':1,'visits':1,'mean':0.25,'lower':0.0,'upper':1.0,'kind':'leaf','omitted':0,'children':[]},"
                                        .replace('\'', '"')
                                + "{'move':'#1','player':1,'visits':1,'mean':1.0E-7,'lower':0.0,'upper':1.0,'kind':'leaf','omitted':0,'children':[]}]}]}"
                                        .replace('\'', '"'));
    }

    /** RFC 8259, section 7: the quotation mark, the backslash, and the characters below the blank are escaped. */
    @Test
    void escapesWhatTheLanguageReserves() {
        assertThat(JsonReport.of(named("say \"\\\"\n\t\u0001")))
                .contains("{\"move\":\"say \\\"\\\\\\\"\\u000a\\u0009\\u0001\"");
        assertThat(JsonReport.of(named("würfelt"))).contains("\"würfelt\"");
        assertThat(JsonReport.of(named("\uD83C\uDFB2"))).contains("\"\\ud83c\\udfb2\"");
    }

    private static TreeNode<Move> named(String name) {
        record Named(int index, String name) implements Move {
            @Override
            public String toString() {
                return name;
            }
        }
        return new TreeNode<>(new Named(0, name), 0, 1, 0.5, Bounds.UNKNOWN, TreeNode.Kind.LEAF, List.of(), 0);
    }
}
