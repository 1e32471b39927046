package com.example.games;

import io.mcts.testkit.GameStateContract;
import io.mcts.testkit.facts.GameFacts;
import io.mcts.testkit.facts.KnownGame;
import java.util.List;

class PigProperties implements GameStateContract<Pig, PigMove> {

    @Override
    public List<Pig> initialStates() {
        return List.of(new Pig(100, 7, 0, 0), new Pig(30, 2, 12, 9));
    }

    /** Six and three are kept, then four is lost by a one: nine points. And the goal ends a game at once. */
    @Override
    public GameFacts facts() {
        return GameFacts.none()
                .withKnownGames(
                        KnownGame.from(0)
                                .turn(0, "ROLL")
                                .chance("SIX")
                                .turn(0, "ROLL")
                                .chance("THREE")
                                .turn(0, "HOLD")
                                .turn(0, "ROLL")
                                .chance("FOUR")
                                .turn(0, "ROLL")
                                .chance("ONE"),
                        KnownGame.from(1)
                                .turn(0, "HOLD")
                                .turn(0, "ROLL")
                                .chance("ONE")
                                .pays(21),
                        KnownGame.from(1)
                                .turn(0, "ROLL")
                                .chance("FIVE")
                                .turn(0, "ROLL")
                                .chance("SIX")
                                .pays(30));
    }
}
