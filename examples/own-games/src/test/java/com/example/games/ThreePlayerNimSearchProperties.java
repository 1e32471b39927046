package com.example.games;

import io.mcts.Mcts;
import io.mcts.testkit.SearchContract;
import java.util.List;

class ThreePlayerNimSearchProperties implements SearchContract<ThreePlayerNim, Take> {

    @Override
    public List<ThreePlayerNim> initialStates() {
        return List.of(new ThreePlayerNim(12, 0));
    }

    @Override
    public Mcts<ThreePlayerNim, Take> search() {
        return Mcts.<ThreePlayerNim, Take>builder().build();
    }
}
