package com.example.policies;

import io.mcts.games.connectfour.ConnectFour;
import io.mcts.games.connectfour.Drop;
import io.mcts.policy.Policy;
import java.util.random.RandomGenerator;

/** Draws two random moves and plays the one nearer to the middle column, which more lines of four cross. */
public record TowardsTheMiddle() implements Policy<ConnectFour, Drop> {

    @Override
    public Drop choose(ConnectFour state, RandomGenerator random) {
        Drop first = state.randomMove(random);
        Drop second = state.randomMove(random);
        return distance(first) <= distance(second) ? first : second;
    }

    private static int distance(Drop move) {
        return Math.abs(move.index() - 3);
    }
}
