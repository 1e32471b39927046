package io.mcts.testkit;

import io.mcts.Mcts;
import io.mcts.testkit.StepRewardsTest.Mistake;
import io.mcts.testkit.StepRewardsTest.Step;
import io.mcts.testkit.StepRewardsTest.Walk;
import java.util.List;

/** A search of a game whose moves bring something keeps the rules of searches. */
class StepRewardsSearchProperties implements SearchContract<Walk, Step> {

    @Override
    public List<Walk> initialStates() {
        return List.of(new Walk(Mistake.NONE));
    }

    @Override
    public Mcts<Walk, Step> search() {
        return Mcts.<Walk, Step>builder().build();
    }
}
