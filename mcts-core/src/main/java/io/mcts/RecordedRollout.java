package io.mcts;

import io.mcts.game.GameState;
import io.mcts.game.Move;
import io.mcts.policy.Policy;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.random.RandomGenerator;

/** Plays a rollout that failed once more, move by move, to name its moves. */
final class RecordedRollout {

    private static final int MOST_MOVES = 10_000;

    private RecordedRollout() {}

    /**
     * The moves of a rollout up to where it fails. A game that plays whole games in a way of its own may draw other moves; then
     * this one need not fail, and there is nothing to name.
     */
    static <S extends GameState<S, M>, M extends Move> Optional<List<M>> failing(
            S state, Policy<S, M> policy, RandomGenerator random, RewardScale scale) {
        List<M> played = new ArrayList<>();
        try {
            while (!state.isTerminal() && played.size() < MOST_MOVES) {
                boolean isChance = state.currentPlayer() == GameState.CHANCE;
                M move = isChance ? state.randomMove(random) : policy.choose(state, random);
                played.add(move);
                state.play(move);
            }
            return state.isTerminal() && paysWithin(scale, state) ? Optional.empty() : Optional.of(played);
        } catch (RuntimeException expected) {
            return Optional.of(played);
        }
    }

    private static boolean paysWithin(RewardScale scale, GameState<?, ?> state) {
        for (int player = 0; player < state.playerCount(); player++) {
            if (!scale.contains(state.payoff(player))) {
                return false;
            }
        }
        return true;
    }
}
