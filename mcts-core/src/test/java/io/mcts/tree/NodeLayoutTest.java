package io.mcts.tree;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class NodeLayoutTest {

    @Test
    void aNodeHasNoWordThatNobodyAskedFor() {
        // a header, two words a child, half a word for its move; where chance moves a probability each
        assertThat(words(NodeLayout.PLAIN, 7, false)).isEqualTo(1 + 14 + 4);
        assertThat(words(NodeLayout.PLAIN, 6, true)).isEqualTo(1 + 12 + 3 + 6);
    }

    @Test
    void priorsTakeAWordForEachMoveOfAPlayer() {
        NodeLayout layout = new NodeLayout(Set.of(Column.PRIOR), 0);
        assertThat(words(layout, 7, false)).isEqualTo(1 + 14 + 4 + 7);
        assertThat(words(layout, 6, true)).isEqualTo(1 + 12 + 3 + 6);
    }

    @Test
    void sumsOfSquaresTakeAWordForEachMoveOfAPlayer() {
        NodeLayout layout = new NodeLayout(Set.of(Column.SQUARES), 0);
        assertThat(words(layout, 7, false)).isEqualTo(1 + 14 + 4 + 7);
        assertThat(words(layout, 6, true)).isEqualTo(1 + 12 + 3 + 6);
        assertThat(words(new NodeLayout(Set.of(Column.PRIOR, Column.SQUARES), 0), 7, false))
                .isEqualTo(1 + 14 + 4 + 7 + 7);
    }

    @Test
    void outcomeSumsTakeAWordForEachOutcomeAndPlayer() {
        NodeLayout layout = new NodeLayout(Set.of(), 3);
        assertThat(words(layout, 7, false)).isEqualTo(1 + 14 + 4);
        assertThat(words(layout, 6, true)).isEqualTo(1 + 12 + 3 + 6 + 18);
    }

    /** And a record beside the node, only where a bound needs it; the largest node and its record fit into a chunk. */
    @Test
    void boundsTakeAWordOfANode() {
        assertThat(words(NodeLayout.BOUNDS, 7, false)).isEqualTo(1 + 14 + 4 + 1);
        assertThat(words(NodeLayout.BOUNDS, 6, true)).isEqualTo(1 + 12 + 3 + 1 + 6);
        int most = NodeLayout.BOUNDS.maxChildren(false);
        assertThat(words(NodeLayout.BOUNDS, most, false) + BoundsWord.recordWords(most))
                .isBetween(Tree.CHUNK_LENGTH - 10, Tree.CHUNK_LENGTH);
        assertThat(NodeLayout.BOUNDS).isNotEqualTo(NodeLayout.PLAIN);
        assertThat(new NodeLayout(Set.of(), 0).withBounds()).isEqualTo(NodeLayout.BOUNDS);
    }

    @ParameterizedTest
    @CsvSource({"0, 0, true", "1, 3, false", "2, 3, false", "2, 3, true", "0, 32767, true"})
    void theGreatestNodeFillsAChunkOrTheHeader(int columnCount, int players, boolean isChance) {
        Set<Column> columns = Set.copyOf(List.of(Column.PRIOR, Column.SQUARES).subList(0, columnCount));
        NodeLayout layout = new NodeLayout(columns, players);
        int most = layout.maxChildren(isChance);
        assertThat(words(layout, most, isChance)).isLessThanOrEqualTo(Tree.CHUNK_LENGTH);
        if (most < 32_767) {
            assertThat(words(layout, most + 1, isChance)).isGreaterThan(Tree.CHUNK_LENGTH);
        }
    }

    private static int words(NodeLayout layout, int children, boolean isChance) {
        return layout.words(NodeView.header(children, NodeLayout.WIDEST_MOVE, 0, isChance));
    }
}
