package io.mcts.games.connectfour;

import io.mcts.testkit.GameStateContract;
import java.util.List;
import java.util.Map;

class ConnectFourProperties implements GameStateContract<ConnectFour, Drop> {

    @Override
    public List<ConnectFour> initialStates() {
        return List.of(
                ConnectFour.classic(),
                ConnectFour.of(4, 4, new BoardCell(1, 2)),
                ConnectFour.of(7, 8, new BoardCell(6, 0), new BoardCell(5, 0), new BoardCell(0, 7)),
                ConnectFour.of(9, 9),
                ConnectFour.of(5, 12, new BoardCell(4, 5), new BoardCell(2, 5)),
                ConnectFour.of(12, 12, new BoardCell(5, 6)));
    }

    /** Fewer than users have, but at night. */
    @Override
    public int tries() {
        return Integer.getInteger("tests.tries", 100);
    }

    @Override
    public int longestGame() {
        return Board.LONGEST_SIDE * Board.LONGEST_SIDE;
    }

    /** Powers of 7 until a column is full: after six moves in one column, in seven ways, that is no move any more. */
    @Override
    public Map<Integer, Long> positions() {
        return Map.of(1, 7L, 2, 49L, 3, 343L, 4, 2_401L, 5, 16_807L, 6, 117_649L, 7, 823_543L - 7);
    }
}
