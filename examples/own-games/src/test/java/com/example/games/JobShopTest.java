package com.example.games;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.mcts.Mcts;
import io.mcts.SearchTree;
import io.mcts.control.Budget;
import io.mcts.selection.Ucb1;
import org.junit.jupiter.api.Test;

class JobShopTest {

    private static final int BEST = 55;

    /** Two jobs that want the same machine first, for 3 and 4, and then the other one for 2 each: 0-3, 3-5, 3-7, 7-9. */
    @Test
    void aMoveCostsWhatItAddsToTheSchedule() {
        JobShop shop = new JobShop(new int[][] {{0, 3, 1, 2}, {0, 4, 1, 2}});
        int[] order = {0, 0, 1, 1};
        int[] costs = {3, 2, 2, 2};
        for (int i = 0; i < order.length; i++) {
            shop.play(new Dispatch(order[i]));
            assertEquals(-costs[i], shop.reward(0));
        }
        assertEquals(9, shop.makespan());
    }

    /** The tree is kept from move to move: what has been found once is found faster again. */
    @Test
    void theSearchFindsTheShortestScheduleOfFt06() {
        for (int seed = 1; seed <= 3; seed++) {
            assertEquals(BEST, makespan(seed), "by seed " + seed);
        }
    }

    private static int makespan(int seed) {
        Mcts<JobShop, Dispatch> mcts =
                Mcts.of(JobShop.class).selection(Ucb1.of(0.1)).seed(seed).build();
        JobShop shop = new JobShop(JobShop.FT06);
        SearchTree<JobShop, Dispatch> tree = mcts.tree(shop);
        while (!shop.isTerminal()) {
            Dispatch move = tree.search(Budget.iterations(1_000)).bestMove();
            shop.play(move);
            tree.advance(move);
        }
        return shop.makespan();
    }
}
