package io.mcts.games.connectfour;

import io.mcts.game.Notation;
import io.mcts.testkit.NotationContract;
import java.util.List;

/** The notation of the classic board; each board has a notation of its own. */
class ConnectFourNotationProperties implements NotationContract<ConnectFour, Drop> {

    ConnectFour empty() {
        return ConnectFour.classic();
    }

    @Override
    public List<ConnectFour> initialStates() {
        return List.of(empty());
    }

    @Override
    public Notation<ConnectFour, Drop> notation() {
        return ConnectFourNotation.of(empty());
    }
}
