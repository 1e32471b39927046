package io.mcts;

import io.mcts.game.GameState;
import io.mcts.game.Move;
import io.mcts.policy.Policy;
import java.util.ArrayList;
import java.util.List;
import java.util.random.RandomGenerator;

/** Plays a rollout that failed once more, move by move, to name its moves. */
final class RecordedRollout {

    private static final int MOST_MOVES = 10_000;

    private RecordedRollout() {}

    /** The moves of a rollout up to its end or to where it fails. */
    static <S extends GameState<S, M>, M extends Move> List<M> moves(
            S state, Policy<S, M> policy, RandomGenerator random) {
        List<M> played = new ArrayList<>();
        try {
            while (!state.isTerminal() && played.size() < MOST_MOVES) {
                boolean isChance = state.currentPlayer() == GameState.CHANCE;
                M move = isChance ? state.randomMove(random) : policy.choose(state, random);
                played.add(move);
                state.play(move);
            }
        } catch (RuntimeException expected) {
            // the failure that is being explained; the moves up to it are what is asked for
        }
        return played;
    }
}
