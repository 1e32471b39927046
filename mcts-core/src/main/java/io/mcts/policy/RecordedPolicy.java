package io.mcts.policy;

import io.mcts.game.GameState;
import io.mcts.game.Move;
import java.util.random.RandomGenerator;

/**
 * Chooses as another policy does and records each choice. It plays move by move, since a game's own way to play on names no
 * moves.
 */
record RecordedPolicy<S extends GameState<S, M>, M extends Move>(Policy<S, M> policy, PlayedMoves played)
        implements Policy<S, M> {

    @Override
    public M choose(S state, RandomGenerator random) {
        M move = policy.choose(state, random);
        played.add(state.currentPlayer(), move.index());
        return move;
    }

    @Override
    public String toString() {
        return policy.toString();
    }
}
