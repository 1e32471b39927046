package com.example.games;

import io.mcts.testkit.GameStateContract;
import io.mcts.testkit.facts.GameFacts;
import io.mcts.testkit.facts.KnownGame;
import java.util.List;

class JobShopProperties implements GameStateContract<JobShop, Dispatch> {

    @Override
    public List<JobShop> initialStates() {
        return List.of(new JobShop(JobShop.FT06), new JobShop(new int[][] {{0, 3, 1, 2}, {0, 4, 1, 2}}));
    }

    /** All is paid on the way, so nothing is left at the end. */
    @Override
    public GameFacts facts() {
        return GameFacts.none()
                .withKnownGames(KnownGame.from(1)
                        .turn(0, "job 1")
                        .turn(0, "job 1")
                        .turn(0, "job 2")
                        .turn(0, "job 2")
                        .pays(0));
    }
}
