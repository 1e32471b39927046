package io.mcts.benchmarks;

import io.mcts.testkit.GameStateContract;
import java.util.List;

class PlainBitboardsProperties implements GameStateContract<PlainBitboards, PlainDrop> {

    @Override
    public List<PlainBitboards> initialStates() {
        return List.of(new PlainBitboards());
    }

    @Override
    public int longestGame() {
        return 42;
    }
}
