package com.example.games;

import io.mcts.testkit.GameStateContract;
import io.mcts.testkit.HiddenInformationContract;
import io.mcts.testkit.facts.GameFacts;
import java.util.List;

class HighCardProperties implements GameStateContract<HighCard, Cards>, HiddenInformationContract<HighCard, Cards> {

    @Override
    public List<HighCard> initialStates() {
        return List.of(new HighCard());
    }

    @Override
    public GameFacts facts() {
        return GameFacts.none().withPayoffSum(0);
    }
}
