package io.mcts.benchmarks;

import io.mcts.testkit.GameStateContract;
import java.util.List;

class PlainArraysProperties implements GameStateContract<PlainArrays, PlainDrop> {

    @Override
    public List<PlainArrays> initialStates() {
        return List.of(new PlainArrays());
    }

    @Override
    public int longestGame() {
        return 42;
    }
}
