package io.mcts.games.connectfour;

import io.mcts.testkit.GameStateContract;
import java.util.List;

class ConnectFourProperties implements GameStateContract<ConnectFour, Drop> {

    @Override
    public List<ConnectFour> initialStates() {
        return List.of(
                ConnectFour.classic(),
                ConnectFour.of(4, 4, new Cell(1, 2)),
                ConnectFour.of(7, 8, new Cell(6, 0), new Cell(5, 0), new Cell(0, 7)),
                ConnectFour.of(9, 9),
                ConnectFour.of(5, 12, new Cell(4, 5), new Cell(2, 5)),
                ConnectFour.of(12, 12, new Cell(5, 6)));
    }

    @Override
    public int longestGame() {
        return Board.LONGEST_SIDE * Board.LONGEST_SIDE;
    }
}
