package io.mcts.testkit;

import io.mcts.Mcts;
import java.util.List;

class DiceRaceSearchProperties implements SearchContract<DiceRace, DiceRace.Action> {

    @Override
    public List<DiceRace> initialStates() {
        return new DiceRaceProperties().initialStates();
    }

    @Override
    public Mcts<DiceRace, DiceRace.Action> search() {
        return Mcts.<DiceRace, DiceRace.Action>builder().build();
    }
}
