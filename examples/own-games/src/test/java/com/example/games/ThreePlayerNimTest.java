package com.example.games;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.mcts.Mcts;
import io.mcts.control.Budget;
import io.mcts.result.SearchResult;
import org.junit.jupiter.api.Test;

/**
 * What a heap is worth to the player to move, the next one and the one after him, worked out from the end:
 *
 * <pre>
 * 0       0    0.5  1      the last stone was taken before
 * 1, 2    1    0    0.5    take all
 * 3       0.5  1    0      whatever is taken, the next one takes the rest
 * 4       0.5  1    0      take 2; taking 1 leaves 3, where the one after the next is last
 * 5       0    0.5  1      whatever is taken, 3 or 4 are left: the next one is second, the one after him first
 * </pre>
 *
 * Five stones are worth what none are, so it all comes again every five stones.
 */
class ThreePlayerNimTest {

    private static final double[] VALUES = {0, 1, 1, 0.5, 0.5};
    private static final int EITHER = 0;
    private static final int[] MOVES = {EITHER, 1, 2, EITHER, 2};

    @Test
    void theSearchFindsTheValueAndTheMoveOfEveryHeap() {
        Mcts<ThreePlayerNim, Take> mcts =
                Mcts.<ThreePlayerNim, Take>builder().seed(1).build();
        for (int heap = 1; heap <= 12; heap++) {
            SearchResult<Take> result = mcts.search(new ThreePlayerNim(heap, heap % 3), Budget.iterations(20_000));
            assertEquals(VALUES[heap % 5], result.value(), 0.1, "value of " + heap);
            int move = MOVES[heap % 5];
            if (move != EITHER) {
                assertEquals(new Take(move), result.bestMove(), "move from " + heap);
            }
        }
    }
}
