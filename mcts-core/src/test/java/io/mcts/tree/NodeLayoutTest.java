package io.mcts.tree;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class NodeLayoutTest {

    @Test
    void aNodeHasNoWordThatNobodyAskedFor() {
        // a header, two words a child, half a word for its move; where chance moves a probability each
        assertThat(NodeLayout.PLAIN.words(7, false)).isEqualTo(1 + 14 + 4);
        assertThat(NodeLayout.PLAIN.words(6, true)).isEqualTo(1 + 12 + 3 + 6);
    }

    @Test
    void priorsTakeAWordForEachMoveOfAPlayer() {
        NodeLayout layout = new NodeLayout(true, 0);
        assertThat(layout.words(7, false)).isEqualTo(1 + 14 + 4 + 7);
        assertThat(layout.words(6, true)).isEqualTo(1 + 12 + 3 + 6);
    }

    @Test
    void outcomeSumsTakeAWordForEachOutcomeAndPlayer() {
        NodeLayout layout = new NodeLayout(false, 3);
        assertThat(layout.words(7, false)).isEqualTo(1 + 14 + 4);
        assertThat(layout.words(6, true)).isEqualTo(1 + 12 + 3 + 6 + 18);
    }

    @ParameterizedTest
    @CsvSource({"false, 0, true", "true, 3, false", "true, 3, true", "false, 32767, true"})
    void theGreatestNodeFillsAChunkOrTheHeader(boolean hasPriors, int players, boolean isChance) {
        NodeLayout layout = new NodeLayout(hasPriors, players);
        int most = layout.maxChildren(isChance);
        assertThat(layout.words(most, isChance)).isLessThanOrEqualTo(Tree.CHUNK_WORDS);
        if (most < 32_767) {
            assertThat(layout.words(most + 1, isChance)).isGreaterThan(Tree.CHUNK_WORDS);
        }
    }
}
