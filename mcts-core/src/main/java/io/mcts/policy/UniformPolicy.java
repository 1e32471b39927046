package io.mcts.policy;

import io.mcts.game.GameState;
import io.mcts.game.Move;
import java.util.random.RandomGenerator;

/**
 * Chooses each legal move with equal chance: the rollout policy of plain UCT, and the weakest player of all.
 *
 * @param <S> the states of the game
 * @param <M> the moves of the game
 */
public record UniformPolicy<S extends GameState<S, M>, M extends Move>() implements Policy<S, M> {

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
