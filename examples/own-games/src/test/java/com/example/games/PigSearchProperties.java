package com.example.games;

import io.mcts.Mcts;
import io.mcts.testkit.SearchContract;
import java.util.List;

class PigSearchProperties implements SearchContract<Pig, PigMove> {

    @Override
    public List<Pig> initialStates() {
        return List.of(new Pig(30, 2, 0, 0));
    }

    @Override
    public Mcts<Pig, PigMove> search() {
        return Mcts.<Pig, PigMove>builder().build();
    }
}
