package io.mcts.examples;

import io.mcts.examples.YourOwnGame.Nim;
import io.mcts.examples.YourOwnGame.Take;
import io.mcts.testkit.GameStateContract;
import java.util.List;

class NimProperties implements GameStateContract<Nim, Take> {

    @Override
    public List<Nim> initialStates() {
        return List.of(new Nim(10, 0), new Nim(21, 1));
    }
}
