package io.mcts.testkit;

import java.util.List;

/** A right game with chance and three players keeps every rule. */
class DiceRaceProperties implements GameStateContract<DiceRace, DiceRace.Action> {

    @Override
    public List<DiceRace> initialStates() {
        DiceRace begun = new DiceRace();
        begun.points[2] = 1;
        return List.of(new DiceRace(), begun);
    }
}
