package com.example.games;

import com.example.games.YourOwnGame.Nim;
import com.example.games.YourOwnGame.Take;
import io.mcts.testkit.GameStateContract;
import java.util.List;

class NimProperties implements GameStateContract<Nim, Take> {

    @Override
    public List<Nim> initialStates() {
        return List.of(new Nim(10, 0), new Nim(21, 1));
    }
}
