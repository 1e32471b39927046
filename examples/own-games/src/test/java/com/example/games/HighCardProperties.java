package com.example.games;

import io.mcts.testkit.GameStateContract;
import io.mcts.testkit.HiddenInformationContract;
import java.util.List;
import java.util.OptionalDouble;

class HighCardProperties implements GameStateContract<HighCard, Cards>, HiddenInformationContract<HighCard, Cards> {

    @Override
    public List<HighCard> initialStates() {
        return List.of(new HighCard());
    }

    @Override
    public OptionalDouble payoffSum() {
        return OptionalDouble.of(0);
    }
}
