package io.mcts.policy;

import static org.assertj.core.api.Assertions.assertThat;

import io.mcts.internal.LongTable;
import org.junit.jupiter.api.Test;

class NGramsTest {

    private final PlayedMoves played = new PlayedMoves();
    private final NGrams nGrams = new NGrams();

    @Test
    void nGramsOfDifferentLengthsAndOrdersAreDifferent() {
        played.add(0, 5); // number 0
        played.add(1, 5); // number 1
        long[] keys = {
            NGrams.key(played, 2, 1, 0),
            NGrams.key(played, 2, 1, 1),
            NGrams.key(played, 1, 1, 1),
            NGrams.key(played, 2, 2, 0)
        };
        assertThat(keys).doesNotHaveDuplicates();
        for (int i = 0; i < keys.length; i++) {
            assertThat(nGrams.number(keys[i])).isEqualTo(i);
        }
        assertThat(nGrams.number(keys[1])).as("known").isEqualTo(1);
    }

    @Test
    void anNGramThatIsTooShortOrOfTooManyChoicesIsNotKept() {
        played.add(0, 5);
        for (long key : new long[] {NGrams.key(played, 1, 2, 0), NGrams.key(played, 1, 1, NGrams.MOST_CHOICES)}) {
            nGrams.put(key, 3);
            assertThat(nGrams.get(key)).isEqualTo(LongTable.ABSENT);
            assertThat(nGrams.number(key)).isEqualTo(LongTable.ABSENT);
        }
    }

    @Test
    void aFullTableKeepsWhatItHas() {
        for (int key = 1; key <= NGrams.MOST_N_GRAMS; key++) {
            nGrams.number(key);
        }
        long beyond = NGrams.MOST_N_GRAMS + 1L;
        assertThat(nGrams.number(NGrams.MOST_N_GRAMS)).isEqualTo(NGrams.MOST_N_GRAMS - 1);
        assertThat(nGrams.number(beyond)).isEqualTo(LongTable.ABSENT);
        nGrams.put(beyond, 7);
        assertThat(nGrams.get(beyond)).isEqualTo(LongTable.ABSENT);
        nGrams.put(1, 7);
        assertThat(nGrams.get(1)).as("replaced").isEqualTo(7);
    }
}
