package com.example.games;

import io.mcts.testkit.GameStateContract;
import io.mcts.testkit.facts.GameFacts;
import io.mcts.testkit.facts.KnownGame;
import java.util.List;

class TwentyFortyEightProperties implements GameStateContract<TwentyFortyEight, TileMove> {

    @Override
    public List<TwentyFortyEight> initialStates() {
        return List.of(
                new TwentyFortyEight(2, 3, 0.9), new TwentyFortyEight(4, 11, 0.99), new TwentyFortyEight(3, 5, 1));
    }

    /** Two tiles of 4 in the same column are one of 8, and that is the goal. */
    @Override
    public GameFacts facts() {
        return GameFacts.none()
                .withKnownGames(KnownGame.from(0)
                        .chance("4 at 0")
                        .chance("4 at 2")
                        .turn(0, "up")
                        .pays(0));
    }
}
