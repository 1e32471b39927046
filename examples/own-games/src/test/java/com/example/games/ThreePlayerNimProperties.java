package com.example.games;

import io.mcts.testkit.GameStateContract;
import io.mcts.testkit.facts.GameFacts;
import io.mcts.testkit.facts.KnownGame;
import java.util.List;

class ThreePlayerNimProperties implements GameStateContract<ThreePlayerNim, Take> {

    @Override
    public List<ThreePlayerNim> initialStates() {
        return List.of(new ThreePlayerNim(5, 0), new ThreePlayerNim(21, 2));
    }

    @Override
    public GameFacts facts() {
        return GameFacts.none()
                .withPayoffSum(1.5)
                .withKnownGames(KnownGame.from(0)
                        .turn(0, "take 2")
                        .turn(1, "take 1")
                        .turn(2, "take 2")
                        .pays(0, 0.5, 1));
    }
}
