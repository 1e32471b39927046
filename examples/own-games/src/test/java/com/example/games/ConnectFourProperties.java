package com.example.games;

import io.mcts.testkit.GameStateContract;
import io.mcts.testkit.facts.GameFacts;
import io.mcts.testkit.facts.KnownGame;
import java.util.List;

class ConnectFourProperties implements GameStateContract<ConnectFour, Drop> {

    @Override
    public List<ConnectFour> initialStates() {
        return List.of(new ConnectFour());
    }

    @Override
    public GameFacts facts() {
        return GameFacts.none()
                .withLongestGame(42)
                .withPayoffSum(0)
                .withKnownGames(
                        won(1, 1, 2, 2, 3, 3, 4),
                        won(1, 2, 1, 2, 1, 2, 1),
                        won(1, 2, 2, 3, 3, 4, 3, 4, 4, 6, 4),
                        won(7, 6, 6, 5, 5, 4, 5, 4, 4, 2, 4));
    }

    /** A row, a column and both diagonals that win. */
    private static KnownGame won(int... columns) {
        KnownGame game = KnownGame.from(0);
        for (int turn = 0; turn < columns.length; turn++) {
            game = game.turn(turn % 2, "column " + columns[turn]);
        }
        return game.pays(1, -1);
    }
}
