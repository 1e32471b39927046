package io.mcts.policy;

import static org.assertj.core.api.Assertions.assertThat;

import io.mcts.internal.LongTable;
import org.junit.jupiter.api.Test;

class RowsTest {

    private final PlayedMoves played = new PlayedMoves();
    private final Rows rows = new Rows();

    @Test
    void rowsOfDifferentLengthsAndOrdersAreDifferent() {
        played.add(0, 5); // number 0
        played.add(1, 5); // number 1
        long[] keys = {
            Rows.key(played, 2, 1, 0), Rows.key(played, 2, 1, 1), Rows.key(played, 1, 1, 1), Rows.key(played, 2, 2, 0)
        };
        assertThat(keys).doesNotHaveDuplicates();
        for (int i = 0; i < keys.length; i++) {
            assertThat(rows.number(keys[i])).isEqualTo(i);
        }
        assertThat(rows.number(keys[1])).as("known").isEqualTo(1);
    }

    @Test
    void aRowThatIsTooShortOrOfTooManyChoicesIsNotKept() {
        played.add(0, 5);
        for (long key : new long[] {Rows.key(played, 1, 2, 0), Rows.key(played, 1, 1, Rows.MOST_CHOICES)}) {
            rows.put(key, 3);
            assertThat(rows.get(key)).isEqualTo(LongTable.ABSENT);
            assertThat(rows.number(key)).isEqualTo(LongTable.ABSENT);
        }
    }

    @Test
    void aFullTableKeepsWhatItHas() {
        for (int key = 1; key <= Rows.MOST_ROWS; key++) {
            rows.number(key);
        }
        long beyond = Rows.MOST_ROWS + 1L;
        assertThat(rows.number(Rows.MOST_ROWS)).isEqualTo(Rows.MOST_ROWS - 1);
        assertThat(rows.number(beyond)).isEqualTo(LongTable.ABSENT);
        rows.put(beyond, 7);
        assertThat(rows.get(beyond)).isEqualTo(LongTable.ABSENT);
        rows.put(1, 7);
        assertThat(rows.get(1)).as("replaced").isEqualTo(7);
    }
}
