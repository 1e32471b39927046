package io.mcts.policy;

import io.mcts.game.GameState;
import io.mcts.game.Move;
import java.util.random.RandomGenerator;

/** Chooses each legal move with equal probability: the rollout policy of plain UCT. */
public record UniformPolicy<S extends GameState<?, M>, M extends Move>() implements Policy<S, M> {

    @Override
    public M choose(S state, RandomGenerator random) {
        return state.randomMove(random);
    }

    @Override
    public void playOut(S state, RandomGenerator random) {
        state.playOut(random);
    }

    @Override
    public String toString() {
        return "uniform";
    }
}
