package com.example.policies;

import io.mcts.games.connectfour.ConnectFour;
import io.mcts.games.connectfour.Drop;
import io.mcts.policy.Policy;
import io.mcts.testkit.PolicyContract;
import java.util.List;

class TowardsTheMiddleProperties implements PolicyContract<ConnectFour, Drop> {

    @Override
    public List<ConnectFour> initialStates() {
        return List.of(ConnectFour.classic());
    }

    @Override
    public Policy<ConnectFour, Drop> policy() {
        return new TowardsTheMiddle();
    }
}
