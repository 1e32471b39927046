package io.mcts.games.connectfour;

import io.mcts.game.Notation;
import io.mcts.testkit.NotationContract;
import java.util.List;
import net.jqwik.api.Group;

/** The contract of notations; each board has a notation of its own. */
class ConnectFourNotationProperties {

    @Group
    class Classic extends OfABoard {
        Classic() {
            super(ConnectFour.classic());
        }
    }

    @Group
    class WideWithBlockedCells extends OfABoard {
        WideWithBlockedCells() {
            super(ConnectFour.of(5, 12, new Cell(4, 5), new Cell(2, 5)));
        }
    }

    private abstract static class OfABoard implements NotationContract<ConnectFour, Drop> {

        private final ConnectFour empty;

        OfABoard(ConnectFour empty) {
            this.empty = empty;
        }

        @Override
        public List<ConnectFour> initialStates() {
            return List.of(empty.copy());
        }

        @Override
        public Notation<ConnectFour, Drop> notation() {
            return ConnectFourNotation.of(empty);
        }
    }
}
