package com.example.policies;

import io.mcts.Mcts;
import io.mcts.games.connectfour.ConnectFour;
import io.mcts.games.connectfour.Drop;
import io.mcts.testkit.SearchContract;
import java.util.List;

class OwnPoliciesSearchProperties implements SearchContract<ConnectFour, Drop> {

    @Override
    public List<ConnectFour> initialStates() {
        return List.of(ConnectFour.classic());
    }

    @Override
    public Mcts<ConnectFour, Drop> search() {
        return Mcts.<ConnectFour, Drop>builder()
                .selection(new EpsilonGreedySelection(0.3))
                .rollout(new TowardsTheMiddle())
                .build();
    }
}
