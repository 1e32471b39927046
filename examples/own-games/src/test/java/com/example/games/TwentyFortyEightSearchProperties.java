package com.example.games;

import io.mcts.Mcts;
import io.mcts.testkit.SearchContract;
import java.util.List;

class TwentyFortyEightSearchProperties implements SearchContract<TwentyFortyEight, TileMove> {

    @Override
    public List<TwentyFortyEight> initialStates() {
        return List.of(TwentyFortyEight.of(4, 0.9, 0, 2, 2, 0));
    }

    @Override
    public Mcts<TwentyFortyEight, TileMove> search() {
        return Mcts.<TwentyFortyEight, TileMove>builder().build();
    }
}
