package io.mcts;

import io.mcts.game.GameState;
import io.mcts.game.Move;
import io.mcts.policy.Policy;
import java.util.random.RandomGenerator;

/** Chooses the best move of a search. */
record SearchPolicy<S extends GameState<S, M>, M extends Move>(Mcts<S, M> mcts, Budget budget) implements Policy<S, M> {

    @Override
    public M choose(S state, RandomGenerator random) {
        return mcts.withSeed(random.nextLong()).search(state, budget).bestMove();
    }

    @Override
    public String toString() {
        return mcts + " for " + budget;
    }
}
