package com.example.games;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.mcts.Mcts;
import io.mcts.control.Budget;
import java.util.LinkedHashMap;
import java.util.Map;
import org.junit.jupiter.api.Test;

class ConnectFourTest {

    /** Distinct positions after 0, 1, 2 ... discs, as published (J. Tromp, OEIS A212693). */
    private static final int[] POSITIONS = {1, 7, 49, 238, 1_120, 4_263, 16_422, 54_859};

    @Test
    void thereAreAsManyPositionsAsPublished() {
        Map<String, ConnectFour> reached = new LinkedHashMap<>();
        reached.put("", new ConnectFour());
        for (int positions : POSITIONS) {
            assertEquals(positions, reached.size());
            Map<String, ConnectFour> next = new LinkedHashMap<>();
            for (ConnectFour state : reached.values()) {
                for (Drop drop : state.legalMoves()) {
                    ConnectFour after = state.copy();
                    after.play(drop);
                    next.put(after.toString(), after);
                }
            }
            reached = next;
        }
    }

    /** x has three in the bottom row, open at one end: o must go there. */
    @Test
    void theSearchBlocks() {
        ConnectFour state = new ConnectFour();
        for (int column : new int[] {0, 0, 1, 1, 2}) {
            state.play(new Drop(column));
        }
        Mcts<ConnectFour, Drop> mcts = Mcts.of(state).seed(1).build();
        assertEquals(new Drop(3), mcts.search(state, Budget.iterations(2_000)).bestMove());
    }
}
