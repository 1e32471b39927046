package io.mcts.games.connectfour;

import io.mcts.testkit.GameStateContract;
import io.mcts.testkit.facts.GameFacts;
import java.util.List;

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

    /** Powers of 7 until a column is full: after six moves in one column, in seven ways, that is no move any more. */
    @Override
    public GameFacts facts() {
        return GameFacts.none()
                .withLongestGame(Board.LONGEST_SIDE * Board.LONGEST_SIDE)
                .withPositions(1, 7)
                .withPositions(2, 49)
                .withPositions(3, 343)
                .withPositions(4, 2_401)
                .withPositions(5, 16_807)
                .withPositions(6, 117_649)
                .withPositions(7, 823_543 - 7);
    }
}
